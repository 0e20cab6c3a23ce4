import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { categoryFields } from '#machines/resource-category/fields.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import { referenceScreens } from '#web/screens/record/reference-screens.tsx';
import type { PageContext } from '#web/shell/services.ts';
import { startServices } from '#web/shell/start-services.ts';
import { active, category, categoryApi } from '../features/resource-categories/category-scene.ts';
import { closeApp } from '../shell/open-app.tsx';
import { growingPage, json, type SmallApi } from '../shell/small-api.ts';

afterEach(closeApp);

const restorable = [{ type: 'RESTORE', label: 'Restore', enabled: true, reasons: [] }];

// The endpoints of a kind that the contract knows, by as many of its fields as nobody has to look up.
const { name, description, colour } = categoryFields;
const shelves = defineRecord({
  path: 'resource-categories',
  param: 'resourceCategory',
  fields: { name, description, colour },
  noun: 'shelf',
  nouns: 'shelves',
  titles: 'Shelves',
  chart: () => import('#charts/resource-category.json'),
});
const list = recordList('GET /resource-categories', {
  sortsFrom: 'GET /resource-category/filter',
  sorts: {
    'order Ascending': 'In order',
    'order Descending': 'In reverse order',
    'name Ascending': 'A to Z',
    'name Descending': 'Z to A',
  },
  filters: { deleted: null, parent: null },
});
const screens = referenceScreens(shelves, list, {
  lead: 'Where things stand.',
  icon: null,
  none: 'No shelf was put up yet.',
  columns: ['colour'],
  deleted: ['What stands on it stays.'],
  restored: ['It is in lists again.'],
});

/** The pages of a kind as their table has them, in a tab of the product. */
function open(step: string, api: SmallApi): void {
  window.scrollTo = () => undefined;
  const { bearerToken, refreshToken } = api.tokens();
  localStorage.setItem('REFRESH_TOKEN', refreshToken);
  localStorage.setItem('BEARER_TOKEN', bearerToken);
  const history = createMemoryHistory({ initialEntries: [`/app/resource-categories${step}`] });
  const { router: product, queryClient } = startServices({ fetch: api.fetch, history });
  const root = createRootRouteWithContext<PageContext>()({ component: Outlet });
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path: `/app/resource-categories${path}`, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('', screens.List),
      page('/create', screens.Create),
      page('/$resourceCategory', screens.Show),
      page('/$resourceCategory/edit', screens.Edit),
      page('/$resourceCategory/delete', screens.Delete),
      page('/$resourceCategory/restore', screens.Restore),
    ]),
    context: product.options.context,
    history,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const apiWith = (status: 'active' | 'deleted'): SmallApi =>
  categoryApi().on('GET /resource-categories/c3', () =>
    json(
      category('c3', 'Oak', {
        status,
        deletedAt: status === 'deleted' ? '2026-11-03T08:00:00.000Z' : null,
        availableEvents: status === 'deleted' ? restorable : active,
      }),
    ),
  );
const heading = (title: string) => screen.findByRole('heading', { level: 1, name: title });

test('its list has the name, its columns, the first step and what is said when it is empty', async () => {
  open('', categoryApi());
  await heading('Shelves');
  expect((await screen.findByRole('link', { name: 'Wellbeing' })).getAttribute('href')).toBe(
    '/app/resource-categories/c3',
  );
  expect(screen.getByRole('columnheader', { name: 'Colour' })).toBeTruthy();
});

test('an empty list says so in its own words', async () => {
  open(
    '',
    categoryApi().on('GET /resource-categories', () => growingPage([])),
  );
  await screen.findByText('No shelf was put up yet.');
  expect(screen.getAllByRole('link', { name: 'Create Shelf' }).length).toBeGreaterThan(0);
});

test('it is created by its fields, and its page is shown', async () => {
  const sent: unknown[] = [];
  const api = apiWith('active').on('POST /resource-categories', async (request) => {
    sent.push(await request.json());
    return json(category('c3', 'Oak'));
  });
  open('/create', api);
  await heading('Create Shelf');
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Oak' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create shelf' }));
  await heading('Oak');
  expect(sent).toMatchObject([{ name: 'Oak', description: null }]);
});

test('its page has its fields and its buttons, and the form begins with what is there', async () => {
  open('/c3', apiWith('active'));
  await heading('Oak');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/app/resource-categories/c3/edit',
  );
  fireEvent.click(screen.getByRole('link', { name: 'Edit' }));
  await heading('Edit Shelf');
  expect((await screen.findByLabelText(/^Name/)).getAttribute('value')).toBe('Oak');
});

test.each([
  ['delete', 'active', 'Delete “Oak”?', 'What stands on it stays.', 'Delete shelf', 'DELETE'],
  ['restore', 'deleted', 'Restore “Oak”?', 'It is in lists again.', 'Restore shelf', 'RESTORE'],
] as const)('to %s it is asked for first', async (step, status, title, words, verb, type) => {
  const sent: unknown[] = [];
  const api = apiWith(status).on('POST /resource-categories/c3/events', async (request) => {
    sent.push(await request.json());
    return json(category('c3', 'Oak'));
  });
  open(`/c3/${step}`, api);
  await heading(title);
  expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: verb }));
  await expect.poll(() => sent).toMatchObject([{ type, version: 3 }]);
});
