import { own } from '#domain/records/fields.ts';
import { permission } from '../sentences.ts';
import { isSent, report, type SentOf } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** When it goes out, by the clock and the choice of whoever it is for. */
const dueAt = own<number>('Due at');

/** What the product tells a digest; nobody else sends it anything. */
export const reports = {
  COLLECT: report({
    meaning: 'Something happens that the person wants to hear of in the digest.',
    payload: { dueAt },
    history: () => 'Something was collected.',
  }),
  MOVE: report({
    meaning: 'The person chooses other times for their emails.',
    payload: { dueAt },
    history: () => 'It goes out at another time.',
  }),
  STOP: report({
    meaning: 'The person does not want the digest any more.',
    payload: {},
    history: () => 'It was stopped.',
  }),
  FINISH: report({
    meaning: 'The mail server has taken it.',
    payload: {},
    history: () => 'It was sent.',
  }),
  DROP: report({
    meaning: 'There is nothing left to say, or nobody left to say it to.',
    payload: {},
    history: () => 'It was dropped.',
  }),
} as const;

export type DigestEvent = SentOf<typeof reports>;

export const guards = { isSystem: ({ event }: Asked) => event.by.role === 'System' };

export const sentences: Words = { isSystem: { kind: 'who', sentence: permission } };

export const stamps = {
  stampDue: ({ event }) =>
    isSent(reports, event, 'COLLECT', 'MOVE') ? { dueAt: event.dueAt } : {},
  stampSending: ({ event }) => ({ sentAt: event.at }),
} satisfies Stamps;

export const delays = {
  due: ({ context, event }: Asked) => Math.max(0, (context.dueAt ?? event.at) - event.at),
};

export const beginning = { guard: 'isSystem', target: 'collecting', actions: 'stampDue' } as const;
/** It goes out when it was going to. */
export const adding = { guard: 'isSystem' } as const;
export const moving = {
  guard: 'isSystem',
  target: 'collecting',
  reenter: true,
  actions: 'stampDue',
} as const;
export const stopping = { guard: 'isSystem', target: 'dropped', actions: 'forgetLines' } as const;
export const falling = { target: 'sending', actions: 'sendMail' } as const;
export const finishing = {
  guard: 'isSystem',
  target: 'sent',
  actions: 'stampSending',
} as const;
export const dropping = { guard: 'isSystem', target: 'dropped' } as const;
