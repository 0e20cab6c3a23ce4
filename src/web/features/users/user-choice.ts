import { rowChoice } from '#web/screens/list/row-choice.tsx';
import type { UserSummary } from './words.ts';
import * as texts from './texts.ts';

/** Several people at once. */
export const userChoice = rowChoice<UserSummary, 'POST /users/{user}/events'>(
  'POST /users/{user}/events',
  {
    noun: 'user',
    nouns: 'users',
    events: {
      RESEND: texts.eachPersonGetsTheInvitation,
      UNLOCK: texts.theyCanTryToSign,
      SEND_RESET_LINK: texts.eachPersonGetsALink,
      DELETE: texts.theyAreSignedOutEverywhere,
      RESTORE: texts.theAccountsAreRestoredCancelled,
    },
    nameOf: ({ fullName }) => fullName,
  },
);
