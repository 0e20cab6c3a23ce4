import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import type { SlotHoldContext } from './context.ts';
import {
  converting,
  delays,
  guards,
  holding,
  lapsing,
  releasing,
  stamps,
  type SlotHoldEvent,
} from './holding.ts';

/** A time kept for a member while they finish their request. */
export const slotHoldMachine = setup({
  types: {
    context: {} as SlotHoldContext,
    input: {} as SlotHoldContext,
    events: {} as SlotHoldEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<SlotHoldContext, SlotHoldEvent>()(stamps),
    reserveTime: () => {},
    releaseTime: () => {},
    handOverTime: () => {},
  },
  delays,
}).createMachine({
  id: 'slot-hold',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'No time has been picked.',
      on: { HOLD: holding },
    },
    held: {
      description: 'The time is kept for the member for {holdTtl}.',
      tags: ['open'],
      on: { CONVERT: converting, RELEASE: releasing },
      after: { expiry: lapsing },
    },
    converted: { description: 'The time now belongs to a booking.', tags: ['terminal'] },
    released: { description: 'The time is free again.', tags: ['terminal'] },
  },
});
