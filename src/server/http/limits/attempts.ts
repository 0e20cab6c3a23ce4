import type { Policy } from '../policy.ts';
import type { Caller } from './rate-limits.ts';
import { Refusal, refuse } from '../answers/refusal.ts';

/** Who tries, and at what, where that is counted by itself. */
export interface Trying extends Caller {
  readonly purpose?: string;
}

/** Counts attempts to present a password, a link or another proof, and makes whoever fails often go slowly. */
export interface Attempts {
  /** Counts one; resolves to null when its turn has come, or to the milliseconds after which to try again. A rejection refuses the call. */
  readonly take: (trying: Trying) => Promise<number | null>;
  /** The one that was taken was no refused proof, so it does not count. */
  readonly giveBack: (trying: Trying) => Promise<void>;
}

/** For tools and tests that try more often than a person could. */
export const uncounted: Attempts = {
  take: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
};

/** What is known of the endpoint at which somebody tries. */
interface Endpoint {
  readonly route: string;
  readonly policy: Policy;
  readonly alwaysCounts?: true;
}

/** Presents a proof: in its turn, and counted only when it is refused. Where everybody may try, a bearer token of one's own opens no allowance of its own. */
export async function attempt(
  attempts: Attempts,
  { policy, route, alwaysCounts }: Endpoint,
  caller: Caller,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const trying = {
    ...caller,
    ...(policy.admits(null) === 'yes' && { principalId: null }),
    ...(alwaysCounts && { purpose: route }),
  };
  refuseTooOften(await attempts.take(trying));
  try {
    const result = await act();
    if (!alwaysCounts) await attempts.giveBack(trying);
    return result;
  } catch (error) {
    if (!isRefusedProof(error)) await attempts.giveBack(trying);
    throw error;
  }
}

/** Anything else that goes wrong says nothing about what was presented. */
const isRefusedProof = (error: unknown): boolean =>
  error instanceof Refusal && [401, 403, 404, 422].includes(error.status);

/** Null goes on; milliseconds are waited elsewhere. */
export function refuseTooOften(wait: number | null): void {
  if (wait === null) return;
  const { status, errors } = refuse.tooOften(wait / 60_000);
  throw new Refusal(status, errors, { 'Retry-After': String(Math.ceil(wait / 1000)) });
}
