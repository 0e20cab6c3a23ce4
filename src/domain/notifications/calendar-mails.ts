import * as say from './booking-words.ts';
import type { NoticeFacts } from './booking-words.ts';

/** A mail that is there for its calendar file: it tells nobody anything that they have not done or been told of already. */
interface CalendarMail {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly subject: (facts: NoticeFacts) => string;
  readonly text: (facts: NoticeFacts) => string;
  readonly go: (facts: NoticeFacts) => { readonly path: string; readonly label: string };
}

const outOf = (facts: NoticeFacts): string => `Removed from your calendar: ${say.booking(facts)}`;

/** Somebody comes from now on, no longer comes, or has called the session off themselves. */
export const calendarMails = {
  comes: {
    method: 'REQUEST',
    subject: (t) => `For your calendar: ${say.booking(t)}`,
    text: (t) =>
      `You’re coming to ${t.facts.sessionName} with ${say.otherParty(t)} on ${say.start(t)}. The attached file adds it to your calendar.`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
  },
  leaves: {
    method: 'CANCEL',
    subject: outOf,
    text: (t) =>
      `You’re no longer coming to ${t.facts.sessionName} with ${say.otherParty(t)} on ${say.start(t)}. The attached file removes it from your calendar.`,
    go: () => ({ path: '/app/bookings', label: 'Open your bookings' }),
  },
  calledOff: {
    method: 'CANCEL',
    subject: outOf,
    text: (t) =>
      `${say.booking(t)} no longer takes place. The attached file removes it from your calendar.`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Open the booking' }),
  },
} as const satisfies Readonly<Record<string, CalendarMail>>;
