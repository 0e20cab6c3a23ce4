import { meanings, ofPolicy } from '../meanings.ts';

export const slotHoldMeanings = meanings({
  people: { isHolder: 'the member it is kept for' },
  guards: {
    isSlotFree: 'The time is offered, and nobody has taken it.',
    isBeforeExpiry: 'The time was picked less than {holdTtl} ago.',
  },
  effects: {
    reserveTime: 'The time is kept for the member.',
    stampBooking: 'We record which booking it became.',
    handOverTime: 'The time is the booking’s from now on.',
    releaseTime: 'The time is free again.',
  },
  timers: {
    expiry: {
      meaning: 'Nobody has sent the request in time: the time is free again.',
      when: '{holdTtl} after it was picked',
    },
  },
  amounts: { holdTtl: ofPolicy('holdTtl') },
});
