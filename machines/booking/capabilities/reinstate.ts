import { formatDuration } from '#domain/time/words.ts';
import { and, or } from 'xstate';
import { verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { secondThoughts } from '../moments.ts';
import { notify, settleCancellation } from '../notices.ts';
import { stamp } from '../stamps.ts';

export const verbs = {
  REINSTATE: verb({
    label: 'Reinstate booking',
    done: 'The session on {when} is booked again.',
    meaning: 'The session takes place after all.',
    payload: {},
    history: 'reinstated this session',
  }),
} as const;

export const guards = {
  isBeforeStart: ({ context, event }: Asked) => event.at < context.startsAt,
  isFreshlyCancelled: ({ context: { cancellation }, event }: Asked) =>
    cancellation !== null &&
    (cancellation.origin === 'external' || event.at < cancellation.at + secondThoughts),
};

export const sentences: Words = {
  isBeforeStart: {
    kind: 'what',
    sentence: 'This session’s time has passed, so it can’t be reinstated.',
  },
  isFreshlyCancelled: {
    kind: 'what',
    sentence: `A booking can be reinstated for ${formatDuration(secondThoughts)} after it was cancelled.`,
  },
};

export const stamps = { clearCancellation: stamp(() => ({ cancellation: null })) };

/** A cancellation is taken back while its time and a credit are still to be had (domain reference, 6.6). */
export const reinstating = {
  guard: and([
    or(['isBookingCoach', 'isStaff']),
    'isUnrefunded',
    'isBeforeStart',
    'isFreshlyCancelled',
    'isSlotFree',
    'isCovered',
  ]),
  target: '#booking.life.confirmed',
  actions: [
    'clearCancellation',
    'reserveTime',
    'nextCalendarVersion',
    'writeToCalendar',
    settleCancellation,
    'creditIsHeld',
    notify('BookingUpdated', ['attendees', 'coach']),
  ],
} as const;
