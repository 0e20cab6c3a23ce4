import { touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { verb } from '../verbs.ts';
import { isEarned } from './states.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What somebody sends to an award of theirs, in order of likelihood. */
export const verbs = {
  PIN: verb({
    label: 'Pin to profile',
    done: 'It’s now on your profile card.',
    undoneBy: 'UNPIN',
    meaning: 'The member puts it on their profile card.',
    payload: {},
    history: 'pinned it to the profile',
    tooLate: (status) =>
      isEarned(status)
        ? 'This award is already pinned.'
        : 'You can only pin awards you have earned.',
  }),
  UNPIN: verb({
    label: 'Unpin',
    done: 'It’s no longer on your profile card.',
    undoneBy: 'PIN',
    meaning: 'The member takes it off their profile card.',
    payload: {},
    history: 'took it off the profile',
    tooLate: () => 'This award isn’t pinned.',
  }),
} as const;

export const guards = {
  isOwner: ({ context, event }: Asked) => event.by.id === context.userId,
};

export const sentences: Words = { isOwner: { kind: 'who', sentence: permission } };

export const stamps = { stampChange: ({ event }) => touchedBy(event) } satisfies Stamps;

/** It stands on the profile card, for everybody to see. */
export const pinning = {
  guard: 'isOwner',
  target: 'pinned',
  actions: ['stampChange', 'show'],
} as const;

export const unpinning = {
  guard: 'isOwner',
  target: 'unpinned',
  actions: ['stampChange', 'hide'],
} as const;
