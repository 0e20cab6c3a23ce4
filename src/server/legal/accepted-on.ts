import { shippedTexts } from './legal-texts.ts';

/** The columns of somebody who accepted both texts of today at a moment, epoch milliseconds. */
export const acceptedOn = (at: number) => ({
  privacyAcceptedVersion: shippedTexts.privacy.version,
  privacyAcceptedAt: at,
  termsAcceptedVersion: shippedTexts.terms.version,
  termsAcceptedAt: at,
});
