import { and, or } from 'xstate';
import { notify } from './notices.ts';
import { booking } from './setup.ts';

/** The coach or staff say that it takes place elsewhere (domain reference, 6.6 and D-18). */
export const placeable = booking.createStateConfig({
  on: {
    UPDATE_LOCATION: {
      guard: and([or(['isBookingCoach', 'isStaff']), 'namesPlace']),
      actions: [
        'stampPlace',
        'nextCalendarVersion',
        'writeToCalendar',
        notify('BookingUpdated', ['attendees', 'coach']),
      ],
    },
  },
});
