import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { once, openBooking, rebook } from './of-bookings.ts';

/** What people hear of a session that is cancelled, and of what that costs. */
export const cancellationNotices = {
  BookingCancelled: {
    to: ['coach', 'attendees', 'otherAttendees'],
    text: (t) => `${t.facts.actorName} cancelled ${say.booking(t)}.${say.creditSentence(t)}`,
    subject: once('Cancelled'),
    go: openBooking,
    channel: 'E!',
    calendar: 'CANCEL',
    settled: 'never',
    label: 'A session is cancelled',
    readers: ['member', 'coach'],
  },
  BookingCancelledAndReschedule: {
    to: ['requester'],
    text: (t) =>
      say.canRebook(t)
        ? `${t.facts.actorName} had to cancel ${say.booking(t)} and asks you to choose a new time.${say.creditSentence(t)}`
        : `${t.facts.actorName} had to cancel ${say.booking(t)} and asks for a new time.${say.creditSentence(t)}`,
    subject: (t) => once(say.canRebook(t) ? 'Please choose a new time' : 'Cancelled')(t),
    go: (t) =>
      say.canRebook(t)
        ? { ...rebook(t), path: `${say.requestAgain(t)}&coach=${t.facts.coachId}` }
        : openBooking(t),
    channel: 'E!',
    calendar: 'CANCEL',
    settled: 'requestedAgain',
    label: 'A session is cancelled and needs a new time',
    readers: ['member'],
  },
  BookingCancelledOutsideOfSystem: {
    to: ['attendees', 'coach', 'staff'],
    text: (t) =>
      `${say.booking(t)} was removed from ${t.facts.coachName}’s calendar, so it is cancelled.${say.creditSentence(t)}`,
    subject: once('Cancelled'),
    go: (t) =>
      t.recipient.relation === 'member'
        ? { ...rebook(t), path: say.requestAgain(t) }
        : openBooking(t),
    channel: 'E!',
    calendar: 'CANCEL',
    settled: 'reinstated',
    label: 'A session is removed from the coach’s calendar',
    readers: ['member', 'coach', 'staff'],
  },
  LateCancellation: {
    to: ['coach', 'staff'],
    text: (t) =>
      `${t.facts.actorName} cancelled ${say.booking(t)} only ${say.timeLeft(t)} before the start.`,
    subject: once('Cancelled late'),
    go: openBooking,
    channel: 'E',
    settled: 'never',
    label: 'A member cancels late',
    readers: ['coach', 'staff'],
  },
  CoachLateCancellation: {
    to: ['staff'],
    text: (t) =>
      `${t.facts.coachName} cancelled ${say.booking(t)} only ${say.timeLeft(t)} before the start.`,
    subject: once('Cancelled late by the coach'),
    go: openBooking,
    channel: 'E',
    settled: 'never',
    label: 'A coach cancels late',
    readers: ['staff'],
  },
  BookingCreditLost: {
    to: ['creditHolder'],
    text: (t) => `You lost ${say.lostUnits(t)} for ${say.booking(t)} because ${say.lossCause(t)}.`,
    subject: once('Credit lost'),
    go: ({ facts: { team }, recipient }) => ({
      path: team
        ? `/app/session-credits/team/${team.id}`
        : `/app/session-credits/user/${recipient.id}`,
      label: 'See your credits',
    }),
    channel: 'E',
    settled: 'refunded',
    label: 'You lose a credit',
    readers: ['member'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
