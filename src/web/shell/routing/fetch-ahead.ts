import type { AuthRef } from '#machines/app/refs.ts';
import { fetchFrame } from '../frame/late-frame.ts';
import { whenPageStands } from '../when-page-stands.ts';
import { layoutOf } from './layout-of.ts';
import type { AppRouter } from './router.ts';

/** What fails here is fetched again, and complained about, when it is needed. */
const ignore = (): void => undefined;

/**
 * Whoever signs in will need the frame and a first page: fetched while they type, once the page to sign in on has all that it needs, at the latest while their password is
 * checked. The map of all other pages is fetched when they begin to do something on one of theirs.
 */
export function fetchAhead(router: AppRouter, auth: AuthRef): void {
  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    Promise.all([fetchFrame(), router.loadRouteChunk(router.routesByPath['/app/dashboard'])]).catch(
      ignore,
    );
  };
  const isSigningIn = (): boolean => router.state.location.pathname === '/auth/sign-in';
  router.subscribe('onRendered', () => {
    if (isSigningIn() && 'requestIdleCallback' in globalThis) whenPageStands(begin);
  });
  const signs = ['pointermove', 'touchstart', 'keydown'] as const;
  const fetchMap = (): void => {
    if (layoutOf(router.state.location.pathname) !== 'app') return;
    for (const sign of signs) removeEventListener(sign, fetchMap);
    router.options.context.map.fetchAll().catch(ignore);
  };
  for (const sign of signs) addEventListener(sign, fetchMap, { passive: true });
  auth.subscribe((session) => {
    if (isSigningIn() && session.hasTag('busy')) begin();
  });
}
