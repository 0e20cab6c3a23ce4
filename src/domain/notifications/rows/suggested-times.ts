import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeLink, NoticeRows } from '../notice.ts';
import { answer, answers, appointment, once, openBooking } from './of-bookings.ts';

const answerThere = (t: NoticeFacts, chosen: string): string =>
  `${say.bookingPage(t)}?answer=${chosen}`;

/** Each opens the booking at that answer; none is given by a link. */
const answersToSuggestion = (t: NoticeFacts): readonly NoticeLink[] => [
  { path: answerThere(t, 'accept'), label: 'Accept' },
  { path: answerThere(t, 'keep'), label: 'Keep my original time' },
  { path: answerThere(t, 'cancel'), label: 'Withdraw request' },
];

/** What people hear of a time that the coach answers a request with: a change that is still to be agreed. */
export const suggestionNotices = {
  'BookingUpdated/suggested': {
    to: ['speakers'],
    text: (t) =>
      `${t.facts.actorName} suggests ${say.otherStart(t)} instead for ${say.booking(t)}.${say.writtenWithIt(t)} Please answer by ${say.answerDue(t)}.`,
    subject: (t) => `Another time? ${say.booking(t)}`,
    go: (t) => ({ path: say.bookingPage(t), label: 'Answer' }),
    answers: answersToSuggestion,
    channel: 'E!',
    settled: 'started',
    readers: ['member'],
  },
  'BookingUpdated/accepted': {
    to: ['coach', 'proposer'],
    text: (t) => `${t.facts.actorName} accepted your time: ${say.booking(t)} is confirmed.`,
    subject: once('Confirmed'),
    ...appointment,
    readers: ['coach'],
  },
  'BookingUpdated/original': {
    to: ['coach', 'proposer'],
    text: (t) =>
      `${t.facts.actorName} would rather keep ${say.booking(t)} than ${say.otherStart(t)}. Please answer by ${say.expiry(t)}.`,
    subject: once('Please answer'),
    go: answer,
    answers,
    channel: 'E!',
    settled: 'started',
    readers: ['coach'],
  },
  'BookingUpdated/suggestionWithdrawn': {
    to: ['speakers', 'coach'],
    text: (t) =>
      `${t.facts.actorName} no longer suggests ${say.otherStart(t)}. The request for ${say.booking(t)} is still open.`,
    subject: once('Still open'),
    go: openBooking,
    channel: 'E!',
    settled: 'started',
    readers: ['member', 'coach'],
  },
  'BookingUpdated/suggestionUnanswered': {
    to: ['coach', 'proposer'],
    text: (t) =>
      `Nobody answered in time about ${say.otherStart(t)}. The request for ${say.booking(t)} is still open. Please answer by ${say.expiry(t)}.`,
    subject: once('Please answer'),
    go: answer,
    answers,
    channel: 'E!',
    settled: 'started',
    readers: ['coach'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
