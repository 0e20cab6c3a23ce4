import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/database.ts';
import { notInState } from '#database/in-state.ts';
import {
  bookings,
  organizations,
  programmes,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import type { ParentKind } from '#domain/records/parents.ts';
import { userState } from '#machines/user/states.gen.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';

/** The rows that are parents of this kind, and the column that names them. */
interface Parent {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly name: PgColumn;
  readonly among?: SQL;
  /** Which of them are not erased. */
  readonly known?: SQL;
}

const person = {
  table: users,
  id: users.id,
  name: users.fullName,
  known: notInState(users.status, userState.obfuscated),
};

const parents: Readonly<Record<ParentKind | 'person' | 'organization', Parent>> = {
  programme: { table: programmes, id: programmes.id, name: programmes.name },
  organization: { table: organizations, id: organizations.id, name: organizations.name },
  booking: { table: bookings, id: bookings.id, name: bookings.title },
  session: { table: sessions, id: sessions.id, name: sessions.name },
  team: { table: teams, id: teams.id, name: teams.name },
  coach: { ...person, among: eq(users.role, 'Coach') },
  member: { ...person, among: inArray(users.role, ['Member', 'OrganizationAdmin']) },
  /** Of any role: whoever once was a coach. */
  person,
};

/** Who looks at a place, and when: what every endpoint is called with. */
export interface Look {
  readonly principal: Principal;
  readonly now: number;
  readonly services: { readonly db: Database };
}

export interface ParentRecord {
  readonly id: string;
  readonly name: string;
}

interface PlaceParts<Holds> {
  readonly under: ParentKind | 'person' | 'organization';
  /** Which parents are there for this reader; undefined: all of them. */
  readonly visible: (look: Omit<Look, 'services'>, id: string) => SQL | undefined;
  /** Whoever was erased is a parent too, for what has to stay in the books. */
  readonly erasedToo?: boolean;
  /** What narrows a list to the records that lie under this parent. */
  readonly holds: Holds;
}

/** Where the records of one kind lie, on the server: under whom, for whom, and which of them. */
export interface Place<Holds> {
  readonly holds: Holds;
  /** The parent by its name; null when it is absent, or not there for this reader. */
  readonly find: (look: Look, id: string) => Promise<ParentRecord | null>;
  /** The same for an endpoint: absent and foreign parents are refused with one sentence. */
  readonly open: (look: Look, id: string) => Promise<ParentRecord>;
}

/** Declares a place. Its pages are declared by `definePlaces` in the browser. */
export function definePlace<Holds extends (id: string, ...more: never[]) => unknown>({
  under,
  visible,
  erasedToo = false,
  holds,
}: PlaceParts<Holds>): Place<Holds> {
  const { table, id: idColumn, name, among, known } = parents[under];
  const wanted = and(among, erasedToo ? undefined : known);
  const find = async (look: Look, id: string): Promise<ParentRecord | null> => {
    const isThere = and(eq(idColumn, id), wanted, visible(look, id));
    const [found] = await look.services.db.orm.execute<{ id: string; name: string }>(
      sql`select ${idColumn} as id, ${name} as name from ${table} where ${isThere}`,
    );
    return found ?? null;
  };
  return {
    holds,
    find,
    async open(look, id) {
      const found = await find(look, id);
      if (!found) throw refuse.notFound();
      return found;
    },
  };
}
