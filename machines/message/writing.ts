import { and } from 'xstate';
import { lines, moment } from '#domain/records/fields.ts';
import {
  deletedKeptFor,
  editWindow,
  furthestSending,
  longestMessage,
} from '#domain/messages/limits.ts';
import { formatDuration } from '#domain/time/words.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb, type SentOf } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

const text = lines('Message', longestMessage);

/** What whoever wrote a message may send to it. */
export const verbs = {
  EDIT: verb({
    label: 'Edit',
    done: null,
    meaning: 'Whoever wrote it changes what it says.',
    payload: { text },
    // What people write to each other is in no history.
    keeps: [],
    history: 'changed it',
  }),
  DELETE: verb({
    label: 'Delete',
    done: null,
    meaning: 'Whoever wrote it takes it back: both see that there was a message.',
    payload: {},
    history: 'deleted it',
  }),
} as const;

export const reports = {
  SEND: report({
    meaning: 'Someone sends a message to a contact of theirs.',
    payload: { text },
    keeps: [],
    history: 'sent it',
  }),
  SCHEDULE: report({
    meaning: 'Someone writes a message that is to be sent later.',
    payload: { text, sendAt: moment('Send at', 'Choose when to send it.') },
    keeps: [],
    history: 'wrote it to be sent later',
  }),
  DELIVER: report({
    meaning: 'A device of the recipient has heard of it, and of everything before it.',
    payload: {},
    history: 'received it',
  }),
  READ: report({
    meaning: 'The recipient has seen it, and everything before it.',
    payload: {},
    history: 'read it',
  }),
} as const;

export type MessageEvent = SentOf<typeof verbs & typeof reports>;

/** What only the server can tell: whether the two may still write to each other. */
export const messageQuestions = { mayWrite: {} } as const;

export const guards = {
  isSender: ({ context, event }: Asked) => event.by.id === context.sender,
  isRecipient: ({ context, event }: Asked) => event.by.id === context.recipient,
  isJustSent: ({ context, event }: Asked) =>
    context.sentAt === null || event.at - context.sentAt <= editWindow,
  isAhead: ({ event }: Asked) =>
    !isSent(reports, event, 'SCHEDULE') ||
    (event.sendAt > event.at && event.sendAt <= event.at + furthestSending),
};

export const sentences: Words = {
  isSender: { kind: 'who', sentence: permission },
  isRecipient: { kind: 'who', sentence: permission },
  isJustSent: {
    kind: 'what',
    sentence: `Messages can be edited for ${formatDuration(editWindow)} after they are sent.`,
  },
  isAhead: {
    kind: 'payload',
    field: 'sendAt',
    sentence: `Choose a time in the next ${formatDuration(furthestSending)}.`,
  },
};

export const stamps = {
  takeText: ({ event }) =>
    (isSent(reports, event, 'SEND', 'SCHEDULE') || isSent(verbs, event, 'EDIT')) &&
    event.text !== undefined
      ? { text: event.text }
      : {},
  stampSending: ({ event }) => ({ sentAt: event.at }),
  stampEdit: ({ event }) => ({ editedAt: event.at }),
  stampDeletion: ({ context, event }) => ({
    deletedAt: event.at,
    keptText: context.text,
    text: '',
  }),
  forgetText: () => ({ keptText: null }),
  stampTime: ({ event }) => (isSent(reports, event, 'SCHEDULE') ? { sendAt: event.sendAt } : {}),
} satisfies Stamps;

export const delays = {
  due: ({ context, event }: Asked) => Math.max(0, (context.sendAt ?? event.at) - event.at),
  retention: deletedKeptFor,
};

export const sending = {
  guard: and(['isSender', 'mayWrite']),
  target: 'sent',
  actions: ['takeText', 'stampSending', 'placeLast'],
} as const;

export const scheduling = {
  guard: and(['isSender', 'isAhead', 'mayWrite']),
  target: 'scheduled',
  actions: ['takeText', 'stampTime'],
} as const;

/** Its time has come: the two may not be in touch any more. */
export const falling = [
  { guard: 'mayWrite', target: 'sent', actions: ['stampSending', 'placeLast'] },
  { target: 'unsent' },
] as const;

export const delivering = {
  guard: 'isRecipient',
  target: 'delivered',
  actions: 'markDelivered',
} as const;
export const reading = { guard: 'isRecipient', target: 'read', actions: 'markRead' } as const;
/** A second device of the recipient says the same again. */
export const repeating = { guard: 'isRecipient' } as const;
/** What was deleted before anybody saw it is passed over. */
export const passing = { guard: 'isRecipient', actions: 'markRead' } as const;

export const editing = {
  guard: and(['isSender', 'isJustSent', 'mayWrite']),
  actions: ['takeText', 'stampEdit'],
} as const;

export const rewriting = { guard: 'isSender', actions: 'takeText' } as const;

export const deleting = { guard: 'isSender', target: 'deleted', actions: 'stampDeletion' } as const;

/** What was never sent is gone at once. */
export const withdrawing = {
  guard: 'isSender',
  target: 'deleted',
  actions: ['stampDeletion', 'forgetText', 'dropFiles'],
} as const;

/** Nobody can look into it any longer. */
export const forgetting = { actions: ['forgetText', 'dropFiles'] } as const;
