import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { appMachine, systemIds } from '../actors/app.ts';
import type { AlertsRef, AuthRef } from '../actors/app.ts';
import { createClient } from '../api/client.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.ts';
import type { AppRouter } from './router.ts';

/** Brings the tab to life: the session, the alerts, the way to the API, and the pages. */
export function startServices(): { router: AppRouter; queryClient: QueryClient } {
  const queryClient = makeQueryClient();
  const app = createActor(appMachine, { input: { session: { now: Date.now() } } });
  app.start();
  const auth = app.system.get(systemIds.auth) as AuthRef;
  const alerts = app.system.get(systemIds.alerts) as AlertsRef;
  const api = createClient({
    baseUrl: '/api',
    bearer: () => localStorage.getItem('BEARER_TOKEN'),
    onUnauthorized: () => undefined,
  });
  return { router: makeRouter({ api, queryClient, app, auth, alerts }), queryClient };
}
