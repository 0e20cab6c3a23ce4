import { and, assign, setup } from 'xstate';
import { isStaff, type Stamp } from '../person.ts';

export interface CreditLotContext {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export type CreditLotEvent = Stamp &
  (
    | { readonly type: 'ISSUE' }
    /** Units went in or out; so many are left to book with. */
    | { readonly type: 'MOVED'; readonly left: number }
    | { readonly type: 'EXTEND'; readonly expiresAt: number }
    | { readonly type: 'EXPIRE' }
  );

type Asked = { readonly context: CreditLotContext; readonly event: CreditLotEvent };

const extended = {
  guard: and(['isSystem', 'isLater']),
  actions: ['takeExpiry', 'setTimer'],
  description: 'A refund brings a new expiry, for all units.',
} as const;

/** Units of a credit that last equally long and belong to one holder (domain reference, 5.4). Units that are held for a booking stay with it. */
export const creditLotMachine = setup({
  types: {
    context: {} as CreditLotContext,
    input: {} as CreditLotContext,
    events: {} as CreditLotEvent,
    /** `paying`: bookings can be paid with it, now or once units come back. */
    tags: {} as 'usable' | 'paying',
  },
  guards: {
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    /** Staff issue and allocate; the product itself does when a member draws from the pool. */
    mayIssue: ({ event }: Asked) => event.by.role === 'System' || isStaff(event.by),
    hasUnits: ({ event }: Asked) => event.type === 'MOVED' && event.left > 0,
    isOver: ({ context, event }: Asked) => event.at >= context.expiresAt,
    isLater: ({ context, event }: Asked) =>
      event.type === 'EXTEND' && event.expiresAt > context.expiresAt,
  },
  actions: {
    takeExpiry: assign(({ event }) =>
      event.type === 'EXTEND' ? { expiresAt: event.expiresAt } : {},
    ),
    setTimer: () => {},
    expireUnits: () => {},
  },
}).createMachine({
  id: 'credit-lot',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'No unit was issued.',
      on: { ISSUE: { guard: 'mayIssue', target: 'active', actions: 'setTimer' } },
    },
    active: {
      description: 'There are units to book with.',
      tags: ['usable', 'paying'],
      on: {
        MOVED: [
          { guard: and(['isSystem', 'hasUnits']), description: 'Some are left.' },
          { guard: and(['isSystem', 'isOver']), target: 'expired' },
          { guard: 'isSystem', target: 'exhausted' },
        ],
        EXTEND: extended,
        EXPIRE: [
          { guard: and(['isSystem', 'isOver']), target: 'expired', actions: 'expireUnits' },
          {
            guard: 'isSystem',
            actions: 'setTimer',
            description: 'It lasts longer than it did when its timer was set.',
          },
        ],
      },
    },
    exhausted: {
      description: 'Every unit is used or held for a booking; one that comes back can be used.',
      tags: ['paying'],
      on: {
        MOVED: [
          { guard: and(['isSystem', 'hasUnits']), target: 'active' },
          { guard: and(['isSystem', 'isOver']), target: 'expired' },
        ],
        EXTEND: extended,
      },
    },
    expired: {
      description: 'Its time is over, and what was left in it is lost.',
      on: {
        MOVED: [
          { guard: and(['isSystem', 'hasUnits']), target: 'active' },
          {
            guard: and(['isSystem', 'isOver']),
            description: 'What comes back after the expiry expires immediately.',
          },
          { guard: 'isSystem', target: 'exhausted' },
        ],
        EXTEND: extended,
      },
    },
  },
});
