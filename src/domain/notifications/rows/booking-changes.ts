import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { appointment, once, respond } from './of-bookings.ts';

/** What people hear of changes, of those that concern one reader in another way, and of those that are not agreed yet. */
export const changeNotices = {
  BookingUpdated: {
    to: ['attendees', 'speakers', 'coach'],
    text: (t) => `${say.booking(t)} changed: ${say.changes(t)}.`,
    subject: once('Changed'),
    ...appointment,
    label: 'A session changes',
    readers: ['member', 'coach'],
  },
  'BookingUpdated/formerCoach': {
    to: ['formerCoach'],
    text: (t) => `${say.booking(t)} changed: ${say.changes(t)}.`,
    subject: (t) => `Changed: ${say.booking(t)}`,
    go: () => ({ path: '/app/bookings', label: 'Open your bookings' }),
    channel: 'E!',
    calendar: 'CANCEL',
    settled: 'started',
    readers: ['coach'],
  },
  'BookingUpdated/invited': {
    to: ['invitees'],
    text: (t) => `${say.booking(t)} changed: ${say.changes(t)}. Please respond.`,
    subject: (t) => `Changed: ${say.booking(t)}`,
    go: respond,
    channel: 'E!',
    settled: 'responded',
    about: 'given',
    readers: ['member'],
  },
  'BookingUpdated/proposal': {
    to: ['speakers', 'coach'],
    text: (t) =>
      `${t.facts.actorName} asks to move ${say.booking(t)} to ${say.otherStart(t)}. Please answer by ${say.answerDue(t)}.`,
    subject: (t) => `Another time? ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Answer' }),
    channel: 'E!',
    settled: 'started',
    readers: ['member', 'coach'],
  },
  'BookingUpdated/declined': {
    to: ['proposer', 'coach'],
    text: (t) =>
      `${say.booking(t)} keeps its time: ${t.facts.actorName} declined to move it to ${say.otherStart(t)}.`,
    subject: (t) => `Time unchanged: ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
    channel: 'E!',
    settled: 'started',
    readers: ['member', 'coach'],
  },
  'BookingUpdated/withdrawn': {
    to: ['speakers', 'coach'],
    text: (t) =>
      `${say.booking(t)} keeps its time: ${t.facts.actorName} no longer asks to move it to ${say.otherStart(t)}.`,
    subject: (t) => `Time unchanged: ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
    channel: 'E!',
    settled: 'started',
    readers: ['member', 'coach'],
  },
  'BookingUpdated/unanswered': {
    to: ['proposer', 'coach'],
    text: (t) =>
      `${say.booking(t)} keeps its time: nobody answered about moving it to ${say.otherStart(t)}.`,
    subject: (t) => `Time unchanged: ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
    channel: 'E!',
    settled: 'started',
    readers: ['member', 'coach'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
