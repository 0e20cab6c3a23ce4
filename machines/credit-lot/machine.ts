import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import { guards, stamps, type CreditLotEvent } from './capabilities.ts';
import type { CreditLotContext, Warning } from './context.ts';
import { deallocating, deleting, updating } from './managing.ts';
import { ending, reopening } from './with-programme.ts';
import { allocating, comingBack, expiring, extending, issuing, moving, warning } from './moving.ts';

/** Units of a credit that last equally long and belong to one holder (domain reference, 5.4 and 5.7). Units that are held for a booking or a conversation stay with it. */
export const creditLotMachine = setup({
  types: {
    context: {} as CreditLotContext,
    input: {} as CreditLotContext,
    events: {} as CreditLotEvent,
    /** `paying`: something can be paid with it, now or once units come back. `kept`: lists show it. */
    tags: {} as 'usable' | 'paying' | 'kept',
  },
  guards,
  actions: {
    ...stampActions<CreditLotContext, CreditLotEvent>()(stamps),
    ...effects(
      'setTimer',
      'issueUnits',
      'allocateUnits',
      'giveToPool',
      'changeQuantity',
      'withdrawUnits',
      'expireUnits',
      'expireReturned',
      'reissueUnits',
      'settleWarnings',
    ),
    /** Whoever has the units hears that few are left, or that they expire soon. */
    warnHolder: (_: unknown, __: Warning) => {},
  },
}).createMachine({
  id: 'credit-lot',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'No credits were issued.', on: { ISSUE: issuing } },
    active: {
      description: 'There are credits to use.',
      tags: ['usable', 'paying', 'kept'],
      on: {
        ALLOCATE: allocating,
        DEALLOCATE: deallocating,
        UPDATE: updating.active,
        DELETE: deleting,
        MOVED: moving.active,
        CREDIT_BACK: comingBack.active,
        EXTEND: extending,
        WARN: warning,
        EXPIRE: expiring,
        END: ending,
      },
    },
    exhausted: {
      description: 'Every credit is used or reserved; one that is returned can be used.',
      tags: ['paying', 'kept'],
      on: {
        UPDATE: updating.exhausted,
        MOVED: moving.exhausted,
        CREDIT_BACK: comingBack.empty,
        EXTEND: extending,
      },
    },
    expired: {
      description: 'Its time is over, and what was left in it is lost.',
      tags: ['kept'],
      on: {
        MOVED: moving.gone,
        CREDIT_BACK: comingBack.expired,
        EXTEND: extending,
        REOPEN: reopening,
      },
    },
    deallocated: {
      description: 'Staff took back what was left; a refund of what was used comes back here.',
      tags: ['kept'],
      on: { MOVED: moving.gone, CREDIT_BACK: comingBack.empty, EXTEND: extending },
    },
    deleted: { description: 'Staff withdrew it before any of it was used.', type: 'final' },
  },
});
