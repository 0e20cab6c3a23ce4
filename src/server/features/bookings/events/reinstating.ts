import type { BookingContext, BookingFound } from '#machines/booking/context.ts';
import { bookingCreditState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { firstClash, lockDays, occupiedSentence } from '#server/features/availability/public.ts';
import {
  payingLots,
  type Holder,
  type PayingLot,
} from '#server/features/session-credits/public.ts';
import { creditsNeeded } from '../credit/needs.ts';
import { owingOf } from '../credit/owing.ts';
import { lackingSentence } from '../credit/payers.ts';
import { occupancyOf } from '../times/occupancy.ts';
import type { BookingRow, KnownBooking } from '../record/load.ts';

/** Why the time of a cancelled booking is not free any more. */
export async function timeOfReinstated(
  db: Database,
  { row: { context }, extra: { row } }: KnownBooking,
  isDeciding: boolean,
): Promise<string | null> {
  const occupancies = occupancyOf(context, row);
  if (isDeciding) await lockDays(db, occupancies);
  const clash = await firstClash(db, occupancies);
  return clash === 'member'
    ? 'Someone who takes part has another session at that time.'
    : clash && occupiedSentence(clash);
}

/** The lot that pays for a cancelled booking once more, or why none does. */
export async function coverOfReinstated(
  db: Database,
  { row: { context }, extra: { row } }: KnownBooking,
): Promise<string | BookingFound | null> {
  if (context.eachPays) return whyNotEach(db, row, context);
  if (row.creditState !== bookingCreditState.returned) return null;
  const lots = await coveringLots(db, row, context);
  const lot = lots.find(({ id }) => id === row.creditLotId) ?? lots[0];
  return lot ? { lot: lot.id } : noneLeft(row.cost);
}

/** What was lost comes back first: only those need a credit who got theirs back. */
async function whyNotEach(
  db: Database,
  row: BookingRow,
  { cost }: BookingContext,
): Promise<string | null> {
  const { lacking } = await owingOf(
    db,
    row,
    ({ creditState }) => creditState === bookingCreditState.returned,
  );
  return lackingSentence(cost, lacking);
}

const noneLeft = (cost: number): string => `${creditsNeeded(cost)} and there is none left.`;

/** The lots of whoever pays for a booking, in its programme, that have enough units for its time. */
export async function coveringLots(
  db: Database,
  row: BookingRow,
  { attendeeIds, requesterId, startsAt, cost }: BookingContext,
): Promise<PayingLot[]> {
  const memberId = attendeeIds[0] ?? requesterId;
  const holder: Holder | null = row.teamId
    ? { type: 'team', id: row.teamId }
    : memberId === null
      ? null
      : { type: 'member', id: memberId };
  if (!holder) return [];
  const lots = await payingLots(db, holder, { sessionId: row.sessionId });
  return lots.filter(
    (lot) =>
      !lot.fromPool &&
      lot.programmeId === row.programmeId &&
      lot.available >= cost &&
      lot.effectiveAt <= startsAt &&
      startsAt < lot.expiresAt,
  );
}
