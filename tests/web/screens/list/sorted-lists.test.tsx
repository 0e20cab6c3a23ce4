import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const team = (id: string, name: string) => ({
  id,
  version: 1,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  availableEvents: [],
  name,
  organization: { id: 'northwind', name: 'Northwind' },
  leader: null,
  members: 3,
  upcomingBookings: 0,
  progress: null,
  createdBy: null,
  updatedBy: null,
});
const ways = ['name', 'members'].flatMap((propertyName) =>
  ['Ascending', 'Descending'].map((order) => ({ propertyName, order })),
);
const api = () =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
    .on('GET /team/filter', () => json(ways))
    .on('GET /teams', (_, { searchParams }) =>
      page(searchParams.get('search') === null ? [team('t1', 'North'), team('t2', 'South')] : []),
    );
const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => fireEvent.click(within(head(name)).getByRole('button'));

test('the head of a column sorts by it, again the other way round, and says how; the menu says the same', async () => {
  const small = api();
  const { place } = openApp('/app/teams', small, true);
  await screen.findByText('North');
  await screen.findByRole('button', { name: 'Sort: Name, A to Z' });
  expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
  press('Name');
  await waitFor(() => expect(place()).toBe('/app/teams?orderProperty=name&order=Descending'));
  await waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe('descending'));
  press('Members');
  await waitFor(() => expect(place()).toBe('/app/teams?orderProperty=members&order=Ascending'));
  await waitFor(() => expect(head('Members').getAttribute('aria-sort')).toBe('ascending'));
  expect(head('Name').hasAttribute('aria-sort')).toBe(false);
  expect(screen.getByRole('button', { name: 'Sort: Fewest members first' })).toBeTruthy();
  expect(small.asked.at(-1)).toMatch(/^GET \/teams\?.*orderProperty=members&order=Ascending/);
});

test('a column that the list can not be sorted by has a plain head', async () => {
  openApp('/app/teams', api(), true);
  await screen.findByText('North');
  expect(within(head('Status')).queryByRole('button')).toBeNull();
});

test('what was searched in vain is said, with the ways to search more widely', async () => {
  const { place } = openApp('/app/teams?search=xyz&deleted=true', api(), true);
  await screen.findByRole('heading', { name: 'No teams match “xyz” with “Deleted”' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  await waitFor(() => expect(place()).toBe('/app/teams?search=xyz'));
  await screen.findByRole('heading', { name: 'No teams match “xyz”' });
  const field = screen.getByRole('searchbox', { name: 'Search teams' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await screen.findByText('North');
  expect(place()).toBe('/app/teams');
  expect(document.activeElement).toBe(field);
});

test('a list that only a filter narrows says which', async () => {
  const none = api().on('GET /teams', () => page([]));
  const { place } = openApp('/app/teams?deleted=true', none, true);
  await screen.findByRole('heading', { name: 'No teams match the filter “Deleted”' });
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  await screen.findByRole('heading', { name: 'No teams yet' });
  expect(place()).toBe('/app/teams');
});
