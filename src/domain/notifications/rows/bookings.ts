import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { appointment, once } from './of-bookings.ts';

/** What people hear of a session that is agreed, changed or cancelled. */
export const bookingNotices = {
  BookingCreatedForUser: {
    to: ['attendees'],
    text: (t) =>
      `${t.facts.actorName} booked ${t.facts.sessionName} with ${t.facts.coachName} for you on ${say.start(t)}.`,
    subject: once('Booked for you'),
    ...appointment,
    label: 'Staff book a session for you',
    readers: ['member'],
  },
  BookingCreatedForCoach: {
    to: ['coach'],
    text: (t) =>
      `${t.facts.sessionName} with ${say.party(t.facts)} on ${say.start(t)} was added to your calendar.`,
    subject: once('New booking'),
    ...appointment,
    label: 'A session is added to your calendar',
    readers: ['coach'],
  },
  BookingCreatedCoach: {
    to: ['attendees'],
    text: (t) => `${t.facts.coachName} booked ${t.facts.sessionName} with you on ${say.start(t)}.`,
    subject: once('Booked with you'),
    ...appointment,
    label: 'Your coach books a session with you',
    readers: ['member'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
