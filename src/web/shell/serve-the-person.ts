import type { QueryClient } from '@tanstack/react-query';
import { systemIds } from '#machines/app/machine.ts';
import type { PromptsRef } from '#machines/app/refs.ts';
import type { Reachability } from '../actors/reachability.ts';
import type { StartedApp } from '../actors/start-app.ts';
import { queryOf } from '../api/options.ts';

interface Parts extends Omit<StartedApp, 'auth'> {
  readonly queryClient: QueryClient;
  readonly reach: Reachability;
}

/** What begins when somebody is signed in and ends with them: who they are, the two look-ups, and news from the server. */
export function serveThePerson(parts: Parts): void {
  const { api, queryClient, app, alerts, reach, untold, me, answeredSince } = parts;
  const prompts = () => app.system.get(systemIds.prompts) as PromptsRef | undefined;
  let served: string | null = null;
  let stopListening = (): void => undefined;
  let turn = 0;
  /** What could not begin, since its scripts did not come. */
  let unbegun: (() => void) | null = null;

  const serve = async (person: NonNullable<ReturnType<typeof me>>, isOver: () => boolean) => {
    const scripts = await Promise.all([
      import('../actors/look-ups.ts'),
      import('../actors/news.ts'),
    ]).catch(() => null);
    if (isOver()) return;
    if (scripts === null) {
      unbegun = () => void serve(person, isOver);
      return;
    }
    const [{ lookUp }, { listen }] = scripts;
    stopListening = listen({ api, queryClient, prompts, person: person.id, answeredSince });
    await lookUp({ api, queryClient }, person, (message) => {
      // What was on its way when the session ended did not fail: nobody waits for it any more.
      if (!isOver()) alerts.send({ type: 'push', kind: 'error', message, at: Date.now() });
    });
  };

  app.subscribe(({ context: { personId } }) => {
    if (personId === served) return;
    served = personId;
    turn += 1;
    unbegun = null;
    stopListening();
    stopListening = () => undefined;
    untold.clear();
    const person = me();
    if (personId === null || person === undefined) return;
    queryClient.setQueryData(queryOf(api, 'GET /auth/whoami').queryKey, person);
    const mine = turn;
    void serve(person, () => turn !== mine);
  });

  reach.subscribe(() => {
    if (reach.isDown()) return;
    const begin = unbegun;
    unbegun = null;
    begin?.();
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
