import { inviteNotices } from './invite-notices.ts';
import { changeNotices, type ChangeVariant } from './change-notices.ts';
import type { BookingNotice, NoticeLink } from './booking-notice.ts';
import type { NotificationType } from './notification-types.ts';
import * as say from './booking-words.ts';
import type { NoticeFacts } from './booking-words.ts';

/** Types with several texts name which one. */
export type NoticeVariant = 'receipt' | 'nudge' | 'requester' | 'coach' | ChangeVariant;
export type NoticeKey = NotificationType | `${NotificationType}/${NoticeVariant}`;

const once = (first: string) => (facts: NoticeFacts) => `${first}: ${say.booking(facts)}`;
const openBooking = (facts: NoticeFacts): NoticeLink => ({
  path: say.bookingPage(facts),
  label: 'Open the booking',
});
const answer = (facts: NoticeFacts): NoticeLink => ({
  path: `${say.bookingPage(facts)}/respond`,
  label: 'Answer the request',
});
const rebook = (facts: NoticeFacts): NoticeLink => ({
  path: say.requestAgain(facts),
  label: 'Choose a new time',
});
const appointment = {
  go: openBooking,
  channel: 'E!',
  calendar: 'REQUEST',
  settled: 'started',
} as const;

/** The texts of the notifications that bookings send, letter by letter from the notification map. */
export const bookingNotices = {
  BookingRequestRecieved: {
    text: (t) =>
      `${t.facts.askerName} asked for ${say.booking(t)}. Please answer by ${say.expiry(t)}.`,
    subject: once('Please answer'),
    go: answer,
    channel: 'E!',
    settled: 'answered',
  },
  'BookingRequestPending/receipt': {
    text: (t) =>
      `We sent your request for ${say.booking(t)} to ${t.facts.coachName}. You'll hear by ${say.expiry(t)}.`,
    subject: once('Request sent'),
    go: openBooking,
    channel: 'I',
    settled: 'answered',
  },
  'BookingRequestPending/nudge': {
    text: (t) =>
      `${t.facts.askerName} is still waiting for your answer about ${say.start(t)}. It expires ${say.expiry(t)}.`,
    subject: once('Still waiting for your answer'),
    go: answer,
    channel: 'E',
    settled: 'answered',
  },
  BookingRequestConfirmed: {
    text: (t) => `${t.facts.coachName} confirmed ${say.booking(t)}.`,
    subject: once('Confirmed'),
    ...appointment,
  },
  BookingRequestRejected: {
    text: (t) =>
      `${t.facts.coachName} can't do ${say.booking(t)}: "${t.facts.reason}".${say.creditSentence(t)}`,
    subject: once('Declined'),
    go: rebook,
    channel: 'E!',
    settled: 'requestedAgain',
  },
  'BookingRequestExpired/requester': {
    text: (t) =>
      `${t.facts.coachName} didn't answer in time, so your request for ${say.start(t)} expired.${say.creditSentence(t)}`,
    subject: once('Your request expired'),
    go: rebook,
    channel: 'E',
    settled: 'never',
  },
  'BookingRequestExpired/coach': {
    text: (t) => `The request from ${t.facts.askerName} for ${say.start(t)} expired.`,
    subject: once('A request expired'),
    go: openBooking,
    channel: 'E',
    settled: 'never',
  },
  BookingRequestCancelled: {
    text: (t) => `${t.facts.actorName} withdrew the request for ${say.booking(t)}.`,
    subject: once('Withdrawn'),
    go: openBooking,
    channel: 'E',
    settled: 'opened',
  },
  BookingCreatedForUser: {
    text: (t) =>
      `${t.facts.actorName} booked ${t.facts.sessionName} with ${t.facts.coachName} for you on ${say.start(t)}.`,
    subject: once('Booked for you'),
    ...appointment,
  },
  BookingCreatedForCoach: {
    text: (t) =>
      `${t.facts.sessionName} with ${say.party(t.facts)} on ${say.start(t)} was added to your calendar.`,
    subject: once('New booking'),
    ...appointment,
  },
  BookingCreatedCoach: {
    text: (t) => `${t.facts.coachName} booked ${t.facts.sessionName} with you on ${say.start(t)}.`,
    subject: once('Booked with you'),
    ...appointment,
  },
  BookingUpdated: {
    text: (t) => `${say.booking(t)} changed: ${say.changes(t)}.`,
    subject: once('Changed'),
    ...appointment,
  },
  ...changeNotices,
  BookingCancelled: {
    text: (t) => `${t.facts.actorName} cancelled ${say.booking(t)}.${say.creditSentence(t)}`,
    subject: once('Cancelled'),
    go: openBooking,
    channel: 'E!',
    calendar: 'CANCEL',
    settled: 'never',
  },
  BookingCancelledAndReschedule: {
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
  },
  BookingCancelledOutsideOfSystem: {
    text: (t) =>
      `${say.booking(t)} was removed from ${t.facts.coachName}'s calendar, so it is cancelled.${say.creditSentence(t)}`,
    subject: once('Cancelled'),
    go: (t) =>
      t.recipient.relation === 'member'
        ? { ...rebook(t), path: say.requestAgain(t) }
        : openBooking(t),
    channel: 'E!',
    calendar: 'CANCEL',
    settled: 'reinstated',
  },
  LateCancellation: {
    text: (t) =>
      `${t.facts.actorName} cancelled ${say.booking(t)} only ${say.timeLeft(t)} before the start.`,
    subject: once('Cancelled late'),
    go: openBooking,
    channel: 'E',
    settled: 'never',
  },
  CoachLateCancellation: {
    text: (t) =>
      `${t.facts.coachName} cancelled ${say.booking(t)} only ${say.timeLeft(t)} before the start.`,
    subject: once('Cancelled late by the coach'),
    go: openBooking,
    channel: 'E',
    settled: 'never',
  },
  BookingCreditLost: {
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
  },
  ...inviteNotices,
  SessionReminder: {
    text: (t) =>
      `Reminder: ${t.facts.sessionName} with ${say.otherParty(t)} ${say.relativeStart(t)} (${say.start(t)}).`,
    subject: once('Reminder'),
    go: openBooking,
    channel: 'E',
    settled: 'started',
  },
  SessionStart: {
    text: (t) => `Your session with ${say.otherParty(t)} is about to start. Join now.`,
    subject: once('About to start'),
    go: (t) => ({
      path: t.facts.isVideo ? `/zoom/${t.facts.bookingId}` : say.bookingPage(t),
      label: 'Join now',
    }),
    channel: 'I',
    settled: 'over',
  },
  MissedBooking: {
    text: (t) => `You missed ${say.booking(t)}.${say.creditSentence(t)}`,
    subject: once('Missed'),
    go: openBooking,
    channel: 'E',
    settled: 'corrected',
    about: 'themselves',
  },
  UserMissedBooking: {
    text: (t) => `${t.subject?.name ?? say.party(t.facts)} missed ${say.booking(t)}.`,
    subject: once('Missed'),
    go: (t) => ({
      path: `${say.bookingPage(t)}/attendees/${t.subject?.id ?? ''}`,
      label: 'See who came',
    }),
    channel: 'I',
    settled: 'corrected',
    about: 'each',
  },
  UserCoachNoteRequired: {
    text: (t) => `Please write your note about ${t.subject?.name ?? ''} for ${say.booking(t)}.`,
    subject: once('Your note is asked for'),
    go: (t) => ({
      path: `${say.bookingPage(t)}/attendees/${t.subject?.id ?? ''}/coach-note/create`,
      label: 'Write the note',
    }),
    channel: 'E',
    settled: 'written',
    about: 'named',
  },
  TeamCoachNoteRequired: {
    text: (t) => `Please write your team note about ${say.party(t.facts)} for ${say.booking(t)}.`,
    subject: once('Your team note is asked for'),
    go: (t) => ({ path: `${say.bookingPage(t)}/team-coach-note/create`, label: 'Write the note' }),
    channel: 'E',
    settled: 'written',
  },
  CoachScoredBelowThesholdForReview: {
    text: (t) => `${t.facts.coachName} was rated ${say.score(t)} of 5 for ${say.booking(t)}.`,
    subject: once('A low review'),
    go: (t) => ({ path: `/app/coaches/${t.facts.coachId}/reviews`, label: 'Read the reviews' }),
    channel: 'E',
    settled: 'opened',
    about: 'named',
  },
} as const satisfies Partial<Record<NoticeKey, BookingNotice>>;

/** The row of a type, or of one of its variants. Throws when there is none: the law of notifications keeps that from happening. */
export function bookingNotice(type: NotificationType, variant?: NoticeVariant): BookingNotice {
  const key: NoticeKey = variant ? `${type}/${variant}` : type;
  const row = (bookingNotices as Partial<Record<NoticeKey, BookingNotice>>)[key];
  if (!row) throw new Error(`There is no text for ${key}`);
  return row;
}

/** The types that are actioned by themselves on this occasion. */
export const typesSettled = (occasion: BookingNotice['settled']): NotificationType[] => [
  ...new Set(
    Object.entries<BookingNotice>(bookingNotices)
      .filter(([, { settled }]) => settled === occasion)
      .map(([key]) => key.split('/')[0] as NotificationType),
  ),
];
