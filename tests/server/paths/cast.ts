import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { policies, teams, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { defaultPolicy, type PolicyParameters } from '#domain/policy/parameters.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { clearStage, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

/** The people of the models, alive in a database, with what they need to book. */
export interface Cast {
  readonly people: Readonly<Record<string, TestPerson>>;
  readonly session: string;
  /** The team of Mia and Max. Mia leads it until {@link Cast.handOver}. */
  readonly team: string;
  /** Mia's lot, or the team's when the cast is one for a team; one unit in it. */
  readonly lot: string;
  readonly lotOfMax: string;
  /** Gives the team to its new leader, Lea. */
  handOver(): Promise<void>;
}

export interface Wanted {
  readonly cost: number;
  readonly needsConfirmation: boolean;
  readonly durationMinutes: number;
  readonly forTeam: boolean;
  /** It is a group's, and everybody pays for themselves. */
  readonly eachPays?: boolean;
  readonly policy: Partial<PolicyParameters>;
}

/** New people in a new organisation, under a policy of their own: whatever happened before is none of their business. */
export async function aCast(stage: Stage, wanted: Wanted): Promise<Cast> {
  const { db } = stage;
  await clearStage(stage);
  await newPolicy(db, wanted.policy);
  const units = Math.max(1, wanted.cost);
  const {
    people,
    sessions,
    teams: led,
    lots,
  } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      max: { role: 'Member', name: 'Max Reed' },
      lea: { role: 'OrganizationAdmin', name: 'Lea Novak', isGuest: true },
      carl: { role: 'Coach', name: 'Carl Okoro' },
      cora: { role: 'Coach', name: 'Cora Silva' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: {
      wanted: {
        creditCost: wanted.cost,
        requiresCoachConfirmation: wanted.needsConfirmation,
        durationMinutes: wanted.durationMinutes,
        ...(wanted.eachPays && {
          format: 'group',
          maxAttendees: 3,
          creditMode: 'perAttendee',
        }),
      },
      // Whoever can't be booked for the one is still somebody they may ask.
      other: { name: `Another session ${newId()}`, creditCost: 0 },
    },
    teams: { north: { name: 'Northern team', members: ['mia', 'max'], coaches: ['carl'] } },
    lots: {
      paying: { session: 'wanted', holder: wanted.forTeam ? 'north' : 'mia', units },
      max: { session: 'wanted', holder: 'max', units },
    },
  });
  return {
    people,
    session: sessions.wanted,
    team: led.north,
    lot: lots.paying,
    lotOfMax: lots.max,
    async handOver() {
      await db.orm.update(teams).set({ leaderId: people.lea.id }).where(eq(teams.id, led.north));
    },
  };
}

/** From now on these are the rules, for whoever has none of their own. */
export async function newPolicy(
  db: Database,
  parameters: Partial<PolicyParameters>,
): Promise<void> {
  await db.orm.insert(policies).values({
    version: sql`(select coalesce(max(version), 0) + 1 from policies)`,
    parameters: { ...defaultPolicy, minNotice: 0, ...parameters },
    createdAt: 0,
  });
}

export const firstNameOf = async (db: Database, { id }: TestPerson): Promise<string> => {
  const [person] = await db.orm
    .select({ name: users.firstName })
    .from(users)
    .where(eq(users.id, id));
  return person?.name ?? '';
};
