import { bookingChart } from '#machines/booking/chart.ts';
import { reactTo } from '#server/records/reactions.ts';
import { openReviews } from './open.ts';

/** Those who came to a session may review it once that is said. */
export const reviewsOfBookings = reactTo(bookingChart, {
  markAttendance: ({ db, id, at }) => openReviews(db, id, at),
  markAllAttended: ({ db, id, at }) => openReviews(db, id, at),
  reopenAttendance: ({ db, id, at }) => openReviews(db, id, at),
});
