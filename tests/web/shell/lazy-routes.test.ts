import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { lazyRoutes } from '#web/shell/routing/lazy-routes.ts';
import type { LazyRoutes } from '#web/shell/routing/lazy-routes.ts';
import { sameAddress } from '#web/shell/routing/same-address.ts';

/** A small product: signing in is in its tree, teams and users are fetched. */
function product(address: string) {
  const late: { map?: LazyRoutes } = {};
  const fetched: string[] = [];
  const root = createRootRoute({
    beforeLoad: ({ location }) =>
      late.map
        ?.fetchAreaOf(location.pathname)
        ?.then(() => redirect({ ...sameAddress(location), throw: true })),
  });
  const page = (path: string) =>
    createRoute({
      path,
      getParentRoute: () => root,
      staticData: { title: path },
      validateSearch: (search) => ({ page: Number(search['page'] ?? 1) }),
    });
  const area = (name: string, ...paths: string[]) => ({
    [name]: () => {
      fetched.push(name);
      return Promise.resolve({ routes: paths.map(page) as readonly AnyRoute[] });
    },
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const tree = root.addChildren([page('/auth/sign-in')]);
  const router = createRouter({ routeTree: tree, history });
  const map = lazyRoutes(() => router.setRoutes(router.buildRouteTree()), {
    tree,
    areas: {
      ...area('teams', '/app/teams', '/app/teams/$team'),
      ...area('teams/members', '/app/teams/$team/members'),
      ...area('users', '/app/users'),
    },
    there: new Set(),
  });
  late.map = map;
  history.subscribe(() => void router.load());
  const leaf = () => router.state.matches.at(-1);
  return { router, history, map, fetched, leaf };
}

test('an address of an area that is not there yet is shown when it is, with its title, parameters and search params', async () => {
  const { router, leaf, fetched } = product('/app/teams/7?page=3');
  await router.load();
  expect(leaf()).toMatchObject({
    fullPath: '/app/teams/$team',
    params: { team: '7' },
    search: { page: 3 },
    staticData: { title: '/app/teams/$team' },
  });
  expect(fetched).toEqual(['teams']);
});

test('what is below a record comes with the area around it, which trails are told by', async () => {
  const { router, leaf, fetched } = product('/app/teams/7/members');
  await router.load();
  expect(leaf()?.fullPath).toBe('/app/teams/$team/members');
  expect(router.routesByPath['/app/teams/$team' as never]).toBeDefined();
  expect(fetched).toEqual(['teams', 'teams/members']);
});

test('going there writes one entry to the history with its state, and back and forward lead where they did', async () => {
  const { router, history, leaf } = product('/auth/sign-in');
  await router.load();
  await router.navigate({ href: '/app/teams?page=2', state: { made: 1 } as object });
  expect(leaf()?.fullPath).toBe('/app/teams');
  expect([history.length, router.state.location.state]).toMatchObject([2, { made: 1 }]);
  const { __TSR_key: key } = router.state.location.state;
  await router.navigate({ href: '/app/users' });
  expect([leaf()?.fullPath, history.length]).toEqual(['/app/users', 3]);
  history.back();
  await expect.poll(() => router.state.resolvedLocation?.href).toBe('/app/teams?page=2');
  expect(router.state.location.state.__TSR_key).toBe(key);
});

test('a link that is come near fetches its area, and no area is fetched twice', async () => {
  const { router, fetched, map } = product('/auth/sign-in');
  await router.load();
  const preloaded = await router.preloadRoute({ to: '.', href: '/app/users' });
  expect(preloaded?.at(-1)?.fullPath).toBe('/app/users');
  await router.navigate({ href: '/app/users' });
  await Promise.all([map.fetchAll(), map.fetchAreaOf('/app/teams')]);
  await router.navigate({ href: '/app/teams/9' });
  expect(Object.keys(router.routesByPath).toSorted()).toEqual([
    '/app/teams',
    '/app/teams/$team',
    '/app/teams/$team/members',
    '/app/users',
    '/auth/sign-in',
  ]);
  expect(new Set(fetched)).toEqual(new Set(['users', 'teams', 'teams/members']));
});

test('an address of no area is no page, without waiting', async () => {
  const { router, leaf, map } = product('/app/nonsense');
  await router.load();
  expect(leaf()?.routeId).toBe('__root__');
  expect(map.fetchAreaOf('/app/constructor')).toBeUndefined();
});
