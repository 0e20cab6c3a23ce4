import { and } from 'xstate';
import { notify, settleLoss } from './notices.ts';
import { booking } from './setup.ts';

const notifyLoss = notify('BookingCreditLost', ['creditHolder']);

/** Staff give a unit back that was used or lost (domain reference, 6.6 credit region). */
const refundable = booking.createStateConfig({
  on: {
    REFUND: {
      guard: and(['isStaff', 'isRefundInTime', 'explainsRefund', 'isExpiryLater']),
      target: 'refunded',
      actions: ['stampRefund', 'refundCredit', settleLoss],
    },
  },
});

/** What becomes of the credit that pays for the session. */
export const credit = booking.createStateConfig({
  description: 'What becomes of the credit that pays for the session.',
  initial: 'none',
  states: {
    none: {
      description: 'No credit is involved, or each attendee’s own.',
      on: {
        'credit.hold': [
          { guard: 'costsCredit', target: 'held', actions: 'holdCredit' },
          {
            guard: 'eachPays',
            actions: 'holdPerAttendee',
            description: 'A unit of each attendee is set aside.',
          },
        ],
        'credit.return': {
          guard: 'eachPays',
          actions: 'releasePerAttendee',
          description: 'Whoever still has a unit set aside gets it back.',
        },
        'credit.forfeit': {
          guard: 'eachPays',
          actions: 'releasePerAttendee',
          description: 'Whoever called it off too late loses their own unit, nobody else’s.',
        },
      },
    },
    held: {
      description: 'A unit is set aside.',
      on: {
        'credit.return': { target: 'returned', actions: 'returnCredit' },
        'credit.spend': { target: 'spent', actions: 'spendCredit' },
        'credit.forfeit': {
          target: 'forfeited',
          actions: ['forfeitCredit', notifyLoss],
        },
      },
    },
    returned: {
      description: 'The unit went back to its holder.',
      on: {
        'credit.hold': { target: 'held', actions: 'holdCredit' },
        'credit.spend': { target: 'spent', actions: 'correctCredit' },
        'credit.forfeit': { target: 'forfeited', actions: ['correctCredit', notifyLoss] },
      },
    },
    forfeited: {
      description: 'The unit is lost.',
      on: {
        ...refundable.on,
        'credit.hold': { target: 'held', actions: ['correctCredit', settleLoss] },
        'credit.return': { target: 'returned', actions: ['correctCredit', settleLoss] },
        'credit.spend': { target: 'spent', actions: ['correctCredit', settleLoss] },
      },
    },
    spent: {
      description: 'The unit was used.',
      on: {
        ...refundable.on,
        'credit.return': { target: 'returned', actions: 'correctCredit' },
        'credit.forfeit': { target: 'forfeited', actions: ['correctCredit', notifyLoss] },
      },
    },
    refunded: { description: 'Staff gave the unit back.' },
  },
});
