import { rowChoice } from '#web/screens/list/row-choice.tsx';
import type { InviteSummary } from './words.ts';
import * as texts from './texts.ts';

/** Several invitations at once. */
export const inviteChoice = rowChoice<
  InviteSummary,
  'POST /booking-invites/{bookingInvite}/events'
>('POST /booking-invites/{bookingInvite}/events', {
  noun: 'invitation',
  nouns: 'invitations',
  events: {
    REVOKE: texts.revokedTogether,
  },
  nameOf: ({ to, session }) => texts.toThe(to.fullName, session.name),
});
