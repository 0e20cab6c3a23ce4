import { sql } from 'drizzle-orm';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { bookingCreditState } from '#machines/booking/states.gen.ts';
import { bookings } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { bookingAnswers } from './events/answers.ts';
import { lockBooking, writeBooking, type BookingExtra } from './record/load.ts';

/** Bookings as the command kernel handles them. */
export const bookingKind: RecordKind<BookingContext, BookingExtra, BookingEvent> = {
  chart: bookingChart,
  stands: {
    table: bookings,
    status: bookings.status,
    // Where everybody pays for themselves, what the booking shows is theirs.
    regions: {
      credit: sql`case when ${bookings.creditMode} = 'perAttendee' then ${bookingCreditState.none} else ${bookings.creditState} end`,
      move: bookings.moving,
    },
    person: sql`coalesce(${bookings.requesterId},
      (select a.user_id from attendees a where a.booking_id = ${bookings.id} order by a.id limit 1))`,
  },
  lock: lockBooking,
  write: writeBooking,
  answers: bookingAnswers,
  audience: ({ id, row: { context }, extra: { row } }) => ({
    userIds: [
      context.coachId,
      // Whoever had it until now sees it go.
      row.coachId,
      ...context.attendeeIds,
      ...[context.requesterId, context.teamLeaderId].filter((person) => person !== null),
    ],
    staff: true,
    topics: [`booking:${id}`, 'bookings', 'dashboard', 'credits'],
  }),
};
