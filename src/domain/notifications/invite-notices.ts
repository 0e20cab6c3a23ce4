import type { BookingNotice } from './booking-notice.ts';
import * as say from './booking-words.ts';

/** To where an invitation is answered. */
export const respond: BookingNotice['go'] = (t) => ({
  path: `${say.bookingPage(t)}/invites/${t.subject?.id ?? ''}/rsvp`,
  label: 'Respond to the invitation',
});

/** The texts of the notifications of invitations, letter by letter from the notification map. */
export const inviteNotices = {
  BookingInviteSent: {
    text: (t) =>
      `${t.facts.actorName} invited you to ${t.facts.sessionName} with ${t.facts.coachName} on ${say.start(t)}. Please respond.`,
    subject: (t) => `Please respond: ${say.booking(t)}`,
    go: respond,
    channel: 'E!',
    settled: 'responded',
    about: 'given',
  },
  BookingInviteRejected: {
    text: (t) => `${t.subject?.name ?? ''} can't come to ${say.booking(t)}.`,
    subject: (t) => `Declined: ${say.booking(t)}`,
    go: (t) => ({ path: `${say.bookingPage(t)}/invites`, label: 'See the invitations' }),
    channel: 'I',
    settled: 'never',
    about: 'given',
  },
  InviteRevoked: {
    text: (t) => `Your invitation to ${say.booking(t)} was withdrawn.`,
    subject: (t) => `Invitation withdrawn: ${say.booking(t)}`,
    go: (t) => ({
      path: `/app/booking-invites/${t.subject?.id ?? ''}`,
      label: 'Show the invitation',
    }),
    channel: 'E',
    settled: 'never',
    about: 'given',
  },
} as const satisfies Record<string, BookingNotice>;
