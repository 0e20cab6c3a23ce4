import { and, or } from 'xstate';
import { booking } from './setup.ts';
import { notify, settleBooking, settleStart } from './notices.ts';

const target = '#booking.life.cancelled';
const callOff = [
  'stampCancellation',
  'nextCalendarVersion',
  'releaseTime',
  'writeToCalendar',
  settleBooking,
  settleStart,
] as const;
const askAgain = [
  notify('BookingCancelledAndReschedule', ['requester']),
  notify('BookingCancelled', ['otherAttendees', 'coach']),
] as const;
const notifyBoth = notify('BookingCancelled', ['attendees', 'coach']);
const notifyLate = [
  notify('LateCancellation', ['coach', 'staff']),
  notify('BookingCancelled', ['otherAttendees']),
] as const;
const notifyStaff = notify('CoachLateCancellation', ['staff']);

/** Calling a session off: who does it, and when, decides what becomes of the credit and who hears of it (domain reference, 6.6). */
export const cancellable = booking.createStateConfig({
  on: {
    EXTERNAL_CANCEL: {
      guard: 'isSystem',
      target,
      actions: [
        ...callOff,
        'creditIsReturned',
        notify('BookingCancelledOutsideOfSystem', ['attendees', 'coach', 'staff']),
      ],
      description: 'The coach removed it from their own calendar.',
    },
    CANCEL: [
      {
        guard: and(['isMemberSide', 'forfeitsCredit']),
        target,
        actions: [...callOff, 'creditIsForfeited', ...notifyLate],
        description: 'The member is late and loses the credit.',
      },
      {
        guard: and(['isMemberSide', 'isLate']),
        target,
        actions: [...callOff, 'creditIsReturned', ...notifyLate],
        description: 'The member is late and is forgiven.',
      },
      {
        guard: 'isMemberSide',
        target,
        actions: [
          ...callOff,
          'creditIsReturned',
          notify('BookingCancelled', ['coach', 'attendees']),
        ],
        description: 'The member is in time and keeps the credit.',
      },
      {
        guard: and(['isBookingCoach', 'isLate', 'asksToReschedule', 'givesReason']),
        target,
        actions: [...callOff, 'creditIsReturned', ...askAgain, notifyStaff],
        description: 'The coach is late and asks for a new time.',
      },
      {
        guard: and(['isBookingCoach', 'isLate', 'givesReason']),
        target,
        actions: [...callOff, 'creditIsReturned', notifyBoth, notifyStaff],
        description: 'The coach is late.',
      },
      {
        guard: and([
          or(['isBookingCoach', 'isStaff', 'isSystem']),
          'asksToReschedule',
          'givesReason',
        ]),
        target,
        actions: [...callOff, 'creditIsReturned', ...askAgain],
        description: 'The coach or staff ask for a new time.',
      },
      {
        guard: and([or(['isBookingCoach', 'isStaff', 'isSystem']), 'givesReason']),
        target,
        actions: [...callOff, 'creditIsReturned', notifyBoth],
        description: 'The coach or staff call it off.',
      },
    ],
  },
});
