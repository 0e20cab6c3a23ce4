import type { AuthRef } from '../actors/app.ts';
import { fetchFrame } from './late-frame.ts';
import type { AppRouter } from './router.ts';

/** Whoever signs in will need the frame and a first page: fetched while they type, at the latest while their password is checked. */
export function fetchAhead(router: AppRouter, auth: AuthRef): void {
  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    // What fails here is fetched again, and complained about, when it is needed.
    Promise.all([fetchFrame(), router.loadRouteChunk(router.routesByPath['/app/dashboard'])]).catch(
      () => undefined,
    );
  };
  const isSigningIn = (): boolean => router.state.location.pathname === '/auth/sign-in';
  router.subscribe('onRendered', () => {
    if (isSigningIn() && 'requestIdleCallback' in globalThis) requestIdleCallback(begin);
  });
  auth.subscribe((session) => {
    if (isSigningIn() && session.hasTag('busy')) begin();
  });
}
