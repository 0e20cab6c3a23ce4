import type { MapRow } from './notification-map.ts';

const link = '/app/bookings/{booking}';

/** Another time that somebody asks for, which is a change still to be agreed. */
export const movesOfBookings: readonly MapRow[] = [
  // Who has not answered yet comes to no session that could be opened: they are led to where they answer.
  {
    key: 'BookingUpdated/invited',
    to: ['invitees'],
    text: '{session} on {start} changed: {changes, old → new}. Please respond.',
    link: `${link}/invites/{invite}/rsvp`,
    channel: 'E!',
    auto: 'responded',
  },
  {
    key: 'BookingUpdated/proposal',
    to: ['speakers', 'coach'],
    text: '{actor} asks to move {session} on {start} to {otherStart}. Please answer by {answerBy}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/declined',
    to: ['proposer', 'coach'],
    text: '{session} on {start} keeps its time: {actor} declined to move it to {otherStart}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/withdrawn',
    to: ['speakers', 'coach'],
    text: '{session} on {start} keeps its time: {actor} no longer asks to move it to {otherStart}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/unanswered',
    to: ['proposer', 'coach'],
    text: '{session} on {start} keeps its time: nobody answered about moving it to {otherStart}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/suggested',
    to: ['speakers'],
    text: '{actor} suggests {otherStart} instead for {session} on {start}. Please answer by {answerBy}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/accepted',
    to: ['coach', 'proposer'],
    text: '{actor} accepted your time: {session} on {start} is confirmed.',
    link,
    channel: 'E!',
    calendar: 'REQUEST',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/original',
    to: ['coach', 'proposer'],
    text: '{actor} would rather keep {session} on {start} than {otherStart}. Please answer by {expiresAt}.',
    link: `${link}/respond`,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/suggestionWithdrawn',
    to: ['speakers', 'coach'],
    text: '{actor} no longer suggests {otherStart}. The request for {session} on {start} is still open.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/suggestionUnanswered',
    to: ['coach', 'proposer'],
    text: 'Nobody answered in time about {otherStart}. The request for {session} on {start} is still open. Please answer by {expiresAt}.',
    link: `${link}/respond`,
    channel: 'E!',
    auto: 'started',
  },
];
