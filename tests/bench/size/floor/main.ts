import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  Link,
  Outlet,
  RouterProvider,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { and, assign, createActor, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import '#web/theme/index.css';

/** An empty page with what the product stands on: a page with a link, a query and an actor, and no word of the product. */
const machine = setup({
  types: { context: {} as { count: number } },
  actors: { ask: fromPromise(() => Promise.resolve(1)), listen: fromCallback(() => undefined) },
  guards: { some: ({ context }) => context.count > 0, few: ({ context }) => context.count < 9 },
}).createMachine({
  context: { count: 1 },
  invoke: [{ src: 'ask' }, { src: 'listen' }],
  on: {
    tell: {
      guard: and(['some', 'few']),
      actions: [
        assign({ count: 2 }),
        enqueueActions(({ enqueue }) => enqueue.assign({ count: 3 })),
      ],
    },
  },
});
const actor = createActor(machine).start();

function Root() {
  const count = useSelector(actor, ({ context }) => context.count);
  const { data } = useQuery({ queryKey: ['floor'], queryFn: () => Promise.resolve(1) });
  return h('div', null, count, data, h(Link, { to: '/' }), h(Outlet));
}

const root = createRootRoute({
  component: Root,
  beforeLoad: ({ location }) => {
    if (location.hash === 'elsewhere') redirect({ to: '/', throw: true });
  },
});
const index = createRoute({ path: '/', getParentRoute: () => root, component: () => null });
const router = createRouter({
  routeTree: root.addChildren([index]),
  scrollRestoration: true,
  defaultPreload: 'intent',
});
const place = document.getElementById('root');
if (place !== null)
  createRoot(place).render(
    h(QueryClientProvider, { client: new QueryClient() }, h(RouterProvider, { router })),
  );
