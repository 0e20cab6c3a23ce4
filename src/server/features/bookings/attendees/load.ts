import { eq, sql } from 'drizzle-orm';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import { isAgreed, isStillAhead } from '#machines/booking/labels.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, programmes } from '#database/schema/index.ts';
import type { LoadedRecord } from '#server/records/kind.ts';
import { inState } from '#database/in-state.ts';
import { timesForgiven } from '../record/forgiven.ts';
import type { BookingRow } from '../record/load.ts';

export type AttendeeRow = typeof attendees.$inferSelect;

/** What the effects of an attendee need besides what the chart knows. */
export interface AttendeeExtra {
  readonly row: AttendeeRow;
  readonly booking: BookingRow;
}

export type Attendee = LoadedRecord<AttendeeContext, AttendeeExtra>;

/** What its chart knows of a place besides its row and its session. */
interface Around {
  /** How many others are still expected. */
  readonly others: number;
  /** How often they were forgiven in the programme of the session. */
  readonly forgiven: number;
}

type Terms = { readonly lateWindow: number; readonly freeLateCancels?: number };

const freeLateCancelsIn = ({ terms }: Pick<BookingRow, 'terms'>): number =>
  (terms as Terms).freeLateCancels ?? 0;

/** Somebody's place in a session as its chart sees it. */
export function attendeeAsRow(
  row: AttendeeRow,
  booking: BookingRow,
  { others, forgiven }: Around,
): ChartRow<AttendeeContext> {
  const { lateWindow } = booking.terms as Terms;
  return {
    status: row.status,
    regions: { credit: row.creditState },
    context: {
      userId: row.userId,
      coachId: booking.coachId,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      isOn: isStillAhead(booking.status),
      isAgreed: isAgreed(booking.status),
      isLast: others === 0,
      withdrawReason: row.withdrawReason,
      cost: booking.creditMode === 'perAttendee' ? booking.cost : 0,
      lateWindow,
      freeLateCancelsLeft: Math.max(0, freeLateCancelsIn(booking) - forgiven),
      isForgiven: row.isForgiven,
    },
  };
}

/** Beside rows of attendees and of their bookings. */
export const aroundAttendee = {
  others: sql<number>`(
    select count(*)::int from attendees other
    where other.booking_id = "attendees"."booking_id" and other.id <> "attendees"."id"
      and ${inState(sql`other.status`, attendeeState.expected)})`,
  forgiven: sql<number>`case when "bookings"."credit_mode" = 'perAttendee'
    then ${timesForgiven(sql`"attendees"."user_id"`, sql`"bookings"."programme_id"`)} else 0 end`,
};

/** A place in a session. The booking is locked first: whoever changes who comes to it takes turns. */
export async function lockAttendee(db: Database, id: string): Promise<Attendee | null> {
  const booking = await lockBookingOf(db, id);
  if (!booking) return null;
  const [found] = await db.orm
    .select({ row: attendees, ...aroundAttendee })
    .from(attendees)
    .innerJoin(bookings, eq(bookings.id, attendees.bookingId))
    .where(eq(attendees.id, id));
  if (!found) return null;
  const { row } = found;
  const chartRow = attendeeAsRow(row, booking, found);
  return { id, version: row.version, row: chartRow, extra: { row, booking } };
}

async function lockBookingOf(db: Database, attendeeId: string): Promise<BookingRow | null> {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(sql`${bookings.id} = (select booking_id from attendees where id = ${attendeeId})`)
    .for('update');
  // Forgiveness is counted over a programme: whoever counts keeps others from forgiving meanwhile.
  if (
    booking?.creditMode === 'perAttendee' &&
    booking.programmeId &&
    freeLateCancelsIn(booking) > 0
  )
    await db.orm
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.id, booking.programmeId))
      .for('no key update');
  return booking ?? null;
}
