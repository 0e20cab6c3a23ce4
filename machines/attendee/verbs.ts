import { optionalLines } from '#domain/records/fields.ts';
import { verbs as ofBooking } from '../booking/refund.ts';
import { verb } from '../verbs.ts';

/** The events that people send to a place in a session, in order of likelihood. */
export const attendeeVerbs = {
  WITHDRAW: verb({
    label: 'Withdraw',
    meaning: 'They say that they do not come, or staff take them off the list.',
    payload: { reason: optionalLines('Reason', 500) },
    history: ({ name, payload }) =>
      payload['bySelf'] === true ? `${name} withdrew.` : `${name} took this person off the list.`,
  }),
  REFUND: verb({
    label: 'Refund credit',
    meaning: 'Staff give a unit back that was used or lost.',
    payload: ofBooking.REFUND.payload,
    history: 'gave the credit back',
    tooLate: ofBooking.REFUND.tooLate,
  }),
} as const;

/** What only the server can answer, by the names of the guards that ask. */
export const attendeeQuestions = {
  isTimeFree: {},
  isCovered: {},
  isExpiryLater: {
    field: 'expiresAt',
    kind: 'payload',
    otherwise: 'Expiry must be in the future.',
  },
} as const;
