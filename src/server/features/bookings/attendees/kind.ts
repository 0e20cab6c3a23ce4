import { eq, sql } from 'drizzle-orm';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import { isStillAhead } from '#machines/booking/labels.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import type { BookingRow } from '../load.ts';
import { attendeeEffects } from './effects.ts';
import { attendeeFacts } from './facts.ts';

export type AttendeeRow = typeof attendees.$inferSelect;

/** What the effects of an attendee need besides what the chart knows. */
export interface AttendeeExtra {
  readonly row: AttendeeRow;
  readonly booking: BookingRow;
}

/** Somebody's place in a session as its chart sees it. `others` is how many others are still expected. */
export function attendeeAsRow(
  row: AttendeeRow,
  booking: BookingRow,
  others: number,
): ChartRow<AttendeeContext> {
  return {
    status: row.status,
    regions: {},
    context: {
      userId: row.userId,
      coachId: booking.coachId,
      startsAt: booking.startsAt,
      isOn: isStillAhead(booking.status),
      isLast: others === 0,
      withdrawReason: row.withdrawReason,
    },
  };
}

/** How many others of these attendees' sessions are still expected. */
export const othersExpected = sql<number>`(
  select count(*)::int from attendees other
  where other.booking_id = "attendees"."booking_id" and other.id <> "attendees"."id"
    and other.status = 'expected')`;

/** Places in sessions as the command kernel handles them. The booking is locked first: whoever changes who comes to it takes turns. */
export const attendeeKind: RecordKind<AttendeeContext, AttendeeExtra, AttendeeEvent> = {
  chart: attendeeChart,
  async lock(db, id) {
    const booking = await lockBookingOf(db, id);
    if (!booking) return null;
    const [found] = await db.orm
      .select({ row: attendees, others: othersExpected })
      .from(attendees)
      .where(eq(attendees.id, id));
    if (!found) return null;
    const { row, others } = found;
    const chartRow = attendeeAsRow(row, booking, others);
    return { id, version: row.version, row: chartRow, extra: { row, booking } };
  },
  async write(db, id, { status, context: { withdrawReason } }, version, at) {
    await db.orm
      .update(attendees)
      .set({ status, withdrawReason, version, updatedAt: at })
      .where(eq(attendees.id, id));
  },
  facts: attendeeFacts,
  effects: attendeeEffects,
  // Why somebody withdrew has no place in a history that can't be changed.
  remember: (event, before) => {
    if (event.type === 'RECORD') return { attendance: event.attendance };
    return event.type === 'WITHDRAW' ? { bySelf: event.by.id === before?.userId } : {};
  },
  audience: ({ row: { context }, extra: { booking } }) => ({
    userIds: [
      context.userId,
      booking.coachId,
      ...(booking.requesterId ? [booking.requesterId] : []),
    ],
    staff: true,
    topics: [`booking:${booking.id}`, 'bookings', 'dashboard'],
  }),
};

async function lockBookingOf(db: Database, attendeeId: string): Promise<BookingRow | null> {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(sql`${bookings.id} = (select booking_id from attendees where id = ${attendeeId})`)
    .for('update');
  return booking ?? null;
}
