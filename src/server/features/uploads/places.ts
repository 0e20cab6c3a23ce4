import { and, eq, isNull } from 'drizzle-orm';
import { organizationState } from '#machines/organization/states.gen.ts';
import type { Database } from '#database/database.ts';
import { isSameName } from '#database/same-name.ts';
import { organizations, programmes, teams } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

interface Place {
  readonly id: string;
  readonly name: string;
}

export interface Home extends Place {
  readonly ssoEnforced: boolean;
}

/** What the names in a file mean. Each is looked up once. */
export interface Places {
  readonly organization: (name: string) => Promise<Home | null>;
  readonly team: (organizationId: string, name: string) => Promise<Place | null>;
  readonly programme: (organizationId: string, name: string) => Promise<Place | null>;
}

export function placesIn(db: Database): Places {
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(kind: string, parts: readonly string[], find: () => Promise<T | null>) => {
    const key = JSON.stringify([kind, ...parts.map((part) => part.toUpperCase().toLowerCase())]);
    const found = (known.get(key) as Promise<T | null> | undefined) ?? find();
    known.set(key, found);
    return found;
  };
  return {
    organization: (name) =>
      once('organization', [name], async () => {
        const [found] = await db.orm
          .select({
            id: organizations.id,
            name: organizations.name,
            ssoEnforced: organizations.ssoEnforced,
          })
          .from(organizations)
          .where(
            and(
              isSameName(organizations.name, name),
              inState(organizations.status, organizationState.active),
            ),
          )
          .limit(1);
        return found ?? null;
      }),
    team: (organizationId, name) =>
      once('team', [organizationId, name], async () => {
        const [found] = await db.orm
          .select({ id: teams.id, name: teams.name })
          .from(teams)
          .where(
            and(
              eq(teams.organizationId, organizationId),
              isNull(teams.deletedAt),
              isSameName(teams.name, name),
            ),
          )
          .limit(1);
        return found ?? null;
      }),
    programme: (organizationId, name) =>
      once('programme', [organizationId, name], async () => {
        const [found] = await db.orm
          .select({ id: programmes.id, name: programmes.name })
          .from(programmes)
          .where(
            and(
              eq(programmes.organizationId, organizationId),
              isNull(programmes.deletedAt),
              isSameName(programmes.name, name),
            ),
          )
          .orderBy(programmes.id)
          .limit(1);
        return found ?? null;
      }),
  };
}
