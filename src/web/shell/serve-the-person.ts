import type { QueryClient } from '@tanstack/react-query';
import { systemIds } from '#machines/app/machine.ts';
import type { PromptsRef } from '#machines/app/refs.ts';
import type { Reachability } from '../actors/reachability.ts';
import type { StartedApp } from '../actors/start-app.ts';
import { queryOf } from '../api/options.ts';
import { whenPageStands } from './when-page-stands.ts';

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
  /** What could not begin, since its script did not come. */
  let unbegun: (() => void)[] = [];

  async function begin<Script>(
    fetchScript: () => Promise<Script>,
    isOver: () => boolean,
    work: (script: Script) => void,
  ): Promise<void> {
    const script = await fetchScript().catch(() => null);
    if (isOver()) return;
    if (script === null) unbegun.push(() => void begin(fetchScript, isOver, work));
    else work(script);
  }

  const serve = (person: NonNullable<ReturnType<typeof me>>, isOver: () => boolean): void => {
    void begin(
      () => import('../actors/look-ups.ts'),
      isOver,
      ({ lookUp }) =>
        void lookUp({ api, queryClient }, person, (message) => {
          // What was on its way when the session ended did not fail: nobody waits for it any more.
          if (!isOver()) alerts.send({ type: 'push', kind: 'error', message, at: Date.now() });
        }),
    );
    // What changes until then is told once it listens (decision 106).
    whenPageStands(
      () =>
        void begin(
          () => import('../actors/news.ts'),
          isOver,
          ({ listen }) => {
            stopListening = listen({ api, queryClient, prompts, person: person.id, answeredSince });
          },
        ),
    );
  };

  app.subscribe(({ context: { personId } }) => {
    if (personId === served) return;
    served = personId;
    turn += 1;
    unbegun = [];
    stopListening();
    stopListening = () => undefined;
    untold.clear();
    const person = me();
    if (personId === null || person === undefined) return;
    queryClient.setQueryData(queryOf(api, 'GET /auth/whoami').queryKey, person);
    const mine = turn;
    serve(person, () => turn !== mine);
  });

  reach.subscribe(() => {
    if (reach.isDown()) return;
    const late = unbegun;
    unbegun = [];
    for (const beginAgain of late) beginAgain();
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
