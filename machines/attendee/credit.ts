import { and } from 'xstate';
import { attendee } from './setup.ts';

const notifyLoss = {
  type: 'notify',
  params: { type: 'BookingCreditLost', to: ['creditHolder'] },
} as const;
const settleLoss = { type: 'settleNotices', params: { types: ['BookingCreditLost'] } } as const;

/** Staff give somebody's units back that were used or lost. */
const refundable = attendee.createStateConfig({
  on: {
    REFUND: {
      guard: and(['isStaff', 'isRefundInTime', 'explainsRefund', 'isExpiryLater']),
      target: 'refunded',
      actions: ['refundCredit', settleLoss],
    },
  },
});

/** What becomes of the credit that somebody pays for their own place, by the same table as that of a booking (domain reference, 6.6). */
export const credit = attendee.createStateConfig({
  description: 'What becomes of the credit that they pay for their place.',
  initial: 'none',
  states: {
    none: {
      description: 'No credit of theirs is involved.',
      on: { 'credit.hold': { guard: 'paysOwn', target: 'held', actions: 'holdCredit' } },
    },
    held: {
      description: 'A unit of theirs is set aside.',
      on: {
        'credit.release': [
          {
            guard: and(['isCausedByThem', 'isTooLate', 'isNotForgiven']),
            target: 'forfeited',
            actions: ['forfeitCredit', notifyLoss],
          },
          {
            guard: and(['isCausedByThem', 'isTooLate']),
            target: 'returned',
            actions: ['stampForgiven', 'returnCredit'],
          },
          { target: 'returned', actions: 'returnCredit' },
        ],
        'credit.settle': [
          { guard: 'isUsed', target: 'spent', actions: 'spendCredit' },
          { guard: 'isMissed', target: 'forfeited', actions: ['forfeitCredit', notifyLoss] },
          { target: 'returned', actions: 'returnCredit' },
        ],
      },
    },
    returned: {
      description: 'The unit went back to them.',
      on: {
        'credit.hold': { target: 'held', actions: ['forgetForgiven', 'holdCredit'] },
        'credit.settle': [
          { guard: 'isUsed', target: 'spent', actions: 'correctCredit' },
          { guard: 'isMissed', target: 'forfeited', actions: ['correctCredit', notifyLoss] },
        ],
      },
    },
    forfeited: {
      description: 'They lost the unit.',
      on: {
        ...refundable.on,
        'credit.hold': { target: 'held', actions: ['correctCredit', settleLoss] },
        'credit.settle': [
          { guard: 'isUsed', target: 'spent', actions: ['correctCredit', settleLoss] },
          { guard: 'isReturned', target: 'returned', actions: ['correctCredit', settleLoss] },
        ],
      },
    },
    spent: {
      description: 'They used the unit.',
      on: {
        ...refundable.on,
        'credit.settle': [
          { guard: 'isMissed', target: 'forfeited', actions: ['correctCredit', notifyLoss] },
          { guard: 'isReturned', target: 'returned', actions: 'correctCredit' },
        ],
      },
    },
    refunded: {
      description: 'Staff gave the unit back to them.',
      on: { 'credit.hold': { target: 'held', actions: 'holdCredit' } },
    },
  },
});
