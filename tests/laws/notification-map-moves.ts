import type { MapRow } from './notification-map.ts';

const link = '/app/bookings/{booking}';

/** Another time that somebody asks for, which is a change still to be agreed. */
export const movesOfBookings: readonly MapRow[] = [
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
