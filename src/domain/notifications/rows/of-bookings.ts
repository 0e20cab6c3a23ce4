import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeLink } from '../notice.ts';

/** The line of a mail about a booking. */
export const once = (first: string) => (facts: NoticeFacts) => `${first}: ${say.booking(facts)}`;

export const openBooking = (facts: NoticeFacts): NoticeLink => ({
  path: say.bookingPage(facts),
  label: 'Open the booking',
});

export const answer = (facts: NoticeFacts): NoticeLink => ({
  path: `${say.bookingPage(facts)}/respond`,
  label: 'Answer the request',
});

/** Each begins that answer; none is given by a link. */
export const answers = (facts: NoticeFacts): readonly NoticeLink[] => [
  { path: `${answer(facts).path}?answer=confirm`, label: 'Confirm' },
  { path: `${answer(facts).path}?answer=suggest`, label: 'Suggest another time' },
  { path: `${answer(facts).path}?answer=decline`, label: 'Decline' },
];

export const rebook = (facts: NoticeFacts): NoticeLink => ({
  path: say.requestAgain(facts),
  label: 'Choose a new time',
});

/** To where an invitation is answered. */
export const respond = (facts: NoticeFacts): NoticeLink => ({
  path: `${say.bookingPage(facts)}/invites/${facts.subject?.id ?? ''}/rsvp`,
  label: 'Respond to the invitation',
});

/** What was agreed, for the calendars of those who come. */
export const appointment = {
  go: openBooking,
  channel: 'E!',
  calendar: 'REQUEST',
  settled: 'started',
} as const;
