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
    text: '{session} on {start} stays at its time: {actor} declined to move it to {otherStart}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/withdrawn',
    to: ['speakers', 'coach'],
    text: '{session} on {start} stays at its time: {actor} no longer asks to move it to {otherStart}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
  {
    key: 'BookingUpdated/unanswered',
    to: ['proposer', 'coach'],
    text: '{session} on {start} stays at its time: nobody answered about moving it to {otherStart}.',
    link,
    channel: 'E!',
    auto: 'started',
  },
];
