import type { RecordChart } from '../record-chart.ts';
import { creditLotMachine, type CreditLotContext, type CreditLotEvent } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ISSUE: 'Units are bought for a programme, drawn from its pool, or given.',
  MOVED: 'Units were set aside, used, lost or given back.',
  EXTEND: 'A refund makes the units last longer.',
  EXPIRE: 'The moment at which it expires has come.',
} as const;

const permission = 'You do not have the necessary permissions.';

/** The lifecycle of a lot of session credits: staff issue it, bookings and the clock move it. */
export const creditLotChart: RecordChart<CreditLotContext, CreditLotEvent> = {
  name: 'credit-lot',
  machine: creditLotMachine,
  guards: {
    isSystem: { kind: 'who', sentence: permission },
    mayIssue: { kind: 'who', sentence: permission },
    hasUnits: { kind: 'choice' },
    isOver: { kind: 'choice' },
    isLater: {
      kind: 'payload',
      field: 'expiresAt',
      sentence: 'Credits can only be made to last longer.',
    },
  },
  asks: {},
  tooLate: (status, type) => {
    if (status === 'new') return 'These credits were not issued yet.';
    if (type === 'ISSUE') return 'These credits were issued already.';
    return 'Nothing is left of these credits that could expire.';
  },
};
