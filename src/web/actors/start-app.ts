import { createActor } from 'xstate';
import type { InspectionEvent } from 'xstate';
import type { DataOf } from '../api/call.ts';
import { createClient } from '../api/client.ts';
import type { ApiClient } from '../api/client.ts';
import { appMachine, systemIds } from './app.ts';
import type { AlertsRef, AppRef, AuthRef } from './app.ts';
import { storedDepartures } from './departures.ts';
import { hostedAuth } from './hosted-auth.ts';
import type { AuthHost } from './hosted-auth.ts';
import { hostedPrompts } from './hosted-prompts.ts';
import type { PromptsHost } from './hosted-prompts.ts';
import { patientClient } from './patient-client.ts';
import { sessionCalls } from './session-calls.ts';

interface Outside
  extends Pick<AuthHost, 'onForget' | 'onRefreshPage'>, Pick<PromptsHost, 'exists' | 'onFollow'> {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Hears of everything that the actors do. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The page on screen, to come back to; null outside of `/app`. */
  readonly placeToReturn: () => string | null;
}

/** The live actors of a tab, and what they share with its pages. */
export interface StartedApp {
  readonly app: AppRef;
  readonly auth: AuthRef;
  readonly alerts: AlertsRef;
  /** The way to the API for pages. */
  readonly api: ApiClient;
  /** Prompts whose answer the server has not heard yet. */
  readonly untold: Set<string>;
  /** What the server last said about the person. */
  readonly me: () => DataOf<'GET /auth/whoami'> | undefined;
}

/** Starts the session with what lies in storage, the alerts, and the way to the API that waits for the session. */
export function startApp({
  baseUrl,
  fetch,
  inspect,
  exists,
  placeToReturn,
  ...host
}: Outside): StartedApp {
  const now = Date.now;
  const untold = new Set<string>();
  const late: { api?: ApiClient } = {};
  let me: DataOf<'GET /auth/whoami'> | undefined;
  const app = createActor(
    appMachine.provide({
      actors: {
        auth: hostedAuth({
          calls: sessionCalls({ baseUrl, fetch, now }),
          storage: localStorage,
          visit: sessionStorage,
          locks: 'locks' in navigator ? navigator.locks : undefined,
          now,
          onMe: (said) => {
            me = said;
          },
          onForget: host.onForget,
          onRefreshPage: host.onRefreshPage,
          onOidcPage: () => host.onFollow('/auth/oidc'),
        }),
        prompts: hostedPrompts({
          api: () => {
            if (late.api === undefined) throw new Error('The way to the API is not there yet.');
            return late.api;
          },
          exists,
          onFollow: host.onFollow,
          onUntold: (id) => untold.add(id),
        }),
      },
    }),
    { inspect, input: { session: { now: now(), departures: storedDepartures(sessionStorage) } } },
  );
  app.start();
  const auth = app.system.get(systemIds.auth) as AuthRef;
  const alerts = app.system.get(systemIds.alerts) as AlertsRef;
  const client = createClient({
    baseUrl,
    fetch,
    bearer: () => auth.getSnapshot().context.tokens?.bearer ?? null,
    onUnauthorized: (bearer) =>
      auth.send({
        type: 'api.unauthorized',
        bearer: bearer ?? '',
        intended: placeToReturn(),
        at: now(),
      }),
  });
  late.api = patientClient(auth, client);
  return { app, auth, alerts, api: late.api, untold, me: () => me };
}
