import { and } from 'xstate';
import { notify } from './notices.ts';
import { booking } from './setup.ts';

/** How a booking comes into being: a member asks, or the coach or staff book for them (domain reference, 6.6). */
export const creation = booking.createStateConfig({
  description: 'Nobody has asked yet.',
  on: {
    REQUEST: [
      {
        guard: and([
          'isMember',
          'isPermitted',
          'isCovered',
          'isSlotFree',
          'offersTimes',
          'needsNoConfirmation',
        ]),
        target: '#booking.life.confirmed',
        description: 'A session that needs no confirmation is booked at once.',
        actions: [
          'reserveTime',
          'creditIsHeld',
          'nextCalendarVersion',
          'writeToCalendar',
          notify('BookingRequestConfirmed', ['requester', 'actor']),
          notify('BookingCreatedForCoach', ['coach']),
        ],
      },
      {
        guard: and(['isMember', 'isPermitted', 'isCovered', 'isSlotFree', 'offersTimes']),
        target: '#booking.life.requested',
        actions: [
          'reserveTime',
          'creditIsHeld',
          notify('BookingRequestRecieved', ['coach']),
          notify('BookingRequestPending', ['requester', 'actor'], 'receipt'),
        ],
      },
    ],
    CREATE_DIRECT: [
      {
        guard: and(['isCoach', 'isBookingCoach', 'isPermitted', 'isCovered', 'isSlotFree']),
        target: '#booking.life.confirmed',
        actions: [
          'reserveTime',
          'creditIsHeld',
          'nextCalendarVersion',
          'writeToCalendar',
          notify('BookingCreatedCoach', ['attendees']),
        ],
      },
      {
        guard: and(['isStaff', 'isPermitted', 'isCovered', 'isSlotFree']),
        target: '#booking.life.confirmed',
        actions: [
          'reserveTime',
          'creditIsHeld',
          'nextCalendarVersion',
          'writeToCalendar',
          notify('BookingCreatedForUser', ['attendees']),
          notify('BookingCreatedForCoach', ['coach']),
        ],
      },
    ],
  },
});
