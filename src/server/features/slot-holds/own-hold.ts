import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { slotHolds } from '#database/schema/index.ts';
import { decide } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import { slotHoldState } from '#machines/slot-hold/states.gen.ts';
import { send } from '#server/records/send.ts';
import { release, reservedBetween, type Occupancy } from '#server/features/availability/public.ts';
import { inState } from '#database/in-state.ts';
import { slotHoldKind } from './kind.ts';

/** The time somebody keeps, locked until the transaction ends; there is one at most. */
async function ownHold(db: Database, by: Person) {
  const [own] = await db.orm
    .select({ id: slotHolds.id })
    .from(slotHolds)
    .where(and(eq(slotHolds.memberId, by.id), inState(slotHolds.status, slotHoldState.held)))
    .for('update');
  return own ? slotHoldKind.lock(db, own.id) : null;
}

/** Releases the time somebody still holds, if any: one hold per member at a time. */
export async function releaseOwn(db: Database, by: Person, at: number): Promise<void> {
  const own = await ownHold(db, by);
  if (own) await send(db, slotHoldKind, own.id, { type: 'RELEASE', by, at });
}

export interface HeldBooking {
  /** Whose time the booking takes; their days are locked. */
  readonly occupancies: readonly Occupancy[];
  readonly coachId: string;
  readonly startsAt: number;
  readonly by: Person;
  readonly at: number;
}

/**
 * Opens the time that the asker keeps to the booking that is about to be made of it, inside the transaction that makes it; resolves to the hold to be
 * converted. Nobody stands in their own way: a hold of another time that overlaps the booking, and one that has lapsed, is given up. One of a time apart
 * stays, and so does everybody else's: the booking then has to find the time free like any other.
 */
export async function openHold(db: Database, booking: HeldBooking): Promise<string | null> {
  const { occupancies, coachId, startsAt, by, at } = booking;
  const own = await ownHold(db, by);
  if (!own) return null;
  const { id: holdId, row, extra } = own;
  const isThisTime = extra.row.coachId === coachId && extra.row.startsAt === startsAt;
  if (isThisTime && decide(slotHoldChart, row, { type: 'CONVERT', by, at }).accepted) {
    await release(db, { holdId });
    return holdId;
  }
  if (isThisTime || (await takes(db, holdId, occupancies)))
    await send(db, slotHoldKind, holdId, { type: 'RELEASE', by, at });
  return null;
}

/** Whether a hold takes any of this time. */
async function takes(
  db: Database,
  holdId: string,
  occupancies: readonly Occupancy[],
): Promise<boolean> {
  for (const { personId, during } of occupancies) {
    const reserved = await reservedBetween(db, [personId], during.from, during.to);
    if (reserved.some((other) => other.holdId === holdId)) return true;
  }
  return false;
}

/** Turns an opened hold into a booking that exists by now. */
export async function convertHold(
  db: Database,
  holdId: string,
  bookingId: string,
  by: Person,
  at: number,
): Promise<void> {
  await send(db, slotHoldKind, holdId, { type: 'CONVERT', by, at, bookingId });
}
