import type { AuthRef, AuthSnapshot } from '#machines/app/refs.ts';
import { checksOf } from './routing/checks.ts';
import { placeAfter } from './routing/place-after.ts';
import type { Session } from './routing/place-after.ts';
import type { AppRouter } from './routing/router.ts';

function sessionOf(snapshot: AuthSnapshot): Session {
  const role = snapshot.context.me?.role ?? null;
  if (snapshot.hasTag('authenticated')) return { phase: 'signedIn', role };
  if (snapshot.matches('signedOut')) return { phase: 'signedOut', role };
  return { phase: snapshot.matches({ identifying: 'unreachable' }) ? 'waiting' : 'busy', role };
}

/** The session's own page turns: on from signing in, and back to it when the session is over. They are in nobody's way back. */
export function followSession(router: AppRouter, auth: AuthRef): void {
  const follow = (): void => {
    const { resolvedLocation, matches, status: turning } = router.state;
    if (resolvedLocation === undefined || turning === 'pending') return;
    const search = resolvedLocation.search as Record<string, unknown>;
    const move = placeAfter(
      sessionOf(auth.getSnapshot()),
      {
        pathname: resolvedLocation.pathname,
        href: resolvedLocation.href,
        // Whoever went to their organisation's sign-in comes back to an address that says nothing.
        intended: search['intended'] ?? auth.getSnapshot().context.intended ?? undefined,
        isGuarded: matches.some(({ staticData }) => checksOf(staticData).length > 0),
      },
      location.origin,
    );
    if (move === null) return;
    const quietly = { replace: true, ignoreBlocker: true } as const;
    if (move.kind === 'href') void router.navigate({ href: move.href, ...quietly });
    else void router.navigate({ to: move.to, search: { intended: move.intended }, ...quietly });
  };
  auth.subscribe(follow);
  router.subscribe('onResolved', follow);
}
