import { and, or } from 'xstate';
import { flag } from '#domain/records/fields.ts';
import { isSent, report, verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { isAgreed } from '../labels.ts';
import { notify, settleBooking, settleRequest, settleStart } from '../notices.ts';
import { isLate } from './people.ts';
import { quoted, reason } from '../reason.ts';
import { partyOf, stamp } from '../stamps.ts';

export const verbs = {
  CANCEL_REQUEST: verb({
    label: 'Withdraw request',
    done: 'The request for {when} was withdrawn.',
    meaning: 'The request is withdrawn before it was answered.',
    payload: { reason },
    history: ({ name, payload }) => `${name} withdrew the request${quoted(payload['reason'])}.`,
  }),
  CANCEL: verb({
    label: 'Cancel booking',
    done: 'The session on {when} is cancelled.',
    meaning: 'One side cancels the session.',
    payload: { reason, askToReschedule: flag('Ask to reschedule', false) },
    history: ({ name, payload }) => `${name} cancelled${quoted(payload['reason'])}.`,
    tooLate: (status) =>
      isAgreed(status) ? 'This session has started, so it can no longer be cancelled.' : null,
  }),
} as const;

export const reports = {
  EXTERNAL_CANCEL: report({
    meaning: 'The coach has removed the session from their own calendar.',
    payload: {},
    history: () => 'The coach removed this session from their calendar.',
  }),
} as const;

export const guards = {
  isMemberSide: ({ context, event }: Asked) =>
    event.by.id === context.requesterId ||
    event.by.id === context.teamLeaderId ||
    (context.attendeeIds.length === 1 && context.attendeeIds[0] === event.by.id),
  forfeitsCredit: (asked: Asked) => isLate(asked) && asked.context.freeLateCancelsLeft < 1,
  givesReason: ({ event }: Asked) => isSent(verbs, event, 'CANCEL') && !!event.reason?.trim(),
  asksToReschedule: ({ event }: Asked) =>
    isSent(verbs, event, 'CANCEL') && event.askToReschedule === true,
};

export const sentences: Words = {
  isMemberSide: { kind: 'who', sentence: 'Only the people of this session can cancel it.' },
  forfeitsCredit: { kind: 'choice' },
  asksToReschedule: { kind: 'choice' },
  givesReason: { kind: 'payload', field: 'reason', sentence: 'Give a reason for cancelling.' },
};

export const stamps = {
  stampCancellation: stamp((asked) => {
    const { event } = asked;
    if (isSent(reports, event)) return removedOutside(event);
    if (!isSent(verbs, event)) return {};
    return {
      cancellation: {
        by: event.by.id,
        party: partyOf(asked),
        at: event.at,
        late: event.type === 'CANCEL' && isLate(asked),
        reason: event.reason?.trim() || null,
        askToReschedule: event.type === 'CANCEL' && event.askToReschedule === true,
      },
    };
  }),
};

/** It was nobody's click here, so it is nobody's to be late. */
const removedOutside = ({ by, at }: Asked['event']) => ({
  externalMove: null,
  cancellation: {
    by: by.id,
    party: 'coach' as const,
    at,
    late: false,
    reason: null,
    askToReschedule: false,
    origin: 'external' as const,
  },
});

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

/** Nobody has answered yet, and nobody needs to any more. */
export const withdrawing = {
  guard: or(['isRequester', 'isTeamLeader', 'isStaff', 'isSystem']),
  target: 'requestCancelled',
  actions: [
    'stampCancellation',
    'releaseTime',
    'creditIsReturned',
    settleRequest,
    notify('BookingRequestCancelled', ['coach', 'requester']),
  ],
} as const;

export const removing = {
  guard: 'isSystem',
  target,
  actions: [
    ...callOff,
    'creditIsReturned',
    notify('BookingCancelledOutsideOfSystem', ['attendees', 'coach', 'staff']),
  ],
  description: 'The coach removed it from their own calendar.',
} as const;

/** Calling a session off: who does it, and when, decides what becomes of the credit and who hears of it (domain reference, 6.6). */
export const cancelling = [
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
    actions: [...callOff, 'creditIsReturned', notify('BookingCancelled', ['coach', 'attendees'])],
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
    guard: and([or(['isBookingCoach', 'isStaff', 'isSystem']), 'asksToReschedule', 'givesReason']),
    target,
    actions: [...callOff, 'creditIsReturned', ...askAgain],
    description: 'The coach or staff ask for a new time.',
  },
  {
    guard: and([or(['isBookingCoach', 'isStaff', 'isSystem']), 'givesReason']),
    target,
    actions: [...callOff, 'creditIsReturned', notifyBoth],
    description: 'The coach or staff cancel it.',
  },
] as const;
