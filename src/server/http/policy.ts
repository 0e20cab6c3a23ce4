import { audiences, isFor, type Audience } from '#machines/audiences.ts';
import type { Principal } from './principal.ts';

export type Admission = 'yes' | 'unauthenticated' | 'forbidden';

/**
 * Who may call an endpoint at all. Which records they then see or change is decided by the queries and charts of the feature.
 * `P` is what the handler may rely on: a principal, or possibly nobody.
 */
export interface Policy<P extends Principal | null = Principal | null> {
  /** Shown on the readable API page. */
  readonly name: string;
  readonly admits: (principal: Principal | null) => Admission;
  /** Open even to those who have something to do first: accept the present texts, replace a temporary password. */
  readonly beforeConsent?: true;
  /** Only for the type: what is known about the caller once admitted. */
  readonly admitted?: P;
}

/** Everybody, signed in or not. A bearer token that is not valid counts as none. */
export const anyone: Policy = { name: 'anyone', admits: () => 'yes', beforeConsent: true };

/** Everybody who is signed in. */
export const signedIn: Policy<Principal> = {
  name: 'signed in',
  admits: (principal) => (principal ? 'yes' : 'unauthenticated'),
};

/** Everybody who is signed in, also those who owe something first: for what they need in order to do it. */
export const signedInBeforeConsent: Policy<Principal> = {
  ...signedIn,
  name: 'signed in, before accepting the texts or replacing a temporary password',
  beforeConsent: true,
};

/** Those signed in whom it is for. */
export const only = (audience: Audience): Policy<Principal> => ({
  name: audiences[audience].join(', '),
  admits: (principal) => {
    if (!principal) return 'unauthenticated';
    return isFor(audience, principal.role) ? 'yes' : 'forbidden';
  },
});
