import { redirect } from '@tanstack/react-router';
import type {
  AnyRoute,
  HistoryLocation,
  ParsedLocation,
  StaticDataRouteOption,
} from '@tanstack/react-router';
import { checksOf, guardOutcome } from './checks.ts';
import type { CurrentAccess } from './checks.ts';
import type { Services } from '../services.ts';
import type { AppRouter } from './router.ts';

/** Who is at the screen: the session's own knowledge, and what lies in storage. */
function currentAccess({ auth, consent, tokens: stored }: Services): CurrentAccess {
  const session = auth.getSnapshot();
  const tokens = stored();
  return {
    authenticated: session.hasTag('authenticated'),
    hasBearer: tokens?.bearer != null,
    hasRefresh: tokens?.refresh != null,
    isCoach: session.context.me?.role === 'Coach',
    owed: consent.owed()[0] ?? null,
  };
}

interface Navigation {
  readonly services: Services;
  readonly location: ParsedLocation;
  readonly matches: readonly { readonly staticData: StaticDataRouteOption }[];
}

/**
 * Cancels navigations to pages that may not be entered before the history hears of them, so that Back leads where it led before. Only coaches are
 * kept out of any (specification, 2): nobody else's navigations wait for this.
 */
export function keepCoachesOut(router: AppRouter, services: Services): void {
  let release: (() => void) | null = null;
  const isKeptOut = async ({ pathname, href }: HistoryLocation): Promise<boolean> => {
    await router.options.context.map.fetchAreaOf(pathname);
    const [pages] = router.getMatchedRoutes(pathname);
    const checks = pages.flatMap(({ options: { staticData } }: AnyRoute) =>
      checksOf(staticData ?? {}),
    );
    const outcome = guardOutcome(checks, currentAccess(services), { href, intended: undefined });
    return outcome.kind === 'stay';
  };
  const follow = (): void => {
    const { isCoach } = currentAccess(services);
    if (isCoach === (release !== null)) return;
    release?.();
    release = isCoach
      ? router.history.block({
          blockerFn: ({ nextLocation }) => isKeptOut(nextLocation),
          enableBeforeUnload: false,
        })
      : null;
  };
  services.auth.subscribe(follow);
}

/** Before any page opens: the checks of the pages on the way to it. Throws the router's redirect where one fails. */
export function guard({ services, location, matches }: Navigation): void {
  const checks = matches.flatMap(({ staticData }) => checksOf(staticData));
  const search = location.search as Record<string, unknown>;
  const outcome = guardOutcome(checks, currentAccess(services), {
    href: location.href,
    intended: search['intended'],
  });
  if (outcome.kind === 'go')
    redirect({
      to: outcome.to,
      search: { intended: outcome.intended },
      replace: true,
      throw: true,
    });
  // The tab was opened with it.
  if (outcome.kind === 'stay') redirect({ to: '/app/dashboard', replace: true, throw: true });
}
