import { and } from 'xstate';
import { notify, settleBooking } from './notices.ts';
import { booking } from './setup.ts';

/** Staff hand a session to another coach, who is permitted and free at its time (domain reference, 6.6). */
export const assignable = booking.createStateConfig({
  on: {
    REASSIGN_COACH: {
      guard: and(['isStaff', 'namesAnotherCoach', 'canTakeOver']),
      actions: [
        'stampCoach',
        'moveIsOver',
        'handOver',
        'nextCalendarVersion',
        'writeToCalendar',
        settleBooking,
        notify('BookingUpdated', ['attendees']),
        notify('BookingUpdated', ['formerCoach'], 'formerCoach'),
        notify('BookingCreatedForCoach', ['coach']),
      ],
    },
  },
});
