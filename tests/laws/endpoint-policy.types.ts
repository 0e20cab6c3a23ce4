import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Bindings } from '#server/api/bind.ts';

/**
 * Compiled by the type check, never run: each line below must not compile. Should one of them compile after all, its comment becomes the error.
 * The first line is the control: the same endpoint with a policy is accepted.
 */
export const law = {
  withPolicy: () => bind('GET /booking/filter', { policy: signedIn, handle: () => [] }),
  // @ts-expect-error an endpoint without a policy
  withoutPolicy: () => bind('GET /booking/filter', { handle: () => [] }),
  // @ts-expect-error an endpoint of the contract that nobody has bound
  unbound: (): Bindings => bind('GET /booking/filter', { policy: signedIn, handle: () => [] }),
};
