import { moment, wholeNumber } from '#domain/records/fields.ts';

/** What staff write about a lot that is there. */
export const termFields = {
  quantity: wholeNumber('Quantity', 1, 10_000),
  expiresAt: moment('Expiry', 'Enter a valid expiry.'),
  priority: wholeNumber('Priority', 0, 9, {
    tip: 'Of several credits for a session, those with the lowest number are used first.',
  }),
} as const;

export const unitsField = wholeNumber('Credits', 1, 10_000);
