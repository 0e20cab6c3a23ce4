import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { createBooking, ownParty } from '#server/features/bookings/public.ts';
import { Refusal } from '#server/http/answers/refusal.ts';
import { seededAt } from '#tests/support/database.ts';
import type { PersonPlan } from '#tests/support/world.ts';
import { aWorld } from '#tests/support/world.ts';
import type { Hours } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';

export interface Tally {
  readonly booked: number;
  /** How often each sentence was said. */
  readonly refused: Readonly<Record<string, number>>;
}

export interface CrowdedWorld {
  readonly programmeId: string;
  readonly session: string;
  readonly members: readonly TestPerson[];
  readonly coaches: readonly TestPerson[];
  /** One for each member, in their order. */
  readonly lots: readonly string[];
}

/** A world of many members who all want the same, and of one coach unless told. */
export async function aCrowdedWorld(
  db: Database,
  wanted: {
    readonly members: number;
    readonly coaches?: number;
    /** Units in each member's lot. */
    readonly units?: number;
    readonly hours?: Hours;
  },
): Promise<CrowdedWorld> {
  const { members: crowdSize, coaches = 1, units = 10, hours = 'office' } = wanted;
  const several = <Value>(count: number, prefix: string, value: (key: string) => Value) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`${prefix}${n}`, value(`${prefix}${n}`)]),
    );
  const members = several(crowdSize, 'mia', (key): PersonPlan => ({
    role: 'Member',
    name: `${key} Turner`,
  }));
  const coaching = several(coaches, 'ana', (key): PersonPlan => ({
    role: 'Coach',
    name: `${key} Silva`,
    hours,
  }));
  const world = await aWorld(db, {
    people: { ...members, ...coaching },
    sessions: { wanted: {} },
    lots: several(crowdSize, 'mia', (holder) => ({ session: 'wanted' as const, holder, units })),
  });
  const of = (plans: object) => Object.keys(plans).flatMap((key) => world.people[key] ?? []);
  return {
    programmeId: world.programmeId,
    session: world.sessions.wanted,
    members: of(members),
    coaches: of(coaching),
    lots: Object.values(world.lots),
  };
}

/** One member's attempt to book, as the endpoint makes it: in a transaction of its own that is repeated after a deadlock. */
export async function attempt(
  db: Database,
  world: CrowdedWorld,
  { member, coach = 0, startsAt }: { member: number; coach?: number; startsAt: number },
): Promise<string> {
  const principal = world.members[member];
  const coachId = world.coaches[coach]?.id;
  if (!principal || !coachId) throw new Error('Nobody there');
  return db.transaction(async () => {
    const party = await ownParty(db, principal.id);
    if (!party) throw new Error('No such member');
    return createBooking(db, {
      type: 'REQUEST',
      by: principal,
      party,
      sessionId: world.session,
      coachId,
      lotId: world.lots[member] ?? null,
      startsAt,
      at: seededAt,
    });
  });
}

/** Runs attempts all at once and counts what became of them; anything but a refusal fails. */
export async function crowd(attempts: readonly (() => Promise<string>)[]): Promise<Tally> {
  let booked = 0;
  const refused: Record<string, number> = {};
  const settled = await Promise.allSettled(attempts.map((each) => each()));
  for (const outcome of settled) {
    if (outcome.status === 'fulfilled') booked += 1;
    else if (outcome.reason instanceof Refusal) {
      const sentence = Object.values(outcome.reason.errors)[0] ?? '';
      refused[sentence] = (refused[sentence] ?? 0) + 1;
    } else throw outcome.reason;
  }
  return { booked, refused };
}

/** Reservations of one person that overlap; there must be none. */
export async function overlaps(db: Database): Promise<number> {
  const [row] = await db.orm.execute<{ count: number }>(sql`
    select count(*)::int as count from reservations a join reservations b
      on a.person_id = b.person_id and a.side = b.side and a.id < b.id and a.during && b.during`);
  return row?.count ?? -1;
}
