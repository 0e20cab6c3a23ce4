import { and, or } from 'xstate';
import { report, verb } from '../verbs.ts';
import type { Asked, Words } from './context.ts';
import { revoked, settled } from './notices.ts';

export const verbs = {
  REVOKE: verb({
    label: 'Revoke',
    done: 'The invitation was revoked.',
    meaning: 'The person who sent it, or staff, revoke it.',
    payload: {},
    history: 'revoked it',
  }),
} as const;

export const reports = {
  CLOSE: report({
    meaning: 'The session was cancelled.',
    payload: {},
    history: () => 'The session was cancelled.',
  }),
} as const;

export const guards = { isAhead: ({ context, event }: Asked) => event.at < context.startsAt };

export const sentences: Words = {
  isAhead: { kind: 'what', sentence: 'This session has started.' },
};

const mayRevoke = {
  guard: and([or(['isInviter', 'isStaff']), 'isOn', 'isAhead']),
  target: 'revoked',
} as const;

export const revoking = {
  waiting: { ...mayRevoke, actions: ['forgetWaiting', revoked] },
  sent: { ...mayRevoke, actions: [settled, revoked, 'offerSeat'] },
  accepted: { ...mayRevoke, actions: ['leaveSession', revoked] },
} as const;

export const closing = {
  waiting: { guard: 'isSystem', target: 'closed', actions: 'forgetWaiting' },
  sent: { guard: 'isSystem', target: 'closed', actions: settled },
} as const;

/** Nobody has answered in time. */
export const lapsing = {
  waiting: { target: 'expired', actions: 'forgetWaiting' },
  sent: { target: 'expired', actions: settled },
} as const;
