import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { lazyRoutes } from './lazy-routes.ts';
import { routeTree } from './route-map.ts';
import type { Audience } from '#machines/audiences.ts';
import type { Check } from './checks.ts';
import type { AskedList, Readable } from './ask-ahead.ts';
import { Crash } from '../crash.tsx';
import { NotFound } from '../not-found.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';
import type { Services } from '../services.ts';
import { PageWaiting } from '../frame/page-waiting.tsx';

/** Milliseconds that a pointer or the focus stays on a link before the page behind it is fetched, with what it shows: whoever passes by asks nothing. */
const rest = 80;

export function makeRouter(services: Services, history?: RouterHistory) {
  const map = lazyRoutes(() => router.setRoutes(router.buildRouteTree()));
  const router = createRouter({
    routeTree,
    context: { ...services, map },
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: rest,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultErrorComponent: Crash,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PageWaiting,
  });
  return router;
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** The page's title; the browser's title is made of it. */
    title?: string;
    /** What the page shows first, asked for while its script is on the way; the ids are those of the address. */
    asks?: Readable;
    /** The list that the page shows as its address says, asked for likewise. */
    list?: AskedList;
    /** Whom the page is for, all of them signed in: links to it hide themselves from everybody else, to whom the server refuses what it shows. */
    audience?: Audience;
    /** What else must hold before the page opens (specification, 2). */
    checks?: readonly Check[];
  }
}
