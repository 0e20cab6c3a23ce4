import { and } from 'xstate';
import { question } from '../../questions.ts';
import { report } from '../../verbs.ts';
import { otherTimesLack } from '../asked-times.ts';
import type { Asked, Words } from '../context.ts';
import { notify } from '../notices.ts';
import { permission } from './people.ts';

export const reports = {
  REQUEST: report({
    meaning: 'A member asks a coach for a session at a time.',
    payload: {},
    history: 'asked for this session',
  }),
  CREATE_DIRECT: report({
    meaning: 'The coach or staff book a session for a member.',
    payload: {},
    history: 'booked this session',
  }),
} as const;

/** Whoever books answers these before there is a booking: they are about what it would be made of. */
export const guards = {
  isPermitted: question('isPermitted'),
  offersTimes: ({ context, event }: Asked) => otherTimesLack(context, event) === null,
  needsNoConfirmation: ({ context }: Asked) => !context.terms.needsConfirmation,
};

export const sentences: Words = {
  isPermitted: { kind: 'what', sentence: (_, { facts }) => facts?.['isPermitted'] ?? permission },
  offersTimes: {
    kind: 'what',
    field: 'otherTimes',
    sentence: (booking, event) => otherTimesLack(booking, event) ?? 'Choose other times.',
  },
  needsNoConfirmation: { kind: 'choice' },
};

/** How a booking comes into being: a member asks (domain reference, 6.6). */
export const requesting = [
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
    description: 'A session that needs no confirmation is booked immediately.',
    actions: [
      'reserveTime',
      'creditIsHeld',
      'settleAskAgain',
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
      'settleAskAgain',
      notify('BookingRequestRecieved', ['coach']),
      notify('BookingRequestPending', ['requester', 'actor'], 'receipt'),
    ],
  },
] as const;

/** The coach or staff book for a member. */
export const bookingDirectly = [
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
] as const;
