import { bookingChart } from '#machines/booking/chart.ts';
import { writeLater } from '#server/calendars/job-types.ts';
import { reactTo } from '#server/records/reactions.ts';

/** The coach's own calendar is to show what is agreed; so is that of whoever had the session until now. */
export const calendarsOfBookings = reactTo(bookingChart, {
  async writeToCalendar({ db, before, after, eventId, at }) {
    const coaches = [before?.context.coachId, after.context.coachId];
    for (const coachId of new Set(coaches.filter((each) => each !== undefined)))
      await writeLater(db, { coachId, eventId, at });
  },
});
