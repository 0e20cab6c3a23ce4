import type { PayingLot } from '#server/features/session-credits/public.ts';

export const creditsNeeded = (cost: number): string =>
  `This session needs ${cost} ${cost === 1 ? 'credit' : 'credits'}`;

export function noCredit(cost: number, lot: PayingLot | null): string {
  const needs = creditsNeeded(cost);
  if (!lot) return `${needs}. Choose a credit.`;
  const left = lot.available === 0 ? 'none left' : `only ${lot.available} left`;
  return `${needs} and you have ${left} in “${lot.programmeName}”. Ask your programme contact.`;
}
