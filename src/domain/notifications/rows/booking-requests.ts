import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { answer, answers, appointment, once, openBooking, rebook } from './of-bookings.ts';

/** What people hear of a request and its answer. */
export const requestNotices = {
  BookingRequestRecieved: {
    to: ['coach'],
    text: (t) =>
      `${t.facts.askerName} asked for ${say.booking(t)}. Please answer by ${say.expiry(t)}.`,
    subject: once('Please answer'),
    go: answer,
    answers,
    channel: 'E!',
    settled: 'answered',
    isAnswered: true,
    label: 'A member asks for a session',
    readers: ['coach'],
  },
  'BookingRequestPending/receipt': {
    to: ['requester', 'actor'],
    text: (t) =>
      `We sent your request for ${say.booking(t)} to ${t.facts.coachName}. You’ll hear by ${say.expiry(t)}.`,
    subject: once('Request sent'),
    go: openBooking,
    channel: 'I',
    settled: 'answered',
    label: 'A request is waiting for an answer',
    readers: ['member'],
  },
  'BookingRequestPending/nudge': {
    to: ['coach'],
    text: (t) =>
      `${t.facts.askerName} is still waiting for your answer about ${say.start(t)}. It expires ${say.expiry(t)}.`,
    subject: once('Still waiting for your answer'),
    go: answer,
    answers,
    channel: 'E',
    settled: 'answered',
    isTimely: true,
    readers: ['coach'],
  },
  BookingRequestConfirmed: {
    to: ['requester', 'actor', 'attendees'],
    text: (t) =>
      t.facts.isAnswered === false
        ? `${say.booking(t)} with ${t.facts.coachName} is booked.`
        : `${t.facts.coachName} confirmed ${say.booking(t)}.`,
    subject: once('Confirmed'),
    ...appointment,
    label: 'Your request is confirmed',
    readers: ['member'],
  },
  BookingRequestRejected: {
    to: ['requester'],
    text: (t) =>
      `${t.facts.coachName} can’t do ${say.booking(t)}: “${t.facts.reason}”.${say.creditSentence(t)}`,
    subject: once('Declined'),
    go: rebook,
    channel: 'E!',
    settled: 'requestedAgain',
    label: 'Your request is declined',
    readers: ['member'],
  },
  'BookingRequestExpired/requester': {
    to: ['requester'],
    text: (t) =>
      `${say.whoDidNotAnswer(t)}, so your request for ${say.start(t)} expired.${say.creditSentence(t)}`,
    subject: once('Your request expired'),
    go: rebook,
    channel: 'E',
    settled: 'never',
    label: 'A request expires',
    readers: ['member'],
  },
  'BookingRequestExpired/coach': {
    to: ['coach'],
    text: (t) => `The request from ${t.facts.askerName} for ${say.start(t)} expired.`,
    subject: once('A request expired'),
    go: openBooking,
    channel: 'E',
    settled: 'never',
    readers: ['coach'],
  },
  BookingRequestCancelled: {
    to: ['coach', 'requester'],
    text: (t) => `${t.facts.actorName} withdrew the request for ${say.booking(t)}.`,
    subject: once('Withdrawn'),
    go: openBooking,
    channel: 'E',
    settled: 'opened',
    label: 'A request is withdrawn',
    readers: ['member', 'coach'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
