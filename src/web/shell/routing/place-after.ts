import { safeIntended } from '#domain/intended.ts';
import { isStaff } from '#machines/person.ts';
import type { Role } from '#machines/person.ts';
import { intendedOf } from './checks.ts';

/** Staff begin with the bookings, others with the dashboard (specification, 1). */
export const homeOf = (role: Role): '/app/bookings' | '/app/dashboard' =>
  isStaff({ role }) ? '/app/bookings' : '/app/dashboard';

export interface Session {
  /** `waiting`: the tokens are there, but the server can't be asked about them. */
  readonly phase: 'busy' | 'waiting' | 'signedIn' | 'signedOut';
  readonly role: Role | null;
}

export interface Place {
  readonly pathname: string;
  readonly href: string;
  readonly intended: unknown;
  /** The page on screen asks for a session. */
  readonly isGuarded: boolean;
}

export type Move =
  | { readonly kind: 'href'; readonly href: string }
  | {
      readonly kind: 'page';
      readonly to: '/auth/sign-in' | '/auth/whoami';
      readonly intended: string | undefined;
    };

const places = new Set(['/auth/sign-in', '/auth/whoami', '/auth/refresh', '/auth/oidc']);

/** Where the session sends the person from the page they are on; null when they stay. The page for signing out is left by nobody but themselves. */
export function placeAfter({ phase, role }: Session, place: Place, origin: string): Move | null {
  const intended = intendedOf(place);
  if (phase === 'signedIn' && role !== null && places.has(place.pathname))
    return { kind: 'href', href: safeIntended(intended, origin) ?? homeOf(role) };
  if (phase === 'signedOut' && place.isGuarded)
    return { kind: 'page', to: '/auth/sign-in', intended };
  if (phase === 'waiting' && place.pathname === '/auth/sign-in')
    return { kind: 'page', to: '/auth/whoami', intended };
  return null;
}
