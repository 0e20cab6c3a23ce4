import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '#machines/person.ts';
import { keepCoachesOut } from '#web/shell/keep-coaches-out.ts';

afterEach(cleanup);

const root = createRootRoute();
const at = (path: string, checks: readonly 'isNotCoach'[] = []) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { checks },
    component: () => <h1>{path}</h1>,
  });

/** Longer than a cancelled navigation takes: all that is asked of it is known at once. */
const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)));

async function openAs(role: Role) {
  const history = createMemoryHistory({ initialEntries: ['/first', '/here'] });
  const router = createRouter({
    routeTree: root.addChildren([at('/first'), at('/here'), at('/reports', ['isNotCoach'])]),
    history,
  });
  const session = {
    hasTag: (tag: string) => tag === 'authenticated',
    context: { me: { id: 'one', role } },
  };
  const auth = { getSnapshot: () => session as never, subscribe: () => undefined };
  keepCoachesOut(router, auth, { fetchAreaOf: () => undefined });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: '/here' });
  return { history, router };
}

test('a coach stays where they are, and Back leads to where they came from', async () => {
  const { history, router } = await openAs('Coach');
  void router.navigate({ to: '/reports' as never });
  await settled();
  expect(screen.getByRole('heading', { name: '/here' })).toBeTruthy();
  expect(history.length).toBe(2);
  history.back();
  expect(await screen.findByRole('heading', { name: '/first' })).toBeTruthy();
  history.forward();
  expect(await screen.findByRole('heading', { name: '/here' })).toBeTruthy();
  expect(history.canGoBack()).toBe(true);
});

test('everybody else goes there', async () => {
  const { history, router } = await openAs('Member');
  await router.navigate({ to: '/reports' as never });
  expect(await screen.findByRole('heading', { name: '/reports' })).toBeTruthy();
  expect(history.length).toBe(3);
});
