import type { Owed } from '#domain/people/owed.ts';
import type { Audience } from '#machines/audiences.ts';
import { isAppPath } from '#domain/intended.ts';

/** What a page may ask for before it opens (specification, 2, navigation guard). */
export type Check = 'authenticated' | 'bearerToken' | 'refreshToken' | 'isNotCoach';

/** What a page says about itself. */
interface Guarded {
  readonly audience?: Audience | undefined;
  readonly checks?: readonly Check[] | undefined;
}

/** A page that is for somebody asks that they are signed in. Whether it is for whoever that is, the server says. */
export function checksOf({ audience, checks = [] }: Guarded): readonly Check[] {
  if (audience === undefined) return checks;
  const own = audience === 'everyoneButCoaches' ? (['isNotCoach'] as const) : [];
  return ['authenticated', ...own, ...checks];
}

/** What the guard knows about who is at the screen. */
export interface CurrentAccess {
  readonly authenticated: boolean;
  readonly hasBearer: boolean;
  readonly hasRefresh: boolean;
  readonly isCoach: boolean;
  /** What is to be done first; null when there is nothing. */
  readonly owed: Owed | null;
}

export type GuardOutcome =
  | { readonly kind: 'enter' }
  /** The navigation is cancelled silently. */
  | { readonly kind: 'stay' }
  | {
      readonly kind: 'go';
      readonly to: '/auth/whoami' | '/auth/sign-in' | OwedPage;
      readonly intended?: string;
    };

export type OwedPage = '/auth/password/reset' | '/auth/privacy' | '/auth/terms';

/** Where somebody does what they owe. */
export const pageFor = (owed: Owed): OwedPage =>
  owed === 'password' ? '/auth/password/reset' : `/auth/${owed}`;

interface Destination {
  /** Path with search and hash. */
  readonly href: string;
  /** The query parameter `intended` of the page wanted. */
  readonly intended: unknown;
}

/** A string in the query takes precedence over the path wanted; a path outside `/app` is not remembered. */
export function intendedOf({ href, intended }: Destination): string | undefined {
  if (typeof intended === 'string') return intended;
  return isAppPath(href) ? href : undefined;
}

/**
 * The guard of all pages: the checks in the order of the specification, the first that fails decides. Whoever owes something is asked
 * for it before a page opens that needs them to be known (domain reference, 3.1).
 */
export function guardOutcome(
  checks: readonly Check[],
  who: CurrentAccess,
  destination: Destination,
): GuardOutcome {
  const intended = intendedOf(destination);
  if (checks.includes('authenticated') && !who.authenticated)
    return { kind: 'go', to: '/auth/whoami', intended };
  if (checks.includes('authenticated') && who.owed !== null)
    return { kind: 'go', to: pageFor(who.owed), intended };
  if (checks.includes('bearerToken') && !who.hasBearer)
    return { kind: 'go', to: '/auth/sign-in', intended };
  if (checks.includes('refreshToken') && !(who.hasBearer && who.hasRefresh))
    return { kind: 'go', to: '/auth/sign-in' };
  if (checks.includes('isNotCoach') && who.isCoach) return { kind: 'stay' };
  return { kind: 'enter' };
}
