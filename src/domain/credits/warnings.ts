import type { PolicyParameters } from '../policy/parameters.ts';

/** With so many units or fewer its holder is told that few are left: a share of what was put into it, and the last ones in any case (domain reference, 1: lowCredit). */
export const fewOf = (
  quantity: number,
  { lowCredit, lowCreditLeft }: Pick<PolicyParameters, 'lowCredit' | 'lowCreditLeft'>,
) => Math.max(lowCreditLeft, Math.floor((quantity * lowCredit) / 100));

/** Whether between these two counts few become left, or cease to be few. None left is not few: there is nothing to use. */
export const crossesFew = (few: number, before: number, after: number): boolean =>
  before > few ? after > 0 && after <= few : before > 0 && after > few;

type Warns = Pick<PolicyParameters, 'creditExpiryWarn'>;

/** When the holder is told next that a lot expires; null when nothing more is said of it. */
export function nextWarning(
  expiresAt: number,
  { creditExpiryWarn }: Warns,
  at: number,
): number | null {
  const ahead = creditExpiryWarn.map((before) => expiresAt - before).filter((each) => each > at);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** Which of the warnings is due: the latest whose moment has come; null before the first. */
export function dueWarning(
  expiresAt: number,
  { creditExpiryWarn }: Warns,
  at: number,
): number | null {
  const come = creditExpiryWarn.filter((before) => expiresAt - before <= at);
  return come.length === 0 ? null : Math.min(...come);
}
