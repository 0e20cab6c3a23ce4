import { raised } from '../../verbs.ts';
import { notify, settleLoss } from '../notices.ts';

export const raises = {
  'credit.hold': raised({ meaning: 'A credit is reserved for the booking.', payload: {} }),
  'credit.return': raised({ meaning: 'The credit is returned.', payload: {} }),
  'credit.forfeit': raised({ meaning: 'The credit is lost.', payload: {} }),
  'credit.spend': raised({ meaning: 'The credit is used.', payload: {} }),
} as const;

const notifyLoss = notify('BookingCreditLost', ['creditHolder']);

/** No unit is set aside yet: one is, or one of each attendee. */
export const holding = [
  { guard: 'costsCredit', target: 'held', actions: 'holdCredit' },
  {
    guard: 'eachPays',
    actions: 'holdPerAttendee',
    description: 'A credit of each attendee is reserved.',
  },
] as const;

/** What becomes of the units of attendees who pay for themselves when the session is cancelled. */
export const ofEach = {
  return: {
    guard: 'eachPays',
    actions: 'releasePerAttendee',
    description: 'Reserved credits are returned.',
  },
  forfeit: {
    guard: 'eachPays',
    actions: 'releasePerAttendee',
    description: 'Someone who cancels too late loses their own credit, nobody else’s.',
  },
} as const;

export const returning = { target: 'returned', actions: 'returnCredit' } as const;
export const spending = { target: 'spent', actions: 'spendCredit' } as const;
export const losing = { target: 'forfeited', actions: ['forfeitCredit', notifyLoss] } as const;
export const holdingAgain = { target: 'held', actions: 'holdCredit' } as const;

/** What was told first turns out to be wrong: the unit moves on from there to where it belongs. */
export const corrected = {
  held: { target: 'held', actions: 'correctCredit' },
  spent: { target: 'spent', actions: 'correctCredit' },
  returned: { target: 'returned', actions: 'correctCredit' },
  lost: { target: 'forfeited', actions: ['correctCredit', notifyLoss] },
} as const;

/** It was lost and is not any more. */
export const found = {
  held: { target: 'held', actions: ['correctCredit', settleLoss] },
  returned: { target: 'returned', actions: ['correctCredit', settleLoss] },
  spent: { target: 'spent', actions: ['correctCredit', settleLoss] },
} as const;
