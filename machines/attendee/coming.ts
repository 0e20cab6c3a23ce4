import { and, or } from 'xstate';
import { optionalLines } from '#domain/records/fields.ts';
import { questionGuards } from '../questions.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

export const verbs = {
  WITHDRAW: verb({
    label: 'Withdraw',
    done: 'You’re no longer coming to this session.',
    meaning: 'They say that they do not come, or staff take them off the list.',
    payload: { reason: optionalLines('Reason', 500) },
    keeps: [],
    history: ({ name, payload }) =>
      payload['bySelf'] === true ? `${name} withdrew.` : `${name} removed this person.`,
  }),
} as const;

export const reports = {
  JOIN: report({
    meaning: 'They accept a new invitation.',
    payload: {},
    history: 'comes after all',
  }),
} as const;

export const questions = { isTimeFree: {}, isCovered: {} } as const;

export const guards = {
  ...questionGuards(questions),
  isAhead: ({ context, event }: Asked) => context.isOn && event.at < context.startsAt,
  isLast: ({ context }: Asked) => context.isLast,
  statesReason: ({ event }: Asked) => isSent(verbs, event) && !!event.reason?.trim(),
};

export const sentences: Words = {
  isAhead: {
    kind: 'what',
    sentence: ({ isOn }) =>
      isOn
        ? 'This session has started, so nobody can withdraw any more.'
        : 'This session no longer takes place.',
  },
  isLast: { kind: 'choice' },
  statesReason: { kind: 'payload', field: 'reason', sentence: 'Give a reason for removing them.' },
};

export const stamps = {
  stampWithdrawal: ({ event }) => ({
    withdrawReason: (isSent(verbs, event) && event.reason?.trim()) || null,
  }),
  forgetWithdrawal: () => ({ withdrawReason: null }),
} satisfies Stamps;

const leaving = [
  'stampWithdrawal',
  'releaseTime',
  'answerInvite',
  'takeFromCalendar',
  'creditIsReleased',
  'offerSeat',
] as const;
const callingOff = ['endSession', 'callOffBooking'] as const;
const theirs = or(['isSelf', 'isSystem']);

export const withdrawing = [
  {
    guard: and([theirs, 'isAhead', 'isLast']),
    actions: callingOff,
    description: 'Without the last one the session is cancelled, as if they had cancelled it.',
  },
  {
    guard: and([theirs, 'isAhead']),
    target: 'withdrawn',
    actions: leaving,
    description: 'They withdraw; the session takes place without them.',
  },
  {
    guard: and(['isStaff', 'isAhead', 'statesReason', 'isLast']),
    actions: callingOff,
    description: 'Without the last one the session is cancelled, by staff.',
  },
  {
    guard: and(['isStaff', 'isAhead', 'statesReason']),
    target: 'withdrawn',
    actions: leaving,
    description: 'Staff remove them; the session takes place without them.',
  },
] as const;

export const joining = {
  guard: and([theirs, 'isAhead', 'isTimeFree', 'isCovered']),
  target: 'expected',
  actions: ['forgetWithdrawal', 'reserveTime', 'putInCalendar', 'creditIsHeld'],
  description: 'They come after all, by a new invitation.',
} as const;
