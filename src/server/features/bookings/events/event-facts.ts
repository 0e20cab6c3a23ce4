import { eq } from 'drizzle-orm';
import type { BookingEvent, Facts } from '#machines/booking/context.ts';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';
import type { Booking } from '../record/load.ts';
import { correctingFacts } from './correcting.ts';
import { confirmingFacts, movingFacts } from '../times/moving.ts';
import { reinstatingFacts } from './reinstating.ts';
import { successionFacts } from '../times/successors.ts';

/** What must be found out before an event of a booking that exists can be decided. */
export async function eventFacts(
  db: Database,
  booking: Booking,
  event: BookingEvent,
): Promise<Facts> {
  const { row } = booking.extra;
  if (event.type === 'REASSIGN_COACH' && event.coach)
    return successionFacts(db, booking, event.coach, event.at);
  if (event.type === 'CONFIRM') return confirmingFacts(db, booking, event);
  if (event.type === 'MOVE' || event.type === 'ACCEPT_MOVE') return movingFacts(db, booking, event);
  if (event.type === 'CORRECT_OUTCOME') return correctingFacts(db, booking, event);
  if (event.type === 'REINSTATE') return reinstatingFacts(db, booking, { isDeciding: true });
  if (event.type === 'REFUND' && event.expiresAt && row.creditLotId)
    return expiryFacts(db, row.creditLotId, event.expiresAt, event.at);
  return {};
}

async function expiryFacts(
  db: Database,
  lotId: string,
  wanted: number,
  at: number,
): Promise<Facts> {
  const [lot] = await db.orm
    .select({ expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(eq(creditLots.id, lotId));
  const isLonger = !lot || wanted <= at || wanted > lot.expiresAt;
  return isLonger ? {} : { expiry: 'The credit can be used until then anyway.' };
}
