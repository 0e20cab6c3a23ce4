import type { RouterHistory } from '@tanstack/react-router';
import type { AuthRef } from '#machines/app/refs.ts';
import type { AppRouter } from './routing/router.ts';
import type { LazyRoutes } from './routing/lazy-routes.ts';

/** What is asked about the session. */
type Session = Pick<ReturnType<AuthRef['getSnapshot']>, 'hasTag' | 'context'>;

interface Sessions {
  readonly getSnapshot: () => Session;
  readonly subscribe: (heard: (session: Session) => void) => unknown;
}

/**
 * Cancels the way of a coach to a page with the check `isNotCoach` before it begins (specification, 2): they stay where they are, and there is nothing to go back from.
 * Where a tab is opened at such a page there is nowhere to stay, and the guard decides.
 */
export function keepCoachesOut(
  router: Pick<AppRouter, 'getMatchedRoutes'> & { readonly history: RouterHistory },
  auth: Sessions,
  { fetchAreaOf }: Pick<LazyRoutes, 'fetchAreaOf'>,
): void {
  let release: (() => void) | null = null;
  const isClosed = async (pathname: string): Promise<boolean> => {
    // What can't be fetched is said by the page that was wanted.
    await fetchAreaOf(pathname)?.catch(() => undefined);
    const [matched] = router.getMatchedRoutes(pathname);
    return matched.some(({ options }) => options.staticData?.checks?.includes('isNotCoach'));
  };
  const follow = (session: Session): void => {
    const isCoach = session.hasTag('authenticated') && session.context.me?.role === 'Coach';
    if (isCoach === (release !== null)) return;
    release?.();
    release = isCoach
      ? router.history.block({
          blockerFn: ({ nextLocation }) => isClosed(nextLocation.pathname),
          enableBeforeUnload: false,
        })
      : null;
  };
  auth.subscribe(follow);
  follow(auth.getSnapshot());
}
