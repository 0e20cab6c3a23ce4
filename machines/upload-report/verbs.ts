import { verb } from '../verbs.ts';

/** The events that people send to a change in bulk, in order of likelihood. */
export const uploadVerbs = {
  APPLY: verb({
    label: 'Apply',
    meaning: 'Staff say that the rows without errors be carried out.',
    payload: {},
    history: 'applied it',
  }),
  DISCARD: verb({
    label: 'Discard',
    meaning: 'Staff say that nothing be changed.',
    payload: {},
    history: 'discarded it',
  }),
} as const;
