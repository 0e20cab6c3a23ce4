import { meanings } from '../meanings.ts';

export const organizationMeanings = meanings({
  people: { looksAfterBrand: ['staff', 'an admin of the organisation'] },
  guards: {
    hasProperContract: 'The contract ends after it starts.',
    isNameFree: 'No other organisation has the name.',
    areDomainsFree: 'No other organisation has one of the email domains.',
    hasNoActiveProgramme: 'None of its programmes is active.',
    hasNoUpcomingBookings: 'None of its bookings is upcoming.',
  },
  effects: { takeBrand: 'Its logo and colour are kept.' },
});
