import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { createBooking, memberParty } from '#server/features/bookings/public.ts';
import { Refusal } from '#server/http/refusal.ts';
import { worldNow, type World } from '#tests/support/world.ts';

export interface Tally {
  readonly booked: number;
  /** How often each sentence was said. */
  readonly refused: Readonly<Record<string, number>>;
}

/** One member's attempt to book, as the endpoint makes it: in a transaction of its own that is repeated after a deadlock. */
export async function attempt(
  db: Database,
  world: World,
  { member, coach = 0, startsAt }: { member: number; coach?: number; startsAt: number },
): Promise<string> {
  const principal = world.members[member];
  const coachId = world.coaches[coach]?.id;
  if (!principal || !coachId) throw new Error('Nobody there');
  return db.transaction(async () => {
    const party = await memberParty(db, principal.id);
    if (!party) throw new Error('No such member');
    return createBooking(db, {
      type: 'REQUEST',
      by: principal,
      party,
      sessionId: world.sessionId,
      coachId,
      lotId: world.lots[member] ?? null,
      startsAt,
      at: worldNow,
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

/** Programmes whose ledger does not add up, and accounts below zero; there must be none. */
export async function ledgerFaults(db: Database): Promise<number> {
  const [row] = await db.orm.execute<{ count: number }>(sql`
    select (select count(*) from (
        select programme_id from ledger_accounts group by programme_id having sum(balance) <> 0) crooked)::int
      + (select count(*) from ledger_accounts where kind <> 'issued' and balance < 0)::int
      + (select count(*) from (
          select t.programme_id from ledger_transfers t group by t.programme_id
          having max(t.position) <> count(*)) gaps)::int as count`);
  return row?.count ?? -1;
}
