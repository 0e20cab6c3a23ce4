import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Interests } from '../api/interests.ts';
import { coachAsked, questionOf } from '../api/refresh.ts';

/** How many coaches' times one page may watch. */
const most = 5;
/** Milliseconds: pages come and go, and ask for the next week before they let go of this one. */
const settling = 300;

const isId = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);

function coachOf(key: QueryKey): string | null {
  const coach = coachAsked(questionOf(key));
  return isId(coach) ? coach.toLowerCase() : null;
}

/** The coaches whose times are on the page now, be it that one is chosen or that a calendar is open. */
export function watchedCoaches(queryClient: QueryClient): Interests {
  const cache = queryClient.getQueryCache();
  return {
    now: () => {
      const shown = cache.getAll().filter((query) => query.getObserversCount() > 0);
      const coaches = shown.map(({ queryKey }) => coachOf(queryKey)).filter((id) => id !== null);
      return [...new Set(coaches)].toSorted().slice(0, most);
    },
    subscribe(onChange) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = cache.subscribe(({ type, query }) => {
        if (type !== 'observerAdded' && type !== 'observerRemoved') return;
        if (coachOf(query.queryKey as QueryKey) === null) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, settling);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
