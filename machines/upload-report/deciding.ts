import { and } from 'xstate';
import { verb } from '../verbs.ts';
import { patience, type Asked, type Stamps, type Words } from './context.ts';

/** The events that people send to a change in bulk, in order of likelihood. */
export const verbs = {
  APPLY: verb({
    label: 'Apply',
    done: 'The upload was applied.',
    meaning: 'Staff say that the rows without errors be carried out.',
    payload: {},
    history: 'applied it',
  }),
  DISCARD: verb({
    label: 'Discard',
    done: 'The upload was discarded.',
    meaning: 'Staff say that nothing be changed.',
    payload: {},
    history: 'discarded it',
  }),
} as const;

export const guards = {
  hasWork: ({ context }: Asked) => context.created + context.updated > 0,
};

export const sentences: Words = {
  hasWork: {
    kind: 'what',
    sentence: 'There is nothing to apply: no row adds or changes anything.',
  },
};

export const stamps = {
  stampApplication: ({ event }) => ({ appliedBy: event.by.id }),
} satisfies Stamps;

export const delays = { patience: () => patience };

export const applying = {
  guard: and(['isStaff', 'hasWork']),
  target: 'applying',
  actions: ['stampApplication', 'stampChange', 'goOn'],
} as const;

export const discarding = {
  guard: 'isStaff',
  target: 'discarded',
  actions: ['stampChange', 'forgetCells'],
} as const;

/** Nobody has decided in time. */
export const lapsing = { target: 'discarded', actions: 'forgetCells' } as const;
