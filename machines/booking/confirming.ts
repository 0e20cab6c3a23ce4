import { and, or } from 'xstate';
import { notify, settleRequest, notifyInvitees } from './notices.ts';

const theirs = or(['isBookingCoach', 'isStaff']);
const agreed = [
  'stampResponse',
  'nextCalendarVersion',
  'writeToCalendar',
  settleRequest,
  notify('BookingRequestConfirmed', ['requester', 'attendees']),
] as const;

/** The coach says yes, to the time that is kept or to one of the others that the member offered (domain reference, 6.6). */
export const confirming = [
  {
    guard: and([
      theirs,
      'isBeforeExpiry',
      'choosesOtherTime',
      'isAmongTimes',
      'isTimeAhead',
      'isOtherTimeFree',
    ]),
    target: 'confirmed',
    actions: ['stampTime', 'swapTime', ...agreed, notifyInvitees],
    description: 'Another of the times that the member offered, if it is still free.',
  },
  {
    guard: and([theirs, 'isBeforeExpiry', 'isSlotFree', 'choosesKeptTime']),
    target: 'confirmed',
    actions: agreed,
    description: 'The time is kept for it already.',
  },
] as const;
