import { defaultPolicy } from '#domain/policy/parameters.ts';
import { formatDuration } from '#domain/time/words.ts';
import { and } from 'xstate';
import { maybe, reference } from '#domain/records/fields.ts';
import { question } from '../questions.ts';
import { isSent, report, verb, type SentOf } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What the holder may send to a hold. */
export const verbs = {
  RELEASE: verb({
    label: 'Choose another time',
    // The flow goes back to its times.
    done: null,
    meaning: 'The member chooses another time or gives up.',
    payload: {},
    history: 'chose another time',
  }),
} as const;

export const reports = {
  HOLD: report({ meaning: 'A member picks a time.', payload: {}, history: 'chose this time' }),
  CONVERT: report({
    meaning: 'The member sends the request for the held time.',
    // Nothing while it is only asked whether the request could be sent.
    payload: { bookingId: maybe(reference('Booking')) },
    history: 'sent the request',
  }),
} as const;

export type SlotHoldEvent = SentOf<typeof verbs & typeof reports>;

/** Whether the time is free is answered by whoever keeps it, before there is a hold. */
export const guards = {
  isHolder: ({ context, event }: Asked) => event.by.id === context.memberId,
  isSlotFree: question('isSlotFree'),
  isBeforeExpiry: ({ context, event }: Asked) => event.at < context.expiresAt,
};

export const sentences: Words = {
  isHolder: { kind: 'who', sentence: 'This time is kept for someone else.' },
  isSlotFree: {
    kind: 'what',
    field: 'time',
    sentence: (_, { facts }) => facts?.['isSlotFree'] ?? 'That time has just been taken.',
  },
  isBeforeExpiry: {
    kind: 'what',
    sentence: `We could keep that time for ${formatDuration(defaultPolicy.holdTtl)} only. Choose it again if it is still free.`,
  },
};

export const stamps = {
  stampBooking: ({ event }) =>
    isSent(reports, event, 'CONVERT') ? { bookingId: event.bookingId ?? null } : {},
} satisfies Stamps;

export const delays = {
  expiry: ({ context, event }: Asked) => Math.max(0, context.expiresAt - event.at),
};

export const holding = {
  guard: and(['isHolder', 'isSlotFree']),
  target: 'held',
  actions: 'reserveTime',
} as const;

export const converting = {
  guard: and(['isHolder', 'isBeforeExpiry']),
  target: 'converted',
  actions: ['stampBooking', 'handOverTime'],
} as const;

export const releasing = { guard: 'isHolder', target: 'released', actions: 'releaseTime' } as const;

/** Nobody has sent the request in time. */
export const lapsing = { target: 'released', actions: 'releaseTime' } as const;
