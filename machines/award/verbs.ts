import { verb } from '../verbs.ts';

/** The events that people send to an award of theirs, in order of likelihood. */
export const awardVerbs = {
  PIN: verb({
    label: 'Pin to profile',
    meaning: 'The member puts it on their profile card.',
    payload: {},
    history: 'pinned it to the profile',
  }),
  UNPIN: verb({
    label: 'Unpin',
    meaning: 'The member takes it off their profile card.',
    payload: {},
    history: 'took it off the profile',
    tooLate: () => 'This award isn’t pinned.',
  }),
} as const;
