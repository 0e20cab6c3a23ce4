import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal, type SmallApi } from '../../shell/small-api.ts';
import { priya } from '../resource-categories/category-scene.ts';
import { zoe, keepers, api } from './user-scene.ts';

afterEach(closeApp);

test('the list shows who has an account, where, and in what state', async () => {
  openApp('/app/users', api(), true);
  await screen.findByRole('link', { name: 'Zoe Reed' });
  expect(screen.getByText(/zoe@harbour\.example/)).toBeTruthy();
  expect(screen.getByText('Harbour Health')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByText('Never')).toBeTruthy();
});

test('the list is narrowed to a team that is found by its name', async () => {
  const small = api();
  const { router } = openApp('/app/users', small, true);
  await screen.findByRole('link', { name: 'Zoe Reed' });
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const team = await screen.findByRole('combobox', { name: 'Team' });
  fireEvent.change(team, { target: { value: 'keep' } });
  const option = await screen.findByRole('option', { name: /Keepers.*Harbour Health/ });
  await expect.poll(() => small.asked.some((each) => each.includes('search=keep'))).toBe(true);
  fireEvent.pointerDown(option);
  await expect.poll(() => router.state.location.searchStr).toBe(`?team=${keepers.id}`);
  expect(await screen.findByRole('button', { name: 'Remove filter Team: Keepers' })).toBeTruthy();
  expect(small.asked.some((each) => each.includes(`chosen=${keepers.id}`))).toBe(true);
});

test('an account of which nothing is written down says so', async () => {
  openApp('/app/users/u1', api(), true);
  expect(
    await screen.findByText('There is no earlier history. What happens from now on appears here.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show it on the chart' })).toBeNull();
});

test('an admin can’t choose the roles of staff, and hears what is missing before anything is sent', async () => {
  const small = api();
  openApp('/app/users/create', small, true);
  const role = await screen.findByLabelText(/^Role/);
  expect([...role.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Member',
    'Organisation admin',
    'Coach',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Create user' }));
  expect((await screen.findAllByText(/First name is required\./)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Organisation is required for this role\./).length).toBeGreaterThan(0);
  expect(small.asked.some((each) => each.startsWith('POST /users'))).toBe(false);
  fireEvent.change(role, { target: { value: 'Coach' } });
  expect(screen.queryByLabelText(/^Organisation/)).toBeNull();
  expect(screen.queryByLabelText(/^Signs in with/)).toBeNull();
});

test('changing the role asks for the reader’s own password', async () => {
  openApp('/app/users/u1/edit', api(), true);
  const role = await screen.findByLabelText(/^Role/);
  expect(screen.queryByLabelText(/^Your password/)).toBeNull();
  fireEvent.change(role, { target: { value: 'OrganizationAdmin' } });
  expect(await screen.findByLabelText(/^Your password/)).toBeTruthy();
});

test('deleting tells what happens to whom, with dates, before the click', async () => {
  openApp('/app/users/u1/delete', api(), true);
  await screen.findByRole('heading', { level: 1, name: 'Delete “Zoe Reed”?' });
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^“Coaching with Ana”, .*4 Dec.*2036.*: the session is cancelled, because nobody else is coming\. 1 credit is returned\.$/,
      ),
      expect.stringMatching(
        /^“Negotiation workshop”, .*5 Dec.*2036.*: Zoe is no longer coming\. The request stays for Lea Novak and Tom Reed\.$/,
      ),
      expect.stringMatching(/^“Speaking circle”, .*6 Dec.*2036.*: Zoe leaves the waiting list\.$/),
    ]),
  );
  expect(screen.getByText('Zoe will be signed out everywhere.')).toBeTruthy();
});

test('obfuscating shows the dry run and wants the address before anything is sent', async () => {
  const offered = { type: 'OBFUSCATE', label: 'Obfuscate', enabled: true, reasons: [] };
  const small = api()
    .on('GET /auth/whoami', () => json({ ...priya, role: 'SuperAdmin' }))
    .on('GET /users/u1', () => json({ ...zoe, availableEvents: [offered] }))
    .on('GET /users/u1/traces', () => json([{ trace: 'bookings', count: 3 }]));
  openApp('/app/users/u1/obfuscate', small, true);
  await screen.findByRole('heading', { level: 1, name: 'Obfuscate “Zoe Reed”?' });
  expect(
    screen.getByText(
      'Their places, notes, reasons and name are removed from sessions: 3 sessions.',
    ),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'zoe@harbour' } });
  fireEvent.click(screen.getByRole('button', { name: 'Obfuscate user' }));
  const sentence = /Type the email address exactly as it is shown\./;
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(small.asked.some((each) => each.startsWith('POST /users'))).toBe(false);
});

test('is not for everybody', async () => {
  const denied = () => refusal(403, { request: 'You do not have the necessary permissions.' });
  openApp('/app/users', api().on('GET /users', denied), true);
  const heading = { level: 1, name: 'You don’t have access to this page' };
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
});

const home = '0199a000-0000-7000-8000-00000000000a';
const atHome = (small: SmallApi) =>
  small
    .on(`GET /organizations/${home}`, () => json({ id: home, name: 'Harbour Health' }))
    .on('GET /teams/choices', () => json([{ id: home, name: 'Harbour Health' }]));

test('somebody who is invited from an organisation belongs to it from the start', async () => {
  openApp(`/app/users/create?organization=${home}`, atHome(api()), true);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Organisation/);
  await expect.poll(() => field.value).toBe('Harbour Health');
});

test('an organisation that is not there to choose leaves the choice open', async () => {
  const gone = '0199a000-0000-7000-8000-0000000000ff';
  const small = api().on(`GET /organizations/${gone}`, () =>
    refusal(404, { request: 'We couldn’t find that. It may have been deleted.' }),
  );
  openApp(`/app/users/create?organization=${gone}`, small, true);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Organisation/);
  expect(field.value).toBe('');
});

test('whoever creates one after another stays on an empty form, at its heading', async () => {
  const sent: { email?: string }[] = [];
  const small = atHome(api()).on('POST /users', async (request) => {
    sent.push((await request.json()) as { email?: string });
    return json({ ...zoe, id: `u${sent.length}`, fullName: 'Nia Field' });
  });
  const { place } = openApp(`/app/users/create?organization=${home}`, small, true);
  const write = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/^First name/);
  fireEvent.click(screen.getByLabelText('Create another user afterwards'));
  for (const email of ['nia@harbour.example', 'ola@harbour.example']) {
    write(/^First name/, 'Nia');
    write(/^Last name/, 'Field');
    write(/^Email/, email);
    fireEvent.click(screen.getByRole('button', { name: 'Create user' }));
    await expect.poll(() => sent.at(-1)?.email).toBe(email);
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('');
  }
  expect(screen.getByLabelText<HTMLInputElement>(/^Organisation/).value).toBe('Harbour Health');
  expect(screen.getByLabelText<HTMLInputElement>(/^Create another/).checked).toBe(true);
  expect(document.activeElement?.textContent).toBe('Create New User');
  expect(place()).toContain('/app/users/create');
  fireEvent.click(screen.getByLabelText('Create another user afterwards'));
  write(/^First name/, 'Ulf');
  write(/^Last name/, 'Field');
  write(/^Email/, 'ulf@harbour.example');
  fireEvent.click(screen.getByRole('button', { name: 'Create user' }));
  await expect.poll(place).toBe('/app/users/u3');
});

test.each([
  ['Member', 'Coaches', '/app/members/u1/coach-permissions'],
  ['Member', 'Credits', '/app/session-credits/user/u1'],
  ['Coach', 'Members', '/app/coaches/u1/member-permissions'],
  ['Coach', 'Availability', '/app/coaches/u1/availability'],
])('from the account of a %s staff go on to: %s', async (role, name, href) => {
  openApp(
    '/app/users/u1',
    api().on('GET /users/u1', () =>
      json({ ...zoe, role, coaching: role === 'Coach' ? 'gives' : 'receives' }),
    ),
    true,
  );
  await screen.findByRole('heading', { level: 1, name: 'Zoe Reed' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(main.queryByText('Not in a team.') === null).toBe(role === 'Coach');
});

test('staff see an account as it was after a step of its history, and can do nothing there', async () => {
  const step = (position: number, state: string, sentence: string) => ({
    position,
    at: `2026-11-0${position}T08:00:00.000Z`,
    by: null,
    event: 'CREATE',
    state,
    transitions: [],
    sentence,
  });
  const small = api().on('GET /users/u1/history', () =>
    json([
      step(1, 'invited', 'Priya Raman invited this person.'),
      step(2, 'active.unlocked', 'Zoe Reed signed in for the first time.'),
      step(3, 'active.locked', 'It was locked.'),
    ]),
  );
  const { place } = openApp('/app/users/u1', small, true);
  fireEvent.click(await screen.findByRole('link', { name: /^See it then: Priya/ }));
  await screen.findByText('You see this account as it was after step 1 of 3');
  expect(screen.queryByRole('link', { name: 'EDIT' })).toBeNull();
  expect(screen.queryByText('zoe@harbour.example')).toBeNull();
  expect(screen.getAllByText('Invited').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('link', { name: 'Step after' }));
  await screen.findByText('You see this account as it was after step 2 of 3');
  fireEvent.click(screen.getByRole('link', { name: 'Step after' }));
  await screen.findByText('You see this account as it was after step 3 of 3');
  expect(screen.getAllByText('Locked').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('link', { name: 'Show it as it is now' }));
  await screen.findByRole('link', { name: 'EDIT' });
  expect(place()).toBe('/app/users/u1');
});
