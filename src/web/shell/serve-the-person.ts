import type { QueryClient } from '@tanstack/react-query';
import { systemIds } from '../actors/app.ts';
import type { PromptsRef } from '../actors/app.ts';
import { loadPrompts } from '../actors/hosted-prompts.ts';
import { refresh } from '../actors/live-updates.ts';
import { lookUp } from '../actors/look-ups.ts';
import type { Reachability } from '../actors/reachability.ts';
import type { StartedApp } from '../actors/start-app.ts';
import { subscribe } from '../api/hints.ts';
import type { Hint } from '../api/hints.ts';
import { queryOf } from '../api/options.ts';

interface Parts extends Omit<StartedApp, 'auth'> {
  readonly queryClient: QueryClient;
  readonly reach: Reachability;
  /** Whether a screen answers a path. */
  readonly exists: (path: string) => boolean;
}

/** What begins when somebody is signed in and ends with them: who they are, the two look-ups, and news from the server. */
export function serveThePerson({
  api,
  queryClient,
  app,
  alerts,
  reach,
  exists,
  untold,
  me,
}: Parts): void {
  let served: string | null = null;
  let stopListening = (): void => undefined;

  const hear = (hint: Hint): void => {
    refresh(queryClient, hint);
    if (hint.kind === 'changed' && !hint.topics.includes('notifications')) return;
    const prompts = app.system.get(systemIds.prompts) as PromptsRef | undefined;
    loadPrompts({ api: () => api, exists }).then(
      (found) => prompts?.send({ type: 'prompts.received', prompts: found }),
      () => undefined,
    );
  };

  app.subscribe(({ context: { personId } }) => {
    if (personId === served) return;
    served = personId;
    stopListening();
    untold.clear();
    const person = me();
    if (personId === null || person === undefined) return;
    queryClient.setQueryData(queryOf(api, 'GET /auth/whoami').queryKey, person);
    void lookUp({ api, queryClient }, person, (message) =>
      alerts.send({ type: 'push', kind: 'error', message, at: Date.now() }),
    );
    stopListening = subscribe(api, hear);
  });

  reach.subscribe(() => {
    if (reach.isDown()) return;
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
    });
    for (const id of untold)
      api.call('POST /notification/{id}/action', { params: { id } }).then(
        () => untold.delete(id),
        () => undefined,
      );
  });
}
