import { and, eq } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees } from '#database/schema/index.ts';
import { limitsOfLot, type LotLimits } from '#server/features/session-credits/public.ts';
import { notInState } from '#database/in-state.ts';
import type { BookingRow } from '../record/load.ts';

/** The limits of what pays for a booking; where everybody pays for themselves, those that all their credits share. Null where nothing pays. */
export async function limitsOf(db: Database, booking: BookingRow): Promise<LotLimits | null> {
  if (booking.creditMode !== 'perAttendee') return limitsOfLot(db, booking.creditLotId);
  const paying = await db.orm
    .selectDistinct({ lotId: attendees.creditLotId })
    .from(attendees)
    .where(
      and(
        eq(attendees.bookingId, booking.id),
        notInState(attendees.status, attendeeState.withdrawn),
      ),
    );
  const all = await Promise.all(paying.map(({ lotId }) => limitsOfLot(db, lotId)));
  return all.reduce((shared, limits) => {
    if (!shared || !limits) return shared ?? limits;
    return {
      ...shared,
      also: [...(shared.also ?? []), limits.id],
      effectiveAt: Math.max(shared.effectiveAt, limits.effectiveAt),
      expiresAt: Math.min(shared.expiresAt, limits.expiresAt),
    };
  }, null);
}
