import { and, asc, eq } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees } from '#database/schema/index.ts';
import { notInState } from '#database/in-state.ts';
import type { BookingRow } from '../record/load.ts';
import { payersOf, type Payers } from './payers.ts';

/** A place that somebody pays for themselves. */
interface OwnPlace {
  readonly userId: string;
  readonly creditState: string;
}

/** What would pay for those who come to a booking and have to pay for their place again, and who of them could not. */
export async function owingOf(
  db: Database,
  booking: BookingRow,
  owes: (place: OwnPlace) => boolean,
): Promise<Payers> {
  const coming = await db.orm
    .select({
      userId: attendees.userId,
      creditState: attendees.creditState,
      creditLotId: attendees.creditLotId,
    })
    .from(attendees)
    .where(
      and(
        eq(attendees.bookingId, booking.id),
        notInState(attendees.status, attendeeState.withdrawn),
      ),
    )
    .orderBy(asc(attendees.id));
  const owing = coming.filter(owes);
  return payersOf(
    db,
    owing.map(({ userId }) => userId),
    booking,
    new Map(owing.map(({ userId, creditLotId }) => [userId, creditLotId])),
  );
}
