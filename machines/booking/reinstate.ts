import { and, or } from 'xstate';
import { notify, settleCancellation } from './notices.ts';
import { booking } from './setup.ts';

/** A cancellation is taken back while its time and a credit are still to be had (domain reference, 6.6). */
export const reinstatable = booking.createStateConfig({
  on: {
    REINSTATE: {
      guard: and([
        or(['isBookingCoach', 'isStaff']),
        'isUnrefunded',
        'isBeforeStart',
        'isFreshlyCancelled',
        'isSlotFree',
        'isCovered',
      ]),
      target: '#booking.life.confirmed',
      actions: [
        'clearCancellation',
        'reserveTime',
        'nextCalendarVersion',
        'writeToCalendar',
        settleCancellation,
        'creditIsHeld',
        notify('BookingUpdated', ['attendees', 'coach']),
      ],
    },
  },
});
