import { lines } from '#domain/records/fields.ts';
import { mostAttempts } from '#domain/interactive/vocabulary.ts';
import { and } from 'xstate';
import { isStaff } from '../person.ts';
import { permission } from '../sentences.ts';
import { isSent, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What people decide about a response. */
export const verbs = {
  COMPLETE: verb({
    label: 'Mark as done',
    done: 'Marked as done.',
    meaning: 'The member says that they are done with it.',
    payload: {},
    history: 'marked it as done',
  }),
  RESTART: verb({
    label: 'Restart',
    done: 'You can begin again.',
    meaning: 'The member begins again; what they did before is kept as an attempt.',
    payload: {},
    history: 'restarted it',
  }),
  RESET: verb({
    label: 'Reset',
    done: 'The response was reset.',
    meaning: 'Staff put it back to where nothing was done, and say why.',
    payload: { reason: lines('Reason', 500) },
    history: 'reset it',
  }),
} as const;

export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isDoneByHand: ({ context }: Asked) => context.completionRule === 'manual',
  hasReason: ({ event }: Asked) => isSent(verbs, event, 'RESET') && Boolean(event.reason?.trim()),
};

export const sentences: Words = {
  isStaff: { kind: 'who', sentence: permission },
  isDoneByHand: { kind: 'what', sentence: 'This activity reports its own completion.' },
  hasReason: { kind: 'payload', field: 'reason', sentence: 'Reason is required.' },
};

export const stamps = {
  /** What was done is an attempt, and nothing is done of the next one. */
  keepAttempt: ({ context }) => {
    const { attempts, startedAt, completedAt, progress, score } = context;
    const number = (attempts.at(-1)?.number ?? 0) + 1;
    const attempt = { number, startedAt, completedAt, progress, score };
    return {
      attempts: [...attempts, attempt].slice(-mostAttempts),
      progress: 0,
      score: null,
      state: null,
      startedAt: null,
      completedAt: null,
    };
  },
  stampStart: ({ event }) => ({ startedAt: event.at }),
} satisfies Stamps;

export const completing = {
  guard: and(['isOwner', 'isDoneByHand']),
  target: 'completed',
  actions: ['finish', 'stampActivity'],
} as const;

export const restarting = {
  guard: and(['isOwner', 'mayLaunch']),
  target: 'inProgress',
  actions: ['keepAttempt', 'stampStart', 'stampActivity', 'takeVersion'],
} as const;

export const resetting = {
  guard: and(['isStaff', 'hasReason']),
  target: 'notStarted',
  actions: ['keepAttempt', 'stampActivity'],
} as const;
