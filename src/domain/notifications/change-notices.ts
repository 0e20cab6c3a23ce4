import type { BookingNotice } from './booking-notice.ts';
import * as say from './booking-words.ts';
import { respond } from './invite-notices.ts';

/** What is said of a change, beside that it is one: to whoever has lost the session by it, to those who are invited to it, and of another time that somebody asks for. */
export type ChangeVariant =
  | 'formerCoach'
  | 'invited'
  | 'proposal'
  | 'declined'
  | 'withdrawn'
  | 'unanswered';

/** What is told of changes that concern one reader in another way, and of those that are not agreed yet. */
export const changeNotices = {
  'BookingUpdated/formerCoach': {
    text: (t) => `${say.booking(t)} changed: ${say.changes(t)}.`,
    subject: (t) => `Changed: ${say.booking(t)}`,
    go: () => ({ path: '/app/bookings', label: 'Open your bookings' }),
    channel: 'E!',
    calendar: 'CANCEL',
    settled: 'started',
  },
  'BookingUpdated/invited': {
    text: (t) => `${say.booking(t)} changed: ${say.changes(t)}. Please respond.`,
    subject: (t) => `Changed: ${say.booking(t)}`,
    go: respond,
    channel: 'E!',
    settled: 'responded',
    about: 'given',
  },
  'BookingUpdated/proposal': {
    text: (t) =>
      `${t.facts.actorName} asks to move ${say.booking(t)} to ${say.otherStart(t)}. Please answer by ${say.answerDue(t)}.`,
    subject: (t) => `Another time? ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Answer' }),
    channel: 'E!',
    settled: 'started',
  },
  'BookingUpdated/declined': {
    text: (t) =>
      `${say.booking(t)} stays at its time: ${t.facts.actorName} declined to move it to ${say.otherStart(t)}.`,
    subject: (t) => `Stays at its time: ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
    channel: 'E!',
    settled: 'started',
  },
  'BookingUpdated/withdrawn': {
    text: (t) =>
      `${say.booking(t)} stays at its time: ${t.facts.actorName} no longer asks to move it to ${say.otherStart(t)}.`,
    subject: (t) => `Stays at its time: ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
    channel: 'E!',
    settled: 'started',
  },
  'BookingUpdated/unanswered': {
    text: (t) =>
      `${say.booking(t)} stays at its time: nobody answered about moving it to ${say.otherStart(t)}.`,
    subject: (t) => `Stays at its time: ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
    channel: 'E!',
    settled: 'started',
  },
} as const satisfies Readonly<Record<string, BookingNotice>>;
