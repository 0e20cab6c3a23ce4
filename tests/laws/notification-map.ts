import type { BookingNoticeKey } from '#domain/notifications/notices.ts';
import { movesOfBookings } from './notification-map-moves.ts';

/** One row of the notification map (domain reference, 13), as it is written there. */
export interface MapRow {
  readonly key: BookingNoticeKey;
  /** Who is told, by any of the events that tell; never the one whose action it is, unless `actor`. */
  readonly to: readonly string[];
  readonly text: string;
  readonly link: string;
  readonly channel: 'I' | 'E' | 'E!';
  readonly calendar?: 'REQUEST' | 'CANCEL';
  /** When it becomes actioned by itself. */
  readonly auto: string;
  /** Whom the text of the row is for, where it has several. */
  readonly reader?: 'coach' | 'staff';
}

const booking = '/app/bookings/{booking}';
const again = '/app/booking-requests/create?session={session}';
const file = { channel: 'E!', calendar: 'REQUEST', auto: 'started', link: booking } as const;

/** "Bookings and requests". `{booking}` in a text is "{session} on {start}". */
const bookingsAndRequests: readonly MapRow[] = [
  {
    key: 'BookingRequestRecieved',
    to: ['coach'],
    text: '{member} asked for {session} on {start}. Please answer by {expiresAt}.',
    link: `${booking}/respond`,
    channel: 'E!',
    auto: 'answered',
  },
  {
    key: 'BookingRequestPending/receipt',
    to: ['requester', 'actor'],
    text: 'We sent your request for {session} on {start} to {coach}. You’ll hear by {expiresAt}.',
    link: booking,
    channel: 'I',
    auto: 'answered',
  },
  {
    key: 'BookingRequestPending/nudge',
    to: ['coach'],
    text: '{member} is still waiting for your answer about {start}. It expires {expiresAt}.',
    link: `${booking}/respond`,
    channel: 'E',
    auto: 'answered',
  },
  {
    key: 'BookingRequestConfirmed',
    to: ['requester', 'actor', 'attendees'],
    text: '{coach} confirmed {session} on {start}.',
    ...file,
  },
  {
    key: 'BookingRequestRejected',
    to: ['requester'],
    text: '{coach} can’t do {session} on {start}: “{reason}”. Your credit is back.',
    link: again,
    channel: 'E!',
    auto: 'requestedAgain',
  },
  {
    key: 'BookingRequestExpired/requester',
    to: ['requester'],
    text: '{coach} didn’t answer in time, so your request for {start} expired. Your credit is back.',
    link: again,
    channel: 'E',
    auto: 'never',
  },
  {
    key: 'BookingRequestExpired/coach',
    to: ['coach'],
    text: 'The request from {member} for {start} expired.',
    link: booking,
    channel: 'E',
    auto: 'never',
  },
  {
    key: 'BookingRequestCancelled',
    to: ['coach', 'requester'],
    text: '{actor} withdrew the request for {session} on {start}.',
    link: booking,
    channel: 'E',
    auto: 'opened',
  },
  {
    key: 'BookingCreatedForUser',
    to: ['attendees'],
    text: '{actor} booked {session} with {coach} for you on {start}.',
    ...file,
  },
  {
    key: 'BookingCreatedForCoach',
    to: ['coach'],
    text: '{session} with {member} on {start} was added to your calendar.',
    ...file,
    reader: 'coach',
  },
  {
    key: 'BookingCreatedCoach',
    to: ['attendees'],
    text: '{coach} booked {session} with you on {start}.',
    ...file,
  },
  {
    key: 'BookingUpdated',
    to: ['attendees', 'speakers', 'coach'],
    text: '{session} on {start} changed: {changes, old → new}.',
    ...file,
  },
  // Whoever coached it until now sees it no more: the change reaches their calendar as an end.
  {
    key: 'BookingUpdated/formerCoach',
    to: ['formerCoach'],
    text: '{session} on {start} changed: {changes, old → new}.',
    link: '/app/bookings',
    channel: 'E!',
    calendar: 'CANCEL',
    auto: 'started',
  },
  ...movesOfBookings,
  {
    key: 'BookingCancelled',
    to: ['coach', 'attendees', 'otherAttendees'],
    text: '{actor} cancelled {session} on {start}. Your credit is back.',
    link: booking,
    channel: 'E!',
    calendar: 'CANCEL',
    auto: 'never',
  },
  {
    key: 'BookingCancelledAndReschedule',
    to: ['requester'],
    text: '{actor} had to cancel {session} on {start} and asks you to choose a new time. Your credit is back.',
    link: `${again}&coach={coach}`,
    channel: 'E!',
    calendar: 'CANCEL',
    auto: 'requestedAgain',
  },
  {
    key: 'LateCancellation',
    to: ['coach', 'staff'],
    text: '{actor} cancelled {session} on {start} only {hours} h before the start.',
    link: booking,
    channel: 'E',
    auto: 'never',
    reader: 'coach',
  },
  {
    key: 'CoachLateCancellation',
    to: ['staff'],
    text: '{coach} cancelled {session} on {start} only {hours} h before the start.',
    link: booking,
    channel: 'E',
    auto: 'never',
    reader: 'staff',
  },
  {
    key: 'BookingCancelledOutsideOfSystem',
    to: ['attendees', 'coach', 'staff'],
    text: '{session} on {start} was removed from {coach}’s calendar, so it is cancelled. Your credit is back.',
    link: again,
    channel: 'E!',
    // The map has no file here; without it the session would stay in the calendars of the attendees.
    calendar: 'CANCEL',
    auto: 'reinstated',
  },
  {
    key: 'BookingCreditLost',
    to: ['creditHolder'],
    text: 'You lost 1 credit for {session} on {start} because it was cancelled less than {lateWindow} before.',
    link: '/app/session-credits/user/{self}',
    channel: 'E',
    auto: 'refunded',
  },
  {
    key: 'SessionReminder',
    to: ['attendees', 'coach'],
    text: 'Reminder: {session} with {coach} {relativeStart} ({start}).',
    link: booking,
    channel: 'E',
    auto: 'started',
  },
  {
    key: 'SessionStart',
    to: ['attendees', 'coach'],
    text: 'Your session with {coach} is about to start. Join now.',
    link: '/zoom/{booking}',
    channel: 'I',
    auto: 'over',
  },
  {
    key: 'MissedBooking',
    to: ['attendees'],
    text: 'You missed {session} on {start}. Your credit is back.',
    link: booking,
    channel: 'E',
    auto: 'corrected',
  },
  {
    key: 'UserMissedBooking',
    to: ['staff', 'coach'],
    text: '{member} missed {session} on {start}.',
    link: `${booking}/attendees/{attendee}`,
    channel: 'I',
    auto: 'corrected',
    reader: 'staff',
  },
  {
    key: 'BookingInviteSent',
    to: ['invitee'],
    text: '{inviter} invited you to {session} with {coach} on {start}. Please respond.',
    link: `${booking}/invites/{invite}/rsvp`,
    channel: 'E!',
    auto: 'responded',
  },
  {
    key: 'BookingInviteRejected',
    to: ['inviter'],
    text: '{invitee} can’t come to {session} on {start}.',
    link: `${booking}/invites`,
    channel: 'I',
    auto: 'never',
  },
  {
    key: 'InviteRevoked',
    to: ['invitee'],
    text: 'Your invitation to {session} on {start} was revoked.',
    link: '/app/booking-invites/{invite}',
    channel: 'E',
    auto: 'never',
  },
];

/** "After the session, notes, reviews". */
const afterTheSession: readonly MapRow[] = [
  {
    key: 'UserCoachNoteRequired',
    to: ['coach'],
    text: 'Please write your note about {member} for {session} on {start}.',
    link: `${booking}/attendees/{attendee}/coach-note/create`,
    channel: 'E',
    auto: 'written',
    reader: 'coach',
  },
  {
    key: 'TeamCoachNoteRequired',
    to: ['coach'],
    text: 'Please write your team note about {team} for {session} on {start}.',
    link: `${booking}/team-coach-note/create`,
    channel: 'E',
    auto: 'written',
    reader: 'coach',
  },
  {
    key: 'CoachScoredBelowThesholdForReview',
    to: ['staff'],
    text: '{coach} was rated {score} of 5 for {session} on {start}.',
    link: '/app/coaches/{coach}/reviews',
    channel: 'E',
    auto: 'opened',
    reader: 'staff',
  },
];

export const notificationMap = [...bookingsAndRequests, ...afterTheSession];

/** Types of these two sections whose feature may not be there yet, and why. */
export const waiting: Readonly<Record<string, string>> = {};

/** The names of these two sections, as the map has them. */
export const typesOfTheMap: readonly string[] = [
  ...new Set([
    ...notificationMap.map(({ key }) => key.split('/')[0] ?? ''),
    ...Object.keys(waiting),
  ]),
];
