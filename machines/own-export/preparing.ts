import { permission } from '../sentences.ts';
import { report, verb, type SentOf } from '../verbs.ts';
import { keptFor, type Asked, type Stamps, type Words } from './context.ts';

export const verbs = {
  ASK: verb({
    label: 'Prepare my data',
    meaning: 'Someone asks for everything that is kept about them.',
    payload: {},
    history: 'asked for their data',
  }),
} as const;

export const reports = {
  FINISH: report({
    meaning: 'Everything is in one file.',
    payload: {},
    history: () => 'The file was ready.',
  }),
  FAIL: report({
    meaning: 'The file could not be made, after several tries.',
    payload: {},
    history: () => 'The file could not be made.',
  }),
  REPLACE: report({
    meaning: 'A newer file is ready and takes its place.',
    payload: {},
    history: () => 'A newer file took its place.',
  }),
} as const;

export type OwnExportEvent = SentOf<typeof verbs & typeof reports>;

export const guards = {
  isOneself: ({ context, event }: Asked) => event.by.id === context.userId,
  isSystem: ({ event }: Asked) => event.by.role === 'System',
};

export const sentences: Words = {
  isOneself: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
};

export const stamps = {
  stampExpiry: ({ event }) => ({ expiresAt: event.at + keptFor }),
} satisfies Stamps;

export const delays = {
  expiry: ({ context, event }: Asked) => Math.max(0, (context.expiresAt ?? event.at) - event.at),
};

export const asking = { guard: 'isOneself', target: 'preparing', actions: 'startWork' } as const;

export const finishing = {
  guard: 'isSystem',
  target: 'ready',
  actions: ['stampExpiry', 'announceReady'],
} as const;

export const failing = { guard: 'isSystem', target: 'failed', actions: 'announceFailure' } as const;

export const replacing = { guard: 'isSystem', target: 'expired', actions: 'dropFile' } as const;

/** Its days are over. */
export const lapsing = { target: 'expired', actions: 'dropFile' } as const;
