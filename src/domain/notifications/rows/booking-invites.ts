import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { respond } from './of-bookings.ts';

/** What people hear of invitations. */
export const inviteNotices = {
  BookingInviteSent: {
    to: ['invitee'],
    text: (t) =>
      `${t.facts.actorName} invited you to ${t.facts.sessionName} with ${t.facts.coachName} on ${say.start(t)}. Please respond.`,
    subject: (t) => `Please respond: ${say.booking(t)}`,
    go: respond,
    channel: 'E!',
    settled: 'responded',
    about: 'given',
    label: 'You’re invited to a session',
    readers: ['member'],
  },
  BookingInviteRejected: {
    to: ['inviter'],
    text: (t) => `${t.subject?.name ?? ''} can’t come to ${say.booking(t)}.`,
    subject: (t) => `Declined: ${say.booking(t)}`,
    go: (t) => ({ path: `${say.bookingPage(t)}/invites`, label: 'See the invitations' }),
    channel: 'I',
    settled: 'never',
    about: 'given',
    label: 'Someone declines your invitation',
    readers: ['member', 'coach', 'staff'],
  },
  InviteRevoked: {
    to: ['invitee'],
    text: (t) => `Your invitation to ${say.booking(t)} was revoked.`,
    subject: (t) => `Invitation revoked: ${say.booking(t)}`,
    go: (t) => ({
      path: `/app/booking-invites/${t.subject?.id ?? ''}`,
      label: 'Show the invitation',
    }),
    channel: 'E',
    settled: 'never',
    about: 'given',
    hidesPlace: true,
    label: 'An invitation to you is revoked',
    readers: ['member'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
