import { meanings } from '../meanings.ts';

export const sessionMeanings = meanings({
  guards: {
    isNameFree: 'No other session has the name.',
    hasSeats: 'It says how many can come, where several can.',
    isBufferBeforeEnough: 'The time kept free before it is at least the policy’s.',
    isBufferAfterEnough: 'The time kept free after it is at least the policy’s.',
    hasNoUpcomingBookings: 'None of its bookings is upcoming.',
    isInNoProgramme: 'No programme offers it.',
  },
  effects: { offerSeats: 'Whoever waits for a seat is asked, where there are more now.' },
});
