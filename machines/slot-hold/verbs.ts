import { verb } from '../verbs.ts';

/** What the holder may send to a hold. */
export const slotHoldVerbs = {
  RELEASE: verb({
    label: 'Choose another time',
    meaning: 'The member chooses another time or gives up.',
    payload: {},
    history: 'chose another time',
  }),
} as const;
