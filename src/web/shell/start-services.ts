import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { isAppPath } from '#domain/intended.ts';
import { appMachine, systemIds } from '../actors/app.ts';
import type { AlertsRef, AuthRef } from '../actors/app.ts';
import { storedDepartures } from '../actors/departures.ts';
import { hostedAuth } from '../actors/hosted-auth.ts';
import { hostedPrompts } from '../actors/hosted-prompts.ts';
import { patientClient } from '../actors/patient-client.ts';
import { watchReachability } from '../actors/reachability.ts';
import { sessionCalls } from '../actors/session-calls.ts';
import type { DataOf } from '../api/call.ts';
import { createClient } from '../api/client.ts';
import type { ApiClient } from '../api/client.ts';
import { followSession } from './follow-session.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.ts';
import type { AppRouter } from './router.ts';
import { routeExists } from './route-exists.ts';
import { serveThePerson } from './serve-the-person.ts';

interface Outside {
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly history?: RouterHistory;
}

/** Brings the tab to life: the session, the alerts, the way to the API, and the pages. */
export function startServices({
  baseUrl = '/api',
  fetch = globalThis.fetch.bind(globalThis),
  history,
}: Outside = {}): { router: AppRouter; queryClient: QueryClient } {
  const queryClient = makeQueryClient();
  const reach = watchReachability({ fetch, pingUrl: '/health/ready' });
  const now = Date.now;
  const late: { api?: ApiClient; router?: AppRouter } = {};
  const apiOf = (): ApiClient => {
    if (late.api === undefined) throw new Error('The way to the API is not there yet.');
    return late.api;
  };
  const exists = (path: string): boolean =>
    late.router !== undefined && routeExists(late.router, path);
  let me: DataOf<'GET /auth/whoami'> | undefined;
  const untold = new Set<string>();

  const app = createActor(
    appMachine.provide({
      actors: {
        auth: hostedAuth({
          calls: sessionCalls({ baseUrl, fetch: reach.fetch, now }),
          storage: localStorage,
          visit: sessionStorage,
          locks: 'locks' in navigator ? navigator.locks : undefined,
          now,
          onMe: (said) => {
            me = said;
          },
          onForget: () => queryClient.clear(),
          onRefreshPage: (intended) =>
            void late.router?.navigate({
              to: '/auth/refresh',
              search: { intended },
              replace: true,
              ignoreBlocker: true,
            }),
        }),
        prompts: hostedPrompts({
          api: apiOf,
          exists,
          onFollow: (link) => void late.router?.navigate({ href: link }),
          onUntold: (id) => untold.add(id),
        }),
      },
    }),
    { input: { session: { now: now(), departures: storedDepartures(sessionStorage) } } },
  );
  app.start();
  const auth = app.system.get(systemIds.auth) as AuthRef;
  const alerts = app.system.get(systemIds.alerts) as AlertsRef;

  const api = patientClient(
    auth,
    createClient({
      baseUrl,
      fetch: reach.fetch,
      bearer: () => auth.getSnapshot().context.tokens?.bearer ?? null,
      onUnauthorized: (bearer) => {
        const place = late.router?.state.location.href ?? '';
        auth.send({
          type: 'api.unauthorized',
          bearer: bearer ?? '',
          intended: isAppPath(place) ? place : null,
          at: now(),
        });
      },
    }),
  );
  const router = makeRouter({ api, queryClient, app, auth, alerts, reach }, history);
  Object.assign(late, { api, router });

  serveThePerson({ exists, api, queryClient, app, alerts, reach, untold, me: () => me });
  followSession(router, auth);
  return { router, queryClient };
}
