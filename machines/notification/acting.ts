import { and } from 'xstate';
import { lines, own } from '#domain/records/fields.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb, type SentOf } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What somebody sends to a notification of theirs. */
export const verbs = {
  ACTION: verb({
    label: 'Mark as read',
    done: null,
    meaning: 'The person opens it, or marks it as read.',
    payload: {},
    history: 'read it',
  }),
} as const;

const said = { text: lines('Text', 10_000), link: own<string>('Link') };

/** What the product tells a notification. */
export const reports = {
  NOTIFY: report({
    meaning: 'Something happens that the person is to hear of.',
    payload: said,
    keeps: [],
    history: () => 'It came.',
  }),
  RENEW: report({
    meaning: 'Something of the same kind happens before they have acted on it.',
    payload: said,
    keeps: [],
    history: () => 'It was brought up to date.',
  }),
  AUTO_ACTION: report({
    meaning: 'What it asks for is done, or has become impossible.',
    payload: {},
    history: () => 'It was done with by itself.',
  }),
  WITHDRAW: report({
    meaning: 'What it said turned out not to be so.',
    payload: {},
    history: () => 'It was taken back.',
  }),
} as const;

export type NotificationEvent = SentOf<typeof verbs & typeof reports>;

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isRecipient: ({ context, event }: Asked) => event.by.id === context.recipientId,
  isJustSettled: ({ context, event }: Asked) =>
    context.actionedBy === 'auto' && context.actionedAt === event.at,
};

export const sentences: Words = {
  isSystem: { kind: 'who', sentence: permission },
  isRecipient: { kind: 'who', sentence: permission },
  isJustSettled: { kind: 'what', sentence: 'This notification has been acted on.' },
};

export const stamps = {
  takeText: ({ event }) =>
    isSent(reports, event, 'NOTIFY', 'RENEW') ? { text: event.text, link: event.link } : {},
  stampAction: ({ event }) => ({ actionedAt: event.at, actionedBy: 'user' }),
  stampSettling: ({ event }) => ({ actionedAt: event.at, actionedBy: 'auto' }),
} satisfies Stamps;

export const coming = { guard: 'isSystem', target: 'unactioned', actions: 'takeText' } as const;
export const renewing = { guard: 'isSystem', actions: 'takeText' } as const;
export const acting = { guard: 'isRecipient', target: 'actioned', actions: 'stampAction' } as const;
export const settling = {
  guard: 'isSystem',
  target: 'actioned',
  actions: 'stampSettling',
} as const;
export const withdrawing = { guard: 'isSystem', target: 'withdrawn', actions: 'remove' } as const;
/** A second tab says the same again. */
export const repeating = { guard: 'isRecipient' } as const;
export const passing = { guard: 'isSystem' } as const;
/** What another chart has settled in the same moment was not acted on by anybody. */
export const withdrawingSettled = {
  ...withdrawing,
  guard: and(['isSystem', 'isJustSettled']),
} as const;
