import { and, or } from 'xstate';
import { moment } from '#domain/records/fields.ts';
import { isSent, report, verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { stamp } from '../stamps.ts';

export const verbs = {
  PUT_BACK: verb({
    label: 'Put it back in my calendar',
    done: 'It is back in your calendar, on {when}.',
    meaning: 'The coach’s calendar shows the agreed time again.',
    payload: {},
    history: 'put it back in the calendar',
  }),
} as const;

export const reports = {
  EXTERNAL_MOVE: report({
    meaning: 'The coach has moved the session in their own calendar.',
    payload: {
      startsAt: moment('Start', 'Enter a valid start.'),
      endsAt: moment('End', 'Enter a valid end.'),
    },
    history: () => 'The coach moved this session in their calendar.',
  }),
} as const;

export const guards = {
  isMovedOutside: ({ context }: Asked) => !!context.externalMove,
  isBackInPlace: ({ context, event }: Asked) =>
    isSent(reports, event) &&
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
    if (!isSent(reports, event)) return {};
    const { startsAt, endsAt, at } = event;
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
