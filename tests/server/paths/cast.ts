import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots, policies, teams, users } from '#database/schema/index.ts';
import { defaultPolicy, type PolicyParameters } from '#domain/policy/parameters.ts';
import { aPerson, aTeam, permit } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { clearStage, type Stage } from '#tests/support/stage.ts';
import { aWorld, type World } from '#tests/support/world.ts';

/** The people of the models, alive in a database, with what they need to book. */
export interface Cast {
  readonly people: Readonly<Record<string, TestPerson>>;
  readonly world: World;
  /** The team of Mia and Max. Mia leads it until {@link Cast.handOver}. */
  readonly team: string;
  /** Mia's lot, or the team's when the cast is one for a team; one unit in it. */
  readonly lot: string;
  /** Gives the team to its new leader, Lea. */
  handOver(): Promise<void>;
}

export interface Wanted {
  readonly cost: number;
  readonly needsConfirmation: boolean;
  readonly durationMinutes: number;
  readonly forTeam: boolean;
  readonly policy: Partial<PolicyParameters>;
}

/** New people in a new organisation, under a policy of their own: whatever happened before is none of their business. */
export async function aCast(stage: Stage, wanted: Wanted): Promise<Cast> {
  const { db } = stage;
  await clearStage(stage);
  await newPolicy(db, wanted.policy);
  const world = await aWorld(db, {
    members: 2,
    coaches: 2,
    units: Math.max(1, wanted.cost),
    hours: 'always',
    session: {
      creditCost: wanted.cost,
      requiresCoachConfirmation: wanted.needsConfirmation,
      durationMinutes: wanted.durationMinutes,
    },
  });
  const [mia, max] = world.members;
  const [carl, cora] = world.coaches;
  const [lot] = world.lots;
  if (!mia || !max || !carl || !cora || !lot)
    throw new Error('The world is too small for the cast');
  const { organizationId } = world;
  const lea = await aPerson(db, 'OrganizationAdmin', 'Lea Novak', { organizationId });
  const team = await aTeam(db, 'Northern team', organizationId, [mia, max]);
  await permit(db, carl.id, 'team', [team]);
  if (wanted.forTeam) {
    await db.orm
      .update(creditLots)
      .set({ holderType: 'team', holderId: team })
      .where(eq(creditLots.id, lot));
  }
  return {
    people: { mia, max, lea, carl, cora, sam: world.admin },
    world,
    team,
    lot,
    async handOver() {
      await db.orm.update(teams).set({ leaderId: lea.id }).where(eq(teams.id, team));
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
