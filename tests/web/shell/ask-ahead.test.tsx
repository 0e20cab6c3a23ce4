import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { queryOf } from '#web/api/options.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { askAhead } from '#web/shell/routing/ask-ahead.ts';
import { closeApp, openApp } from './open-app.tsx';
import { json, mia, refusal, SmallApi, unauthorized } from './small-api.ts';

afterEach(closeApp);

test('asks with the ids of the address that the endpoint names, under the key that the page uses', async () => {
  const calls: unknown[] = [];
  const api = {
    call: async (...call: unknown[]) => {
      calls.push(call[0]);
      return { name: 'Team A' };
    },
  } as unknown as ApiClient;
  const queryClient = new QueryClient();
  const params = { team: 't1', member: 'm1' };
  const opening = [
    { staticData: {}, params, search: {} },
    { staticData: { asks: 'GET /teams/{team}' as const }, params, search: {} },
  ];
  askAhead({ api, queryClient }, opening, false);
  const { queryKey } = queryOf(api, 'GET /teams/{team}', { params: { team: 't1' } });
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual({ name: 'Team A' });
  expect(calls).toEqual(['GET /teams/{team}']);
});

test('a page and what is asked ahead of it are one question', async () => {
  const api = new SmallApi();
  const { router } = openApp('/app/teams/t1', api, true);
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/app/teams/t1');
  // The last thing that an opened tab asks for.
  await expect.poll(() => api.asked.some((each) => each.startsWith('GET /events'))).toBe(true);
  expect(api.asked.filter((each) => each === 'GET /teams/t1')).toHaveLength(1);
});

test.each([
  '/app/booking-groups?search=a&pageNumber=2',
  '/app/bookings?tab=past&from=2026-03-29&to=2026-03-30',
  '/app/global-resources',
  '/app/interactive-resources?search=a',
  '/app/kai-conversations',
  '/app/kpis?orderProperty=name&order=Descending',
  '/app/organizations?nonsense=1',
  '/app/programmes',
  '/app/questionnaires',
  '/app/resource-categories',
  '/app/resources?pageNumber=nonsense',
  '/app/sessions',
  '/app/teams?search=a',
  '/app/users?role=Coach',
])('the list of %s and what is asked ahead of it are one question', async (address) => {
  const api = new SmallApi().on('GET /auth/whoami', () => json({ ...mia, role: 'SuperAdmin' }));
  const { router } = openApp(address, api, true);
  const list = () => router.state.matches.at(-1)?.staticData.list;
  await expect.poll(list).toBeDefined();
  // The page has drawn what it was answered.
  await screen.findAllByText('Not here.');
  await expect.poll(() => api.asked.some((each) => each.startsWith('GET /events'))).toBe(true);
  expect(api.asked.filter((each) => each.split('?')[0] === list()?.route)).toHaveLength(1);
});

test('what was asked ahead with a token that had ended is asked again with the next one', async () => {
  let times = 0;
  const api = new SmallApi().on('GET /teams/t1', () => {
    times += 1;
    return times === 1 ? unauthorized() : refusal(404, { request: 'Not here.' });
  });
  openApp('/app/teams/t1', api, true);
  await screen.findByText('Not here.');
  expect(times).toBe(2);
});

test('a token that has ended leads nowhere while somebody only points at a link, and to a new one as soon as they press it', async () => {
  let refusals = 0;
  const api = new SmallApi().on('GET /bookings', () => {
    refusals += 1;
    return refusals <= 2 ? unauthorized() : refusal(404, { request: 'Not here.' });
  });
  const { place, queryClient } = openApp('/app/dashboard', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Hello, Mia' });
  const link = await screen.findByRole('link', { name: 'Bookings' });
  const renewals = () => api.asked.filter((each) => each === 'POST /auth/refresh');
  fireEvent.mouseEnter(link);
  await expect.poll(() => refusals).toBe(1);
  await expect.poll(() => queryClient.isFetching({ queryKey: ['GET /bookings'] })).toBe(0);
  expect(place()).toBe('/app/dashboard');
  expect(renewals()).toEqual([]);
  fireEvent.click(link);
  await screen.findByText('Not here.');
  expect(place()).toBe('/app/bookings');
  expect(renewals()).toHaveLength(1);
});

test('who presses a link before what was asked about it is refused gets a new token as well', async () => {
  let refusals = 0;
  const refuse = Promise.withResolvers<void>();
  const api = new SmallApi().on('GET /bookings', async () => {
    refusals += 1;
    if (refusals === 1) await refuse.promise;
    return refusals <= 2 ? unauthorized() : refusal(404, { request: 'Not here.' });
  });
  const { place } = openApp('/app/dashboard', api, true);
  const link = await screen.findByRole('link', { name: 'Bookings' });
  fireEvent.mouseEnter(link);
  await expect.poll(() => refusals).toBe(1);
  fireEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Bookings' });
  refuse.resolve();
  await screen.findByText('Not here.');
  expect(place()).toBe('/app/bookings');
  expect(api.asked).toContain('POST /auth/refresh');
});

/** A page that opens after what it shows was asked ahead, and answered with an error of this kind. How often it was asked. */
async function openAfter(kind: ApiError['kind']): Promise<() => number> {
  let times = 0;
  const api = {
    call: async () => {
      times += 1;
      if (times === 1) throw new ApiError(kind, { status: kind === 'refused' ? 404 : 0 });
      return { name: 'Team A' };
    },
  } as unknown as ApiClient;
  const queryClient = new QueryClient();
  const { queryKey } = queryOf(api, 'GET /teams/{team}', { params: { team: 't1' } });
  // Without the further tries that a server which is away is given.
  await queryClient.prefetchQuery({
    ...queryOf(api, 'GET /teams/{team}', { params: { team: 't1' } }),
    retry: false,
  });
  expect(queryClient.getQueryState(queryKey)?.status).toBe('error');
  const root = createRootRouteWithContext<{ api: ApiClient; queryClient: QueryClient }>()({
    component: function Team() {
      const { data, error } = useApiQuery('GET /teams/{team}', { params: { team: 't1' } });
      return <main>{data?.name ?? error?.kind ?? 'On its way'}</main>;
    },
  });
  const router = createRouter({
    routeTree: root,
    context: { api, queryClient },
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return () => times;
}

test.each(['unauthorized', 'unreachable'] as const)(
  'a page whose question met %s asks it again when it opens',
  async (kind) => {
    const times = await openAfter(kind);
    await screen.findByText('Team A');
    expect(times()).toBe(2);
  },
);

test('a page whose question was refused just now tells so, and does not ask again', async () => {
  const times = await openAfter('refused');
  await screen.findByText('refused');
  expect(times()).toBe(1);
});
