import { redirect } from '@tanstack/react-router';
import type { ParsedLocation, StaticDataRouteOption } from '@tanstack/react-router';
import { checksOf, guardOutcome } from './checks.ts';
import type { CurrentAccess } from './checks.ts';
import type { Services } from '../services.ts';

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
  // The tab was opened with it: whoever is there already is kept from going (`frame/kept-out.ts`).
  if (outcome.kind === 'stay') redirect({ to: '/app/dashboard', replace: true, throw: true });
}
