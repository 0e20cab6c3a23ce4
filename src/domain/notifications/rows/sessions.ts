import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { once, openBooking } from './of-bookings.ts';

/** What people hear of a session as it comes up and is over. */
export const sessionNotices = {
  SessionReminder: {
    to: ['attendees', 'coach'],
    text: (t) =>
      `Reminder: ${t.facts.sessionName} with ${say.otherParty(t)} ${say.relativeStart(t)} (${say.start(t)}).`,
    subject: once('Reminder'),
    go: openBooking,
    channel: 'E',
    settled: 'started',
    isTimely: true,
    label: 'A session is coming up',
    readers: ['member', 'coach'],
  },
  SessionStart: {
    to: ['attendees', 'coach'],
    text: (t) => `Your session with ${say.otherParty(t)} is about to start. Join now.`,
    subject: once('About to start'),
    go: (t) => ({
      path: t.facts.isVideo ? `/zoom/${t.facts.bookingId}` : say.bookingPage(t),
      label: 'Join now',
    }),
    channel: 'I',
    settled: 'over',
    label: 'A session is about to start',
    readers: ['member', 'coach'],
  },
  MissedBooking: {
    to: ['attendees'],
    text: (t) => `You missed ${say.booking(t)}.${say.creditSentence(t)}`,
    subject: once('Missed'),
    go: openBooking,
    channel: 'E',
    settled: 'corrected',
    about: 'themselves',
    label: 'You missed a session',
    readers: ['member'],
  },
  UserMissedBooking: {
    to: ['staff', 'coach'],
    text: (t) => `${t.subject?.name ?? say.party(t.facts)} missed ${say.booking(t)}.`,
    subject: once('Missed'),
    go: (t) => ({
      path: `${say.bookingPage(t)}/attendees/${t.subject?.id ?? ''}`,
      label: 'See who came',
    }),
    channel: 'I',
    settled: 'corrected',
    about: 'each',
    label: 'A member missed a session',
    readers: ['coach', 'staff'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
