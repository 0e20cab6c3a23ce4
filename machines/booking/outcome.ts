import { and, or } from 'xstate';
import { notify, settleStart } from './notices.ts';
import { booking } from './setup.ts';

const recorded = ['stampOutcome', 'markAttendance', 'releaseTime', settleStart] as const;
const notifyMissed = [
  notify('MissedBooking', ['attendees']),
  notify('UserMissedBooking', ['staff', 'coach']),
] as const;

/** Telling who came while the session is still running: only once the grace period for latecomers is over. */
export const outcomeAfterGrace = booking.createStateConfig({
  on: {
    RECORD_OUTCOME: [
      {
        guard: and([
          or(['isBookingCoach', 'isStaff']),
          'isAfterGrace',
          'namesAttendees',
          'isCoachAbsent',
        ]),
        target: '#booking.life.coachMissed',
        actions: [...recorded, 'creditIsReturned'],
      },
      {
        guard: and([
          or(['isBookingCoach', 'isStaff']),
          'isAfterGrace',
          'namesAttendees',
          'hasSomebodyAttended',
        ]),
        target: '#booking.life.completed',
        actions: [...recorded, 'creditIsSpent', ...notifyMissed],
      },
      {
        guard: and([or(['isBookingCoach', 'isStaff']), 'isAfterGrace', 'namesAttendees']),
        target: '#booking.life.missed',
        actions: [...recorded, 'creditIsForfeited', ...notifyMissed],
      },
    ],
  },
});

/** Telling who came when the session is over. */
export const outcomeDue = booking.createStateConfig({
  on: {
    RECORD_OUTCOME: [
      {
        guard: and([or(['isBookingCoach', 'isStaff']), 'namesAttendees', 'isCoachAbsent']),
        target: '#booking.life.coachMissed',
        actions: [...recorded, 'creditIsReturned'],
      },
      {
        guard: and([or(['isBookingCoach', 'isStaff']), 'namesAttendees', 'hasSomebodyAttended']),
        target: '#booking.life.completed',
        actions: [...recorded, 'creditIsSpent', ...notifyMissed],
      },
      {
        guard: and([or(['isBookingCoach', 'isStaff']), 'namesAttendees']),
        target: '#booking.life.missed',
        actions: [...recorded, 'creditIsForfeited', ...notifyMissed],
      },
    ],
  },
});
