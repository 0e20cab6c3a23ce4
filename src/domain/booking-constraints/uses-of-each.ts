import type { Start, Uses } from './constraint.ts';

/** A credit that somebody could pay with, while it is valid and by its rules. */
interface Payable {
  readonly effectiveAt: number;
  readonly expiresAt: number;
  readonly uses: Uses;
}

/** Somebody who pays for their own place, with the credits that they could pay with. */
export interface PaysToo {
  readonly name: string;
  readonly credits: readonly Payable[];
}

/**
 * Why somebody may use none of their credits for a start, in the words of the first of them; null where they may use one, and where none is valid then: whoever
 * lacks a credit is told so elsewhere.
 */
export function refusedTo({ credits }: Pick<PaysToo, 'credits'>, start: Start): string | null {
  const valid = credits.filter(
    ({ effectiveAt, expiresAt }) => effectiveAt <= start.at && start.at < expiresAt,
  );
  if (valid.some(({ uses }) => uses.allows(start))) return null;
  return valid[0]?.uses.refusals(start)[0] ?? null;
}

/** By which rules a session can be booked that everybody pays for themselves: the credit that was chosen may be used, and one of each of the others. */
export function usesOfEach(own: Uses, others: readonly PaysToo[]): Uses {
  const all = [own, ...others.flatMap(({ credits }) => credits.map(({ uses }) => uses))];
  return {
    rules: { ...own.rules, constraints: all.flatMap(({ rules }) => rules.constraints) },
    allows: (start) =>
      own.allows(start) && others.every((other) => refusedTo(other, start) === null),
    refusals: (start) => [
      ...own.refusals(start),
      ...others.flatMap((other) => {
        const sentence = refusedTo(other, start);
        return sentence === null
          ? []
          : [`${other.name}’s credit can’t be used for this: “${sentence}”`];
      }),
    ],
  };
}
