import { and } from 'xstate';
import { lines, reference } from '#domain/records/fields.ts';
import { answerLimit, longestLookReason, reopenable } from '#domain/support/vocabulary.ts';
import type { AskedOf, StampsOf } from '../capability.ts';
import { isStaff } from '../person.ts';
import { touchedBy, type PlainContext } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, verb } from '../verbs.ts';
import { attached, supportFields } from './fields.ts';

export type Context = PlainContext<typeof supportFields>;
type Asked = AskedOf<Context>;

const text = lines('Reply', answerLimit);

export const verbs = {
  REPLY: verb({
    label: 'Send reply',
    done: 'Your reply was sent.',
    meaning: 'Staff or the person who asked reply.',
    payload: { text, ...attached },
    // What was written is nobody's business but theirs.
    keeps: [],
    history: 'replied',
  }),
  RESOLVE: verb({
    label: 'Mark as resolved',
    done: 'The request is resolved.',
    meaning: 'Staff have solved it.',
    payload: {},
    history: 'marked it as resolved',
  }),
  REOPEN: verb({
    label: 'Reopen',
    done: 'The request is open again.',
    meaning: 'Whoever asked still has the problem.',
    payload: { text, ...attached },
    keeps: [],
    history: 'reopened it',
  }),
  ASSIGN: verb({
    label: 'Assign',
    done: ({ payload }) =>
      payload['assignee'] === null ? 'Nobody is assigned now.' : 'The request was assigned.',
    meaning: 'A member of staff takes it on, or nobody does any more.',
    payload: { assignee: supportFields.assignee },
    history: ({ name, payload }) =>
      payload['assignee'] === null
        ? `${name} left it without an assignee.`
        : `${name} chose who looks after it.`,
  }),
  LOOK: verb({
    label: 'Open with real data',
    done: 'Your reason is logged, and whoever asked sees it.',
    meaning: 'Staff open the page that it is about with the data of whoever asked, for a reason.',
    payload: { reason: lines('Reason', longestLookReason) },
    // The reason stands beside the request, where it can be erased.
    keeps: [],
    history: 'opened the page with real data',
  }),
  MERGE: verb({
    label: 'Merge',
    done: 'The request was merged.',
    meaning: 'Staff have found that another request says the same.',
    payload: {
      into: reference('Request that stays', { sentence: 'Choose the request that stays.' }),
    },
    history: 'merged it into another request',
  }),
} as const;

export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isRequester: ({ context, event }: Asked) => event.by.id === context.createdBy,
  hasConsent: ({ context }: Asked) => context.consent,
};

export const sentences = {
  isRequester: { kind: 'who', sentence: permission },
  hasConsent: {
    kind: 'what',
    sentence: 'Whoever asked has not allowed us to look at their data.',
  },
} as const;

export const stamps = {
  takeAssignee: ({ event }: Asked) =>
    isSent(verbs, event, 'ASSIGN') ? { assignee: event.assignee ?? null, ...touchedBy(event) } : {},
  takeMergedInto: ({ event }: Asked) =>
    isSent(verbs, event, 'MERGE') ? { mergedInto: event.into ?? null, ...touchedBy(event) } : {},
} satisfies StampsOf<Context>;

export const delays = { reopenable };

const keep = ['stampChange', 'keepAnswer'] as const;

/** Staff answer: it is whoever asked who has to say something now. */
export const answered = {
  guard: 'isStaff',
  target: 'waitingForUser',
  actions: [...keep, 'mailAnswer'],
} as const;

/** Whoever asked writes again. */
export const asked = { guard: 'isRequester', target: 'open', actions: [...keep] } as const;

export const resolving = {
  guard: 'isStaff',
  target: 'resolved',
  actions: ['stampChange', 'mailResolved'],
} as const;

export const reopening = { guard: 'isRequester', target: 'open', actions: [...keep] } as const;

export const assigning = {
  guard: and(['isStaff', 'isOfStaff']),
  actions: 'takeAssignee',
} as const;

/** Whoever looks changes nothing. */
export const looking = { guard: and(['isStaff', 'hasConsent']), actions: 'keepLook' } as const;

export const merging = {
  guard: and(['isStaff', 'canTakeIt']),
  target: 'merged',
  actions: ['takeMergedInto', 'mailMerged'],
} as const;
