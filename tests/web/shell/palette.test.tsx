import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from './open-app.tsx';
import { json, mia, page, refusal, SmallApi } from './small-api.ts';

afterEach(closeApp);

const north = {
  kind: 'team',
  id: 't1',
  name: 'Northern team',
  hint: 'Northwind',
  at: null,
  link: '/app/teams?search=Northern',
};
const booking = {
  kind: 'booking',
  id: 'b1',
  name: 'Listening with Ana',
  hint: 'B-4YJZ42',
  at: '2027-03-01T09:00:00.000Z',
  link: '/app/bookings/b1',
};
const users = {
  kind: 'person',
  id: 'u1',
  name: 'Zoe Bell',
  hint: 'zoe@northwind.example',
  at: null,
  link: '/app/users/u1',
};

const api = () =>
  new SmallApi()
    .on('GET /teams', () => page([]))
    .on('GET /team/filter', () => json([]))
    .on('GET /find', (_, { searchParams }) =>
      json({ results: searchParams.get('search') === 'nor' ? [north, booking, users] : [] }),
    );

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const open = async () => {
  await screen.findAllByRole('button', { name: 'Find anything' });
  press('k', { ctrlKey: true });
  return screen.findByRole('combobox', { name: /^A name, a reference/ });
};
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const choices = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ firstChild }) => firstChild?.textContent);
const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;

test('opens by its shortcut and its button, and offers what the reader can do and their pages', async () => {
  openApp('/app/notifications', api(), true);
  const box = await open();
  expect(choices('Actions')).toEqual([
    'Make a booking',
    'New conversation',
    'Upload an AI conversation',
    'Create thread',
    'Copy support link',
  ]);
  expect(choices('Pages')).toContain('Bookings');
  expect(choices('Pages')).not.toContain('Users');
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  fireEvent.click(screen.getAllByRole('button', { name: 'Find anything' })[0] ?? document.body);
  expect(await screen.findByRole('combobox', { name: /^A name/ })).toBeTruthy();
});

test('staff find what they may create', async () => {
  openApp(
    '/app/notifications',
    api().on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' })),
    true,
  );
  type(await open(), 'create');
  expect(choices('Actions')).toEqual([
    'Create thread',
    'Create user',
    'Create team',
    'Create programme',
    'Create session',
    'Create questionnaire',
    'Create KPI',
    'Create organisation',
    'Create global resource',
    'Create resource category',
    'Create interactive resource',
  ]);
});

const bookers = [
  ['Admin', ['Book for someone', 'Book a series', 'Book a cohort']],
  ['Coach', ['Book for someone']],
] as const;

test.each(bookers)('what a person of the role %s books for others', async (role, acts) => {
  const small = api().on('GET /auth/whoami', () => json({ ...mia, role }));
  const { place } = openApp('/app/notifications', small, true);
  const box = await open();
  type(box, 'book ');
  expect(choices('Actions')).toEqual(acts);
  const last = acts.at(-1) ?? '';
  fireEvent.pointerUp(screen.getByRole('option', { name: last }));
  const together = role === 'Admin' ? '?together=cohort' : '';
  await waitFor(() => expect(place()).toBe(`/app/bookings/create${together}`));
});

test('what the server finds is walked with arrows and taken with Enter; it is there again the next time', async () => {
  const small = api();
  const { place } = openApp('/app/notifications', small, true);
  const box = await open();
  type(box, 'nor');
  await screen.findByRole('group', { name: 'Teams' });
  expect(choices('Bookings')).toEqual(['Listening with Ana']);
  expect(screen.getByText(/^B-4YJZ42 · /)).toBeTruthy();
  // The server offers a link, and the page is not for members.
  expect(screen.queryByText('Zoe Bell')).toBeNull();
  const first = active(box);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(active(box)).not.toBe(first);
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(active(box)).toBe(first);
  while (active(box) !== 'Northern team') fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(place()).toBe('/app/teams?search=Northern'));
  expect(small.asked.filter((each) => each.startsWith('GET /find'))).toEqual([
    'GET /find?search=nor',
  ]);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await open();
  expect(choices('Recent')).toEqual(['Northern team']);
  fireEvent.pointerUp(screen.getByRole('option', { name: 'Notifications' }));
  await waitFor(() => expect(place()).toBe('/app/notifications'));
});

test('says that nothing matches, and when the search failed with the way to try again', async () => {
  let isDown = true;
  const small = api().on('GET /find', () =>
    isDown ? refusal(409, { request: 'Not now.' }) : json({ results: [north] }),
  );
  openApp('/app/notifications', small, true);
  type(await open(), 'zzz');
  await screen.findByText(/couldn’t be searched/);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Northern team')).toBeTruthy();
  small.on('GET /find', () => json({ results: [] }));
  type(screen.getByRole('combobox', { name: /^A name/ }), 'yyy');
  await waitFor(() => expect(screen.getAllByText(/^Nothing matches “yyy”/)).not.toEqual([]));
});
