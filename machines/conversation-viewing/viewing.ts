import { and } from 'xstate';
import { reference, wholeNumber, lines } from '#domain/records/fields.ts';
import { isStaff } from '../person.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb, type SentOf } from '../verbs.ts';
import { viewingLasts, type Asked, type Stamps, type Words } from './context.ts';

export const reason = lines('Reason', 300);

export const verbs = {
  CHOOSE: verb({
    label: 'Read this conversation',
    done: null,
    meaning: 'The viewer chooses whose conversation with the person they read.',
    payload: { contact: reference('Contact', { sentence: 'Choose a contact.' }) },
    history: 'chose the conversation',
  }),
  END: verb({
    label: 'End viewing',
    done: 'The viewing has ended.',
    meaning: 'The viewer has read what they need.',
    payload: {},
    history: 'ended it',
  }),
} as const;

export const reports = {
  OPEN: report({
    meaning: 'A member of staff says whose conversation they need to read, and why.',
    payload: { person: reference('Person', { sentence: 'Choose a person.' }), reason },
    // The reason stands in the record, where it can be erased.
    keeps: ['person'],
    history: 'started it',
  }),
  LOOK: report({
    meaning: 'The viewer opens a page of the conversation.',
    payload: {
      from: wholeNumber('From', 0, 2_000_000_000),
      to: wholeNumber('To', 0, 2_000_000_000),
      messages: wholeNumber('Messages', 0, 1000),
    },
    history: ({ name, payload }) =>
      `${name} looked at messages ${String(payload['from'])} to ${String(payload['to'])}.`,
  }),
} as const;

export type ConversationViewingEvent = SentOf<typeof verbs & typeof reports>;

/** What only the server can tell: whether there is such a person, and whether the two have written to each other. */
export const viewingQuestions = {
  isPersonThere: { field: 'person', kind: 'payload' },
  haveWritten: { field: 'contact', kind: 'payload' },
} as const;

export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isViewer: ({ context, event }: Asked) => event.by.id === context.viewer,
};

export const sentences: Words = {
  isStaff: { kind: 'who', sentence: permission },
  isViewer: { kind: 'who', sentence: permission },
};

export const stamps = {
  stampBeginning: ({ event }) =>
    isSent(reports, event, 'OPEN')
      ? {
          viewer: event.by.id,
          person: event.person,
          reason: event.reason,
          expiresAt: event.at + viewingLasts,
        }
      : {},
  takeContact: ({ event }) =>
    isSent(verbs, event, 'CHOOSE') && event.contact !== undefined ? { contact: event.contact } : {},
  countMessages: ({ context, event }) =>
    isSent(reports, event, 'LOOK') ? { messagesSeen: context.messagesSeen + event.messages } : {},
} satisfies Stamps;

export const delays = {
  expiry: ({ context, event }: Asked) => Math.max(0, context.expiresAt - event.at),
};

export const opening = {
  guard: and(['isStaff', 'isPersonThere']),
  target: 'choosing',
  actions: 'stampBeginning',
} as const;
export const choosing = {
  guard: and(['isViewer', 'haveWritten']),
  target: 'reading',
  actions: ['takeContact', 'informParticipants'],
} as const;
export const looking = { guard: 'isViewer', actions: 'countMessages' } as const;
export const ending = { guard: 'isViewer', target: 'ended' } as const;
