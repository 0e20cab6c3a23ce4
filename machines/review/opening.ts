import { and } from 'xstate';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { createdBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { report } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

export const reports = {
  OPEN: report({
    meaning: 'The outcome of the session says that they came.',
    payload: {},
    history: () => 'The outcome says that they came.',
  }),
  RELEASE: report({
    meaning: 'The corrected outcome says that they did not come.',
    payload: {},
    history: () => 'The outcome was corrected: they did not come.',
  }),
} as const;

/** The last moment at which somebody may review. */
const closesAt = ({ endsAt }: Asked['context']): number => endsAt + reviewTimes.open;

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isInTime: ({ context, event }: Asked) => event.at <= closesAt(context),
};

export const closed = 'Reviews for this session are closed.';

export const sentences: Words = {
  isSystem: { kind: 'who', sentence: permission },
  isInTime: { kind: 'what', sentence: closed },
};

export const stamps = { stampCreation: ({ event }) => createdBy(event) } satisfies Stamps;

export const delays = {
  reviewCloses: ({ context, event }: Asked) => Math.max(0, closesAt(context) - event.at),
};

export const opening = {
  guard: and(['isSystem', 'isInTime']),
  target: 'open',
  actions: 'stampCreation',
} as const;

/** They came after all; who opened it first stays. */
export const openingAgain = { guard: and(['isSystem', 'isInTime']), target: 'open' } as const;

export const releasing = { guard: 'isSystem', target: 'closed' } as const;
