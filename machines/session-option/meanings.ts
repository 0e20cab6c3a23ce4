import { meanings } from '../meanings.ts';

export const sessionOptionMeanings = meanings({
  guards: {
    isProgrammeOpen: 'The programme is not over or deleted.',
    isSessionThere: 'The session is still there.',
    isNew: 'The programme does not offer the session already.',
    areCoaches: 'Everyone who is named is a coach.',
    hasNothingAllocated: 'No credits for it are with members or teams.',
    hasNoUpcomingBookings: 'None of its bookings is upcoming.',
  },
});
