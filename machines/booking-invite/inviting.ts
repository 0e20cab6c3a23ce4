import { and, or } from 'xstate';
import { questionGuards } from '../questions.ts';
import { report, verb } from '../verbs.ts';
import type { Stamps } from './context.ts';
import { asked } from './notices.ts';

/** The waiting list: whoever invites puts somebody there, and so do those who would come after all. */
export const verbs = {
  ENLIST: verb({
    label: 'Join the waiting list',
    done: 'You are on the waiting list.',
    meaning: 'The session is full, and they wait for a seat.',
    payload: {},
    history: 'asked for a place on the waiting list',
  }),
} as const;

export const reports = {
  INVITE: report({
    meaning: 'Someone of the session invites a colleague.',
    payload: {},
    history: 'sent the invitation',
  }),
  MOVE_UP: report({
    meaning: 'A seat is free for whoever has waited longest.',
    payload: {},
    history: () => 'A seat was free, and the invitee was asked.',
  }),
} as const;

export const questions = { isSeatFree: {} } as const;

export const guards = questionGuards(questions);

export const stamps = {
  stampInvitation: ({ event }) => ({ invitedBy: event.by.id }),
  stampWaiting: ({ event }) => ({ waitingSince: event.at }),
  forgetWaiting: () => ({ waitingSince: null }),
} satisfies Stamps;

const mayInvite = [
  or(['isHost', 'isCoachOfSeveral', 'isStaff']),
  'isOn',
  'isInTime',
  'isColleague',
  'isNotIn',
] as const;

export const inviting = {
  guard: and([...mayInvite, 'hasSeat']),
  target: 'sent',
  actions: ['stampInvitation', asked],
} as const;

export const enlisting = {
  new: {
    guard: and([...mayInvite, 'isFull']),
    target: 'waiting',
    actions: ['stampInvitation', 'stampWaiting'],
    description: 'The session is full: they are asked when a seat is free.',
  },
  rejected: {
    guard: and(['isInvitee', 'isOn', 'isInTime', 'isNotIn', 'isFull']),
    target: 'waiting',
    actions: ['forgetResponse', 'stampWaiting'],
    description: 'They would come after all; the session is full by now.',
  },
} as const;

export const movingUp = {
  guard: and(['isSystem', 'isOn', 'isInTime', 'isSeatFree']),
  target: 'sent',
  actions: ['forgetWaiting', asked],
  description: 'A seat is free, and nobody has waited longer.',
} as const;
