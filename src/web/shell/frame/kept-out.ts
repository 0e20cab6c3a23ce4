import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Role } from '#machines/person.ts';
import { pagesKeptFrom } from '../routing/pages-for.ts';

/** Cancels navigations to pages that somebody of a role is kept out of, before the history hears of them: Back leads where it led before. */
export function useKeptOut(role: Role): void {
  const { history } = useRouter();
  useEffect(() => {
    const isKeptOut = pagesKeptFrom(role);
    if (isKeptOut === null) return undefined;
    return history.block({
      blockerFn: ({ nextLocation }) => isKeptOut(nextLocation.pathname),
      enableBeforeUnload: false,
    });
  }, [history, role]);
}
