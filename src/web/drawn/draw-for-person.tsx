import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { Drawn, PageToDraw } from '#contract/drawing.ts';
import { writeAs } from '#domain/time/own-locale.ts';
import { showTimesIn } from '#domain/time/own-zone.ts';
import { createClient } from '../api/client.ts';
import { conductorsOfPage } from './conductors.ts';
import { stillServices } from '../charts/sample/sample-services.ts';
import { App } from '../shell/app.tsx';
import { makeQueryClient } from '../shell/query-client.ts';
import { makeRouter } from '../shell/routing/router.ts';
import { partsUnderway } from '../ui/lazy-part.tsx';
import { elementsOf } from './elements.ts';

export async function drawForPerson({
  address,
  zone,
  width,
  ask,
}: PageToDraw): Promise<readonly Drawn[] | null> {
  const queryClient = makeQueryClient();
  const conductors = conductorsOfPage();
  const reading = readingWith(ask);
  const api = createClient({
    baseUrl: '/api',
    // Whoever asks for them knows who they are.
    bearer: () => null,
    onUnauthorized: () => undefined,
    fetch: reading.fetch,
  });
  showTimesIn(zone);
  showAsWideAs(width);
  const me = await api.call('GET /auth/whoami');
  writeAs(me.locale);
  const services = stillServices({
    screen: { address },
    me,
    api,
    queryClient,
    begin: conductors.begin,
  });
  try {
    const history = createMemoryHistory({ initialEntries: [address] });
    const router = makeRouter(services, history);
    router.update({ ...router.options, scrollRestoration: false });
    await router.options.context.map.fetchAreaOf(history.location.pathname);
    // The router remembers the map as it was when the first page was drawn.
    router.setRoutes(router.buildRouteTree());
    await router.load();
    await reading.settled();
    const isThere = (): boolean =>
      router.state.location.href === address &&
      router.state.matches.length > 1 &&
      router.state.matches.every(({ status }) => status === 'success');
    if (!isThere()) return null;
    const draw = (): string => renderToString(<App router={router} queryClient={queryClient} />);
    let page = draw();
    const isMore = askWhatIsMissing(queryClient);
    let isOld = (await conductors.run(reading.settled)) || isMore;
    // Whoever wanted to change something meanwhile has not got where they would get in the browser.
    if (reading.wasRefused() || !isThere()) return elementsOf(page);
    // A part that is there may have parts of its own; no page has more below one another.
    for (let turns = 3; turns > 0 && (isOld || partsUnderway.size > 0); turns -= 1) {
      await Promise.allSettled(partsUnderway);
      page = draw();
      isOld = false;
    }
    return elementsOf(page);
  } finally {
    services.app.stop();
    queryClient.clear();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A `fetch` that only reads, and the moment when everything that was asked has been answered, what followed from the answers included. */
function readingWith(ask: PageToDraw['ask']) {
  let underway = 0;
  let isRefused = false;
  return {
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      if (init?.method !== 'GET') {
        isRefused = true;
        throw new Error('A page that is drawn only reads.');
      }
      underway += 1;
      try {
        const { status, text } = await ask(input instanceof Request ? input.url : input.toString());
        const isEmpty = status === 204 || status === 304;
        return new Response(isEmpty ? null : text, { status });
      } finally {
        underway -= 1;
      }
    },
    wasRefused: () => isRefused,
    async settled(): Promise<void> {
      for (let calm = 0; calm < 2; calm = underway === 0 ? calm + 1 : 0) await turn();
    },
  };
}

/** What the page asks as it is drawn. What only a part of it would ask that is not drawn yet is left to the browser. */
function askWhatIsMissing(queryClient: QueryClient): boolean {
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) =>
        state.dataUpdateCount + state.errorUpdateCount === 0 &&
        state.fetchStatus === 'idle' &&
        typeof options.queryFn === 'function' &&
        (options as { readonly enabled?: unknown }).enabled !== false,
    );
  for (const query of missing) query.fetch(undefined).catch(() => undefined);
  return missing.length > 0;
}

/** Answers the few questions about the window that decide what stands on a page. */
function showAsWideAs(width: number): void {
  const matches = (query: string): boolean => {
    const [, least, unit] = /\(min-width: (\d+)(rem|px)\)/.exec(query) ?? [];
    return least !== undefined && width >= Number(least) * (unit === 'rem' ? 16 : 1);
  };
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: matches(query) }) });
}
