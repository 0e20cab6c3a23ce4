import { and, or } from 'xstate';
import { booking } from './setup.ts';

/** The coach has moved the session in their own calendar: they are asked, and nobody else sees anything of it (domain reference, 6.6). */
export const movableOutside = booking.createStateConfig({
  on: {
    EXTERNAL_MOVE: [
      {
        guard: and(['isSystem', 'isBackInPlace']),
        actions: 'clearExternalMove',
        description: 'The coach has moved it back.',
      },
      { guard: 'isSystem', actions: 'stampExternalMove' },
    ],
    PUT_BACK: {
      guard: and([or(['isBookingCoach', 'isStaff']), 'isMovedOutside']),
      actions: ['clearExternalMove', 'nextCalendarVersion', 'writeToCalendar'],
    },
  },
});
