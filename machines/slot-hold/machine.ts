import { and, assign, setup } from 'xstate';
import type { Stamp } from '../person.ts';
import { question } from '../questions.ts';
import type { Facts } from '../bare-event.ts';
import type { SentOf } from '../verbs.ts';
import type { slotHoldVerbs } from './verbs.ts';

export interface SlotHoldContext {
  readonly memberId: string;
  /** Epoch ms; the hold lapses by itself. */
  readonly expiresAt: number;
  readonly bookingId: string | null;
}

/** Besides what the holder sends: that a time was picked, and that the request for it was sent. */
export type SlotHoldEvent =
  | SentOf<typeof slotHoldVerbs>
  | (Stamp & { readonly facts?: Facts } & (
        | { readonly type: 'HOLD' }
        | { readonly type: 'CONVERT'; readonly bookingId?: string }
      ));

type Asked = { context: SlotHoldContext; event: SlotHoldEvent };

/** A time kept for a member while they finish their request. */
export const slotHoldMachine = setup({
  types: {
    context: {} as SlotHoldContext,
    input: {} as SlotHoldContext,
    events: {} as SlotHoldEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: {
    isHolder: ({ context, event }: Asked) => event.by.id === context.memberId,
    isSlotFree: question('isSlotFree'),
    isBeforeExpiry: ({ context, event }: Asked) => event.at < context.expiresAt,
  },
  actions: {
    reserveTime: () => {},
    releaseTime: () => {},
    handOverTime: () => {},
    stampBooking: assign(({ event }) =>
      event.type === 'CONVERT' ? { bookingId: event.bookingId ?? null } : {},
    ),
  },
  delays: {
    expiry: ({ context, event }: Asked) => Math.max(0, context.expiresAt - event.at),
  },
}).createMachine({
  id: 'slot-hold',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'No time has been picked.',
      on: {
        HOLD: { guard: and(['isHolder', 'isSlotFree']), target: 'held', actions: 'reserveTime' },
      },
    },
    held: {
      description: 'The time is kept for the member for a few minutes.',
      tags: ['open'],
      on: {
        CONVERT: {
          guard: and(['isHolder', 'isBeforeExpiry']),
          target: 'converted',
          actions: ['stampBooking', 'handOverTime'],
        },
        RELEASE: { guard: 'isHolder', target: 'released', actions: 'releaseTime' },
      },
      after: { expiry: { target: 'released', actions: 'releaseTime' } },
    },
    converted: { description: 'The time now belongs to a booking.', tags: ['terminal'] },
    released: { description: 'The time is free again.', tags: ['terminal'] },
  },
});
