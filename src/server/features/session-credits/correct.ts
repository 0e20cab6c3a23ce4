import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ledgerTransfers } from '#database/schema/index.ts';
import { available, returnedTo, steps, type BookingUnits } from './holds.ts';
import { book, type Cause, type Transfer } from './ledger.ts';
import { settleLotStatus } from './lot-status.ts';
import { noteUse } from './programmes/note-use.ts';

/** Where the units of a booking can be that is not open. */
export type Resting = 'returned' | 'spent' | 'forfeited';

/**
 * Moves the units of a booking from where they came to rest to where they belong, by legal transfers only (domain reference, 6.6): what was used or lost
 * comes back first, with a reference to the transfer that took it. Throws NotEnoughCredit when units must be taken again and the lot has fewer.
 */
export async function correctUnits(
  db: Database,
  from: Resting,
  to: Resting | 'held',
  units: BookingUnits,
  cause: Cause,
): Promise<void> {
  const transfers: Transfer[] = [];
  if (from !== 'returned') {
    transfers.push({
      ...units,
      type: 'CORRECTED',
      from: { kind: from, lotId: units.lotId },
      to: available(units),
      reverses: await takenBy(db, units),
    });
  }
  if (to !== 'returned') transfers.push({ ...steps.hold(units), ...units });
  if (to === 'spent') transfers.push({ ...steps.spend(units), ...units });
  if (to === 'forfeited') transfers.push({ ...steps.forfeit(units), ...units });
  await book(db, units.programmeId, cause, transfers);
  if (to === 'returned') await returnedTo(db, units, cause);
  else await settleLotStatus(db, units.lotId, cause.at, from === 'returned' ? units.amount : 0);
  if (to === 'spent') await noteUse(db, units.programmeId, cause.at);
}

/** The transfer by which these units were used or lost. */
async function takenBy(
  db: Database,
  { bookingId, attendeeId }: Pick<BookingUnits, 'bookingId' | 'attendeeId'>,
): Promise<string | null> {
  const [last] = await db.orm
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.bookingId, bookingId),
        attendeeId === undefined ? undefined : eq(ledgerTransfers.attendeeId, attendeeId),
        inArray(ledgerTransfers.type, ['SPENT', 'FORFEITED']),
      ),
    )
    .orderBy(desc(ledgerTransfers.position))
    .limit(1);
  return last?.id ?? null;
}
