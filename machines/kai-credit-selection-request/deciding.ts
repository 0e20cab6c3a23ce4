import { and } from 'xstate';
import { lines, optionalLines, reference } from '#domain/records/fields.ts';
import { isStaff } from '../person.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What staff say when they choose, and when they can't. */
export const choiceFields = {
  chosenCredit: reference('Credit', { sentence: 'Choose a credit.' }),
  comment: optionalLines('Comment', 500, { tip: 'Only staff read it.' }),
} as const;
export const reasonField = lines('Reason', 500);

export const verbs = {
  RESOLVE: verb({
    label: 'Choose credit',
    done: 'The credit is reserved, and the conversation is being analysed.',
    meaning: 'Staff choose the credit that pays for the conversation.',
    payload: choiceFields,
    // What staff note is on the page, where it can be erased.
    keeps: ['chosenCredit'],
    history: 'chose the credit that pays',
  }),
  REJECT: verb({
    label: 'Reject',
    done: 'The request was rejected, and the member reads why.',
    meaning: 'There is no credit for the conversation.',
    payload: { reason: reasonField },
    keeps: [],
    history: 'rejected the request',
  }),
} as const;

/** What the product tells a request. */
export const reports = {
  RAISE: report({
    meaning: 'Several credits could pay for a conversation, or none can.',
    payload: {},
    history: () => 'The request was made for a conversation that was submitted.',
  }),
  WITHDRAW: report({
    meaning: 'The conversation was deleted.',
    payload: {},
    history: () => 'The conversation was deleted.',
  }),
} as const;

export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  mayWithdraw: ({ context, event }: Asked) =>
    event.by.role === 'System' || event.by.id === context.requesterId,
};

export const sentences: Words = {
  isStaff: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
  mayWithdraw: { kind: 'who', sentence: permission },
};

export const stamps = {
  takeChoice: ({ event }) =>
    isSent(verbs, event, 'RESOLVE')
      ? { chosenCredit: event.chosenCredit ?? null, comment: event.comment ?? null }
      : {},
  takeReason: ({ event }) =>
    isSent(verbs, event, 'REJECT') ? { reason: event.reason ?? null } : {},
  stampDecision: ({ event }) => ({ decidedBy: event.by.id, decidedAt: event.at }),
} satisfies Stamps;

export const raising = { guard: 'isSystem', target: 'open' } as const;

export const resolving = {
  guard: and(['isStaff', 'canPay']),
  target: 'resolved',
  actions: ['takeChoice', 'stampDecision', 'holdCredit'],
} as const;

export const rejecting = {
  guard: 'isStaff',
  target: 'rejected',
  actions: ['takeReason', 'stampDecision', 'refuseCredit'],
} as const;

export const withdrawing = { guard: 'mayWithdraw', target: 'withdrawn' } as const;
