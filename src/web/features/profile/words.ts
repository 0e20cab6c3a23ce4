import type { ShownAwardState } from '#machines/award/states.ts';
import type { Tone } from '#web/ui/tone.ts';

export const awardSortNames: Readonly<Record<string, string>> = {
  'earned Ascending': 'Earned, earliest first',
  'earned Descending': 'Earned, latest first',
  'progress Ascending': 'Progress, furthest first',
  'progress Descending': 'Progress, nearest first',
  'title Ascending': 'Title, A to Z',
  'title Descending': 'Title, Z to A',
};

/** How far somebody has come with an award. */
export const stateWords: Readonly<Record<ShownAwardState, readonly [string, Tone]>> = {
  earned: ['Earned', 'success'],
  inProgress: ['In progress', 'info'],
  locked: ['Not started', 'neutral'],
  revoked: ['Revoked', 'warning'],
};

/** The parts of the page, by where each stands in its address. */
export const sectionNames = {
  picture: 'Picture',
  details: 'Your details',
  awards: 'Awards and level',
  notifications: 'Notifications',
  messages: 'Messages',
  password: 'Password',
  'sign-ins': 'Where you are signed in',
  data: 'Your data',
} as const;

export type Section = keyof typeof sectionNames;

export const profileWords = {
  sections: 'Parts of your profile',
} as const;
