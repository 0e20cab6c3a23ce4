import { rowChoice } from '#web/screens/list/row-choice.tsx';
import type { UserSummary } from './words.ts';

/** Several people at once. */
export const userChoice = rowChoice<UserSummary, 'POST /users/{user}/events'>(
  'POST /users/{user}/events',
  {
    noun: 'user',
    nouns: 'users',
    events: {
      RESEND: 'Each is sent the invitation again; the links of before no longer work.',
      UNLOCK: 'They can try to sign in again.',
      SEND_RESET_LINK: 'Each is sent a link to choose a new password.',
      DELETE:
        'They are signed out everywhere and leave what they were booked into; what nobody else comes to is cancelled. The accounts can be restored; the sessions can’t.',
      RESTORE: 'The accounts come back; what was cancelled does not.',
    },
    nameOf: ({ fullName }) => fullName,
  },
);
