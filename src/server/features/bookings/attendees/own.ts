import { and, eq } from 'drizzle-orm';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import { isMember } from '#machines/person.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import type { BookingRow } from '../record/load.ts';
import { aroundAttendee, attendeeAsRow } from './load.ts';

/** Whether somebody may know what became of the credit with which one who comes pays for their own place: the coach and staff of everybody's, members of theirs. */
export const readsCreditOf = (
  reader: Pick<Principal, 'id' | 'role'>,
  { creditMode, cost }: Pick<BookingRow, 'creditMode' | 'cost'>,
  userId: string,
): boolean =>
  creditMode === 'perAttendee' && cost > 0 && (!isMember(reader) || reader.id === userId);

interface OwnPlace {
  readonly row: ChartRow<AttendeeContext>;
  readonly attendeeId: string;
  readonly bookingId: string;
  readonly lotId: string | null;
}

/** Somebody's own place in a session that everybody pays for themselves; null in any other, and for who has none. */
export async function ownPlace(
  db: Database,
  booking: BookingRow,
  userId: string,
): Promise<OwnPlace | null> {
  if (booking.creditMode !== 'perAttendee') return null;
  const [found] = await db.orm
    .select({ row: attendees, ...aroundAttendee })
    .from(attendees)
    .innerJoin(bookings, eq(bookings.id, attendees.bookingId))
    .where(and(eq(attendees.bookingId, booking.id), eq(attendees.userId, userId)));
  if (!found) return null;
  const { id: attendeeId, creditLotId: lotId } = found.row;
  return {
    row: attendeeAsRow(found.row, booking, found),
    attendeeId,
    bookingId: booking.id,
    lotId,
  };
}
