import { createActor } from 'xstate';
import type { InspectionEvent } from 'xstate';
import type { Owed } from '#domain/people/owed.ts';
import type { DataOf } from '../api/call.ts';
import { createClient } from '../api/client.ts';
import type { ApiClient } from '../api/client.ts';
import { firstAnswer } from '../api/first-answer.ts';
import { keptAnswers } from '../api/kept-answers.ts';
import { appMachine, systemIds } from '#machines/app/machine.ts';
import type { AlertsRef, AppRef, AuthRef } from '#machines/app/refs.ts';
import { writeAs } from '#domain/time/own-locale.ts';
import { storedDepartures } from './departures.ts';
import { storedLocale, storeLocale } from './stored-locale.ts';
import { storedTokens } from './stored-tokens.ts';
import { hostedAuth } from './hosted-auth.ts';
import { keepConsent } from './consent.ts';
import type { Consent } from './consent.ts';
import type { AuthHost } from './hosted-auth.ts';
import { hostedPrompts } from './hosted-prompts.ts';
import type { PromptsHost } from './hosted-prompts.ts';
import { oidcPage } from './oidc-attempts.ts';
import { sessionAwareClient } from './session-aware-client.ts';
import { sessionCalls } from './session-calls.ts';

interface Outside
  extends
    Pick<AuthHost, 'callback' | 'leave' | 'onForget' | 'onRefreshPage'>,
    Pick<PromptsHost, 'onFollow'> {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Hears of everything that the actors do. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The page on screen, to come back to; null outside of `/app`. */
  readonly placeToReturn: () => string | null;
  /** The page for what is owed is wanted: a text that changed while the person was at work, or a password that staff replaced. */
  readonly onConsentWanted: (owed: readonly Owed[]) => void;
}

/** The live actors of a tab, and what they share with its pages. */
export interface StartedApp {
  readonly app: AppRef;
  readonly auth: AuthRef;
  readonly alerts: AlertsRef;
  /** The way to the API for pages. */
  readonly api: ApiClient;
  /** The same without waiting for a session: for pages that need none. */
  readonly open: ApiClient;
  readonly consent: Consent;
  /** Prompts whose answer the server has not heard yet. */
  readonly untold: Set<string>;
  /** What the server last said about the person. */
  readonly me: () => DataOf<'GET /auth/whoami'> | undefined;
  /** Of which moment their first answer is. */
  readonly answeredSince: () => string | null;
}

/** Starts the session with what lies in storage, the alerts, and the way to the API that waits for the session. */
export function startApp({ baseUrl, fetch, inspect, placeToReturn, ...host }: Outside): StartedApp {
  const now = Date.now;
  const untold = new Set<string>();
  const late: { api?: ApiClient } = {};
  const consent = keepConsent();
  const kept = keptAnswers();
  const first = firstAnswer();
  writeAs(storedLocale());
  let me: DataOf<'GET /auth/whoami'> | undefined;
  const keepMe = (said: DataOf<'GET /auth/whoami'>): void => {
    me = said;
    const locale = writeAs(said.locale);
    // Whoever has signed out meanwhile leaves nothing behind.
    if (storedTokens() !== null) storeLocale(locale);
    consent.announce(said.owed);
  };
  const app = createActor(
    appMachine.provide({
      actors: {
        auth: hostedAuth({
          calls: sessionCalls({ baseUrl, fetch, now, first }),
          storage: localStorage,
          visit: sessionStorage,
          locks: 'locks' in navigator ? navigator.locks : undefined,
          now,
          onMe: keepMe,
          onForget: () => {
            kept.forget();
            first.forget();
            host.onForget();
          },
          onRefreshPage: host.onRefreshPage,
          onOidcPage: () => host.onFollow(oidcPage),
          callback: host.callback,
          formerEmail: () => me?.email,
          leave: host.leave,
        }),
        prompts: hostedPrompts({
          api: () => {
            if (late.api === undefined) throw new Error('The way to the API is not there yet.');
            return late.api;
          },
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
    kept,
    first,
    bearer: () => auth.getSnapshot().context.tokens?.bearer ?? null,
    onUnauthorized: (bearer) =>
      auth.send({
        type: 'api.unauthorized',
        bearer: bearer ?? '',
        intended: placeToReturn(),
        at: now(),
      }),
    onConsentWanted: () => void askAgain(),
  });
  let isAsking = false;
  /** A text has changed since the person was last asked about. Who can't be asked now is refused again later. */
  const askAgain = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    await client.call('GET /auth/whoami').then(keepMe, () => undefined);
    isAsking = false;
    if (consent.owed().length > 0) host.onConsentWanted(consent.owed());
  };
  late.api = sessionAwareClient(auth, client, consent);
  return {
    app,
    auth,
    alerts,
    api: late.api,
    open: client,
    consent,
    untold,
    me: () => me,
    answeredSince: first.at,
  };
}
