import { meanings } from '../meanings.ts';

export const bookingConstraintMeanings = meanings({
  guards: {
    isCreditUsable: 'The credit can still be used.',
    areCoaches: 'Everyone who is named is a coach.',
    isNew: 'The credit is not limited in this way already.',
    leavesTimes: 'Some times are left that can be booked with the credit.',
  },
});
