import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { bookingAnswers } from './events/answers.ts';
import { lockBooking, writeBooking, type BookingExtra } from './record/load.ts';

/** Bookings as the command kernel handles them. */
export const bookingKind: RecordKind<BookingContext, BookingExtra, BookingEvent> = {
  chart: bookingChart,
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
