import { useSyncExternalStore } from 'react';
import { safeIntended } from '#domain/intended.ts';
import type { Owed } from '#domain/people/owed.ts';
import { pageFor } from '../../shell/routing/checks.ts';
import { homeOf } from '../../shell/routing/place-after.ts';
import { useGo } from '../use-go.ts';
import { useServices } from '../use-services.ts';
import { useSession } from './use-session.ts';

/** What the person has to do first, and where it leads: to the next of it, else to the page that was wanted, else home. */
export function useOwed(intended: string | undefined) {
  const { consent } = useServices();
  const go = useGo();
  const role = useSession((session) => session.context.me?.role ?? null);
  const owed = useSyncExternalStore(consent.subscribe, consent.owed, consent.owed);

  const follow = ([next]: readonly Owed[]): void => {
    if (next !== undefined) void go({ to: pageFor(next), search: { intended }, replace: true });
    else {
      const home = role === null ? '/' : homeOf(role);
      void go({ href: safeIntended(intended, location.origin) ?? home, replace: true });
    }
  };

  return {
    owed,
    /** Something was done; this is left. */
    settle: (left: readonly Owed[]): void => {
      consent.announce(left);
      follow(left);
    },
    goOn: () => follow(owed),
  };
}
