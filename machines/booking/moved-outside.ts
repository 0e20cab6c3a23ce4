import { and, or } from 'xstate';
import type { Asked, Words } from './context.ts';
import { stamp } from './stamps.ts';

export const meanings = {
  EXTERNAL_MOVE: 'The coach has moved the session in their own calendar.',
} as const;

export const guards = {
  isMovedOutside: ({ context }: Asked) => !!context.externalMove,
  isBackInPlace: ({ context, event }: Asked) =>
    event.type === 'EXTERNAL_MOVE' &&
    event.startsAt === context.startsAt &&
    event.endsAt === context.endsAt,
};

export const sentences: Words = {
  isBackInPlace: { kind: 'choice' },
  // Not theirs to send while nothing was moved: no button of it stands on other bookings.
  isMovedOutside: { kind: 'who', sentence: 'The coach’s calendar shows the agreed time.' },
};

export const stamps = {
  stampExternalMove: stamp(({ event }) => {
    if (event.type !== 'EXTERNAL_MOVE') return {};
    const { startsAt, endsAt, at } = event;
    if (startsAt === undefined || endsAt === undefined) return {};
    return { externalMove: { startsAt, endsAt, at } };
  }),
  clearExternalMove: stamp(() => ({ externalMove: null })),
};

/** The coach has moved the session in their own calendar: they are asked, and nobody else sees anything of it (domain reference, 6.6). */
export const movingOutside = [
  {
    guard: and(['isSystem', 'isBackInPlace']),
    actions: 'clearExternalMove',
    description: 'The coach has moved it back.',
  },
  { guard: 'isSystem', actions: 'stampExternalMove' },
] as const;

export const puttingBack = {
  guard: and([or(['isBookingCoach', 'isStaff']), 'isMovedOutside']),
  actions: ['clearExternalMove', 'nextCalendarVersion', 'writeToCalendar'],
} as const;
