import { and, or } from 'xstate';
import { formatMoment } from '#domain/time/format.ts';
import type { Asked, Words } from './context.ts';
import { notify, settleStart } from './notices.ts';
import { stamp } from './stamps.ts';

type Event = Asked['event'];
type OutcomeEvent = Extract<Event, { readonly type: 'RECORD_OUTCOME' | 'CORRECT_OUTCOME' }>;

export const isOutcomeEvent = (event: Event): event is OutcomeEvent =>
  event.type === 'RECORD_OUTCOME' || event.type === 'CORRECT_OUTCOME';

export const guards = {
  isAfterGrace: ({ context, event }: Asked) =>
    event.at >= context.startsAt + context.terms.noShowGrace,
  namesAttendees: ({ context, event }: Asked) =>
    isOutcomeEvent(event) &&
    [...(event.attended ?? []), ...(event.excused ?? [])].every((id) =>
      context.attendeeIds.includes(id),
    ),
  isCoachAbsent: ({ event }: Asked) => isOutcomeEvent(event) && event.coachAttended === false,
  hasSomebodyAttended: ({ event }: Asked) =>
    isOutcomeEvent(event) && (event.attended?.length ?? 0) > 0,
};

export const sentences: Words = {
  isCoachAbsent: { kind: 'choice' },
  hasSomebodyAttended: { kind: 'choice' },
  isAfterGrace: {
    kind: 'what',
    sentence: (booking) =>
      `You can record the outcome from ${formatMoment(booking.startsAt + booking.terms.noShowGrace, booking.coachTimeZone)}.`,
  },
  namesAttendees: {
    kind: 'payload',
    field: 'attended',
    sentence: 'Choose only people who are expected at this session.',
  },
};

export const stamps = {
  /** The recorded outcome, or the assumed one when the time for recording it ran out. */
  stampOutcome: stamp(({ context, event }) => {
    const assumed = !isOutcomeEvent(event);
    const attended = assumed ? context.attendeeIds : (event.attended ?? []);
    return { outcome: { recordedBy: event.by.id, at: event.at, assumed, attended } };
  }),
};

const recorded = ['stampOutcome', 'markAttendance', 'releaseTime', settleStart] as const;
const notifyMissed = [
  notify('MissedBooking', ['attendees']),
  notify('UserMissedBooking', ['staff', 'coach']),
] as const;
const theirs = or(['isBookingCoach', 'isStaff']);

/** Telling who came while the session is still running: only once the grace period for latecomers is over. */
export const recordingEarly = [
  {
    guard: and([theirs, 'isAfterGrace', 'namesAttendees', 'isCoachAbsent']),
    target: '#booking.life.coachMissed',
    actions: [...recorded, 'creditIsReturned'],
  },
  {
    guard: and([theirs, 'isAfterGrace', 'namesAttendees', 'hasSomebodyAttended']),
    target: '#booking.life.completed',
    actions: [...recorded, 'creditIsSpent', ...notifyMissed],
  },
  {
    guard: and([theirs, 'isAfterGrace', 'namesAttendees']),
    target: '#booking.life.missed',
    actions: [...recorded, 'creditIsForfeited', ...notifyMissed],
  },
] as const;

/** Telling who came when the session is over. */
export const recording = [
  {
    guard: and([theirs, 'namesAttendees', 'isCoachAbsent']),
    target: '#booking.life.coachMissed',
    actions: [...recorded, 'creditIsReturned'],
  },
  {
    guard: and([theirs, 'namesAttendees', 'hasSomebodyAttended']),
    target: '#booking.life.completed',
    actions: [...recorded, 'creditIsSpent', ...notifyMissed],
  },
  {
    guard: and([theirs, 'namesAttendees']),
    target: '#booking.life.missed',
    actions: [...recorded, 'creditIsForfeited', ...notifyMissed],
  },
] as const;

/** Nobody has told it in time: everybody counts as having been there. */
export const assuming = {
  target: '#booking.life.completed',
  actions: ['stampOutcome', 'markAllAttended', 'releaseTime', 'creditIsSpent'],
} as const;
