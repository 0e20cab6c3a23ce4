import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { isAppPath } from '#domain/intended.ts';
import type { OidcCallback } from '#machines/auth/context.ts';
import { watchReachability } from '../actors/reachability.ts';
import { makeRecorder } from '../actors/recorder.ts';
import { callbackIn, oidcPage } from '../actors/oidc-attempts.ts';
import { storedTokens } from '../actors/stored-tokens.ts';
import { startApp } from '../actors/start-app.ts';
import { pageFor } from './routing/checks.ts';
import { fetchAhead } from './routing/fetch-ahead.ts';
import { followSession } from './follow-session.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './routing/router.ts';
import type { AppRouter } from './routing/router.ts';
import type { Services } from './services.ts';
import { serveThePerson } from './serve-the-person.ts';
import { whenPageStands } from './when-page-stands.ts';

interface Outside {
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly history?: RouterHistory;
  /** Goes to an address elsewhere. */
  readonly leave?: (url: string) => void;
}

/** What a provider sent back goes out of the address before anything is drawn: it is in no history and in no link. */
function takeCallback(history: RouterHistory): OidcCallback | null {
  const callback = callbackIn(history.location);
  if (callback === null) return null;
  history.replace(oidcPage);
  history.flush();
  return callback;
}

/** Brings the tab to life: the session, the alerts, the way to the API, and the pages. */
export function startServices({
  baseUrl = '/api',
  fetch = globalThis.fetch.bind(globalThis),
  history = createBrowserHistory(),
  leave = (url) => location.assign(url),
}: Outside = {}): { router: AppRouter; queryClient: QueryClient } {
  const queryClient = makeQueryClient();
  const reach = watchReachability({ fetch, pingUrl: '/health/ready' });
  const recorder = makeRecorder();
  const late: { router?: AppRouter } = {};

  const started = startApp({
    baseUrl,
    fetch: reach.fetch,
    inspect: recorder.inspect,
    callback: takeCallback(history),
    leave,
    placeToReturn: () => {
      const place = late.router?.state.location.href ?? '';
      return isAppPath(place) ? place : null;
    },
    onConsentWanted: ([first]) => {
      if (first === undefined) return;
      const place = late.router?.state.location.href ?? '';
      void late.router?.navigate({
        to: pageFor(first),
        search: { intended: isAppPath(place) ? place : undefined },
        ignoreBlocker: true,
      });
    },
    onForget: () => queryClient.clear(),
    onFollow: (link) => void late.router?.navigate({ href: link }),
    onRefreshPage: (intended) =>
      void late.router?.navigate({
        to: '/auth/refresh',
        search: { intended },
        replace: true,
        ignoreBlocker: true,
      }),
  });
  const { api, open, consent, app, auth, alerts } = started;
  const services: Services = {
    api,
    open,
    consent,
    queryClient,
    app,
    auth,
    alerts,
    reach,
    recorder,
    tokens: storedTokens,
    conduct: (machine) => machine,
    filesAtHand: [],
  };
  const router = makeRouter(services, history);
  late.router = router;

  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    whenPageStands(
      () => void import('../charts/live.ts').then(({ publishLive }) => publishLive(recorder)),
    );
  });
  serveThePerson({ ...started, queryClient, reach });
  followSession(router, auth);
  fetchAhead(router, auth);
  return { router, queryClient };
}
