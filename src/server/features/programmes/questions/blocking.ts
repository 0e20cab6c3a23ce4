import { and, eq, sql } from 'drizzle-orm';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { counted } from '#domain/text/counted.ts';
import { bookingStates, type BookingState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, ledgerAccounts } from '#database/schema/index.ts';

const bookingsIn = (db: Database, id: string, states: readonly BookingState[]): Promise<number> =>
  db.orm.$count(bookings, and(eq(bookings.programmeId, id), inState(bookings.status, states)));

/** Units of a programme that are in one of these accounts. */
async function unitsIn(db: Database, id: string, kinds: readonly AccountKind[]): Promise<number> {
  const [row] = await db.orm
    .select({ units: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)::int` })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.programmeId, id), inState(ledgerAccounts.kind, kinds)));
  return row?.units ?? 0;
}

/** Sessions that are booked and have no outcome, and credits that wait for one. */
export async function whyOpen(db: Database, id: string): Promise<string | null> {
  const open = await bookingsIn(db, id, bookingStates.open);
  if (open > 0)
    return `${counted(open, 'session')} ${open === 1 ? 'is' : 'are'} still booked or waiting for an outcome.`;
  const held = await unitsIn(db, id, ['held']);
  return held === 0
    ? null
    : `${counted(held, 'credit')} still ${held === 1 ? 'waits' : 'wait'} for the outcome of a session.`;
}

export async function whyAhead(db: Database, id: string): Promise<string | null> {
  const ahead = await bookingsIn(db, id, bookingStates.ahead);
  return ahead === 0
    ? null
    : `${counted(ahead, 'session')} ${ahead === 1 ? 'is' : 'are'} booked in it.`;
}

export async function whyCreditsLeft(db: Database, id: string): Promise<string | null> {
  const left = await unitsIn(db, id, ['pool', 'available', 'held']);
  return left === 0
    ? null
    : `${counted(left, 'session credit')} ${left === 1 ? 'is' : 'are'} left in it. Delete or deallocate ${left === 1 ? 'it' : 'them'} first.`;
}
