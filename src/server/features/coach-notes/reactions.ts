import { bookingChart } from '#machines/booking/chart.ts';
import { reactTo } from '#server/records/reactions.ts';
import { requireNotes } from './write.ts';

/** A session asks its coach for notes once it is said who came. */
export const coachNotesOfBookings = reactTo(bookingChart, {
  markAttendance: ({ db, id, at }) => requireNotes(db, id, at),
  markAllAttended: ({ db, id, at }) => requireNotes(db, id, at),
  reopenAttendance: ({ db, id, at }) => requireNotes(db, id, at),
});
