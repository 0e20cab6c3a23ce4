import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { zoneCity } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal } from '../../shell/small-api.ts';
import { own, lines, award, api } from './profile-scene.ts';

afterEach(closeApp);

const region = (name: string) => screen.findByRole('region', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const form = (name: string) => screen.findByRole('form', { name });

test('the time zone of the browser is offered where the profile has the time of another place', async () => {
  openApp('/app/profile', api({ timeZone: 'Pacific/Kiritimati' }), true);
  const details = within(await form('Your details'));
  const place = zoneCity(ownZone());
  expect(
    details.getByText(`You seem to be in ${place}. Show times in ${place} time?`),
  ).toBeTruthy();
  fireEvent.click(details.getByRole('button', { name: `Use ${place} time` }));
  expect(details.queryByText(/^You seem to be in/)).toBeNull();
});

test('the page leads to its parts, and an address names each', async () => {
  openApp('/app/profile', api(), true);
  const parts = await screen.findByRole('navigation', { name: 'Parts of your profile' });
  const links = within(parts).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [
      'picture',
      'details',
      'awards',
      'notifications',
      'messages',
      'password',
      'sign-ins',
      'data',
    ].map((id) => `/app/profile#${id}`),
  );
  for (const link of links) {
    const [, id = ''] = link.getAttribute('href')?.split('#') ?? [];
    await waitFor(() => expect(document.getElementById(id)).toBeTruthy());
  }
});

test('a time zone is found by the name of its time, and saved', async () => {
  const sent: unknown[] = [];
  const server = api().on('POST /profile/events', async (request) => {
    sent.push(await request.json());
    return json({ ...own, version: 5 });
  });
  openApp('/app/profile', server, true);
  const details = within(await form('Your details'));
  const field = await details.findByRole<HTMLInputElement>('combobox', { name: /^Time zone/ });
  expect(field.value).toMatch(/^London, GMT\+[01] \//);
  type(field, 'japan');
  const found = await details.findByRole('option', { name: 'Tokyo, GMT+9 / Japan Standard Time' });
  fireEvent.pointerDown(found);
  expect(field.value).toBe('Tokyo, GMT+9 / Japan Standard Time');
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toMatchObject([{ payload: { timeZone: 'Asia/Tokyo' } }]);
});

test('own data are saved, and what is missing is said first', async () => {
  const sent: unknown[] = [];
  const server = api().on('POST /profile/events', async (request) => {
    sent.push(await request.json());
    return json({ ...own, version: 5, firstName: 'Maria' });
  });
  openApp('/app/profile', server, true);
  const details = within(await form('Your details'));
  type(details.getByLabelText(/^First name/), ' ');
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(details.getAllByText('First name is required.').length).toBe(2);
  expect(sent).toEqual([]);
  type(details.getByLabelText(/^First name/), 'Maria');
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your profile was saved.');
  expect(sent).toMatchObject([
    { type: 'EDIT', version: 4, payload: { firstName: 'Maria', timeZone: 'Europe/London' } },
  ]);
});

test('the password is changed with the present one, and no draft keeps it', async () => {
  const server = api().on('POST /profile/password', () =>
    refusal(422, { currentPassword: 'This is not your password.' }),
  );
  openApp('/app/profile', server, true);
  const password = within(await form('Password'));
  const change = () => fireEvent.click(password.getByRole('button', { name: 'Change password' }));
  type(password.getByLabelText(/^Current password/), 'mine');
  type(password.getByLabelText(/^New password/), 'seven herons on a pier');
  change();
  expect(password.getAllByText('The passwords do not match.').length).toBe(2);
  type(password.getByLabelText(/^Repeat new password/), 'seven herons on a pier');
  change();
  await password.findByRole('link', { name: 'This is not your password.' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('herons');
  server.on('POST /profile/password', () => new Response(null, { status: 204 }));
  type(password.getByLabelText(/^Current password/), 'really mine');
  expect(password.queryByText('This is not your password.')).toBeNull();
  change();
  await screen.findByText('Your password was changed. Your other devices are signed out.');
});

test('whoever signs in through their organisation has no password to change', async () => {
  openApp('/app/profile', api({ loginMethod: 'oidc' }), true);
  await form('Your details');
  expect(screen.queryByRole('form', { name: 'Password' })).toBeNull();
});

test('a sign-in elsewhere is ended alone, and the one here is marked', async () => {
  const sent: unknown[] = [];
  const server = api().on('POST /auth/sessions/phone/events', async (request) => {
    sent.push(await request.json());
    return new Response(null, { status: 204 });
  });
  openApp('/app/profile', server, true);
  const panel = within(await region('Where you are signed in'));
  const items = await panel.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Firefox on Linux.*This device/),
    expect.stringMatching(/Safari on iPhone.*shows notifications.*Sign out/),
  ]);
  fireEvent.click(panel.getByRole('button', { name: 'Sign out on Safari on iPhone' }));
  await screen.findByText('You signed out on Safari on iPhone.');
  expect(sent).toMatchObject([{ type: 'REVOKE' }]);
});

test('signing out everywhere ends the session here too', async () => {
  const server = api().on('POST /auth/sessions/events', () => new Response(null, { status: 204 }));
  const { place } = openApp('/app/profile', server, true);
  const panel = within(await region('Where you are signed in'));
  fireEvent.click(await panel.findByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByRole('heading', { level: 1, name: /signed out/i });
  expect(place()).toBe('/auth/sign-out');
  expect(localStorage.getItem('BEARER_TOKEN')).toBeNull();
});

test('what can be switched is switched at once; what is always sent has no switch', async () => {
  const sent: unknown[] = [];
  const server = api().on('POST /profile/notifications', async (request) => {
    sent.push(await request.json());
    return json(lines);
  });
  openApp('/app/profile', server, true);
  const panel = within(await region('Notifications'));
  const inApp = await panel.findByRole('switch', { name: 'In the app: A session is coming up' });
  fireEvent.click(inApp);
  fireEvent.click(panel.getByRole('switch', { name: 'In your browsers: A session is coming up' }));
  const mail = panel.getByRole('combobox', { name: 'By email: A session is coming up' });
  fireEvent.change(mail, { target: { value: 'digest' } });
  await screen.findByText(
    'Always in the app, in browsers that show notifications, and by email: a session changes.',
  );
  expect(panel.queryByRole('switch', { name: /A session changes/ })).toBeNull();
  expect(panel.queryByRole('combobox', { name: /is about to start/ })).toBeNull();
  const idempotencyKey = expect.any(String) as string;
  expect(sent).toEqual([
    { type: 'SessionReminder', inApp: false, idempotencyKey },
    { type: 'SessionReminder', push: false, idempotencyKey },
    { type: 'SessionReminder', email: true, digest: true, idempotencyKey },
  ]);
});

test('what is agreed to about messages is switched one by one; staff without messages have no such part', async () => {
  const sent: unknown[] = [];
  let settings = { showsPresence: false, mailsText: false };
  const server = api()
    .on('GET /profile/message-settings', () => json(settings))
    .on('POST /profile/message-settings', async (request) => {
      const body = (await request.json()) as Partial<typeof settings>;
      sent.push(body);
      settings = { ...settings, ...body };
      return json(settings);
    });
  openApp('/app/profile', server, true);
  const panel = within(await region('Messages'));
  const shows = await panel.findByRole<HTMLInputElement>('switch', {
    name: /^Show others when you’re online and typing/,
  });
  fireEvent.click(shows);
  const mails = panel.getByRole('switch', { name: /^Put the text of messages in emails/ });
  fireEvent.click(mails);
  await expect.poll(() => sent).toMatchObject([{ showsPresence: true }, { mailsText: true }]);
  expect(sent[0]).not.toHaveProperty('mailsText');
  await expect.poll(() => shows.checked).toBe(true);
  closeApp();
  const admin = { role: 'Admin', coaching: null };
  openApp(
    '/app/profile',
    api(admin).on('GET /auth/whoami', () => json({ ...mia, ...admin })),
    true,
  );
  await region('Notifications');
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
});

test('an earned award is pinned; one that is not earned has no button', async () => {
  const sent: unknown[] = [];
  const server = api().on('POST /awards/firstSession/events', async (request) => {
    sent.push(await request.json());
    return json(award('firstSession', 'First steps', 'earned', { pinned: true }));
  });
  openApp('/app/profile', server, true);
  const panel = within(await region('Awards and level'));
  const list = within(await panel.findByRole('list', { name: 'Awards' }));
  expect(list.getByText('On the way')).toBeTruthy();
  expect(panel.getByText('60 points to Explorer Level')).toBeTruthy();
  expect(
    panel.getByText(
      /^Points come from .* a session completed gives 20, your profile completed 10\./,
    ),
  ).toBeTruthy();
  expect(panel.queryByRole('button', { name: /On the way/ })).toBeNull();
  fireEvent.click(panel.getByRole('button', { name: 'Pin to profile: First steps' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'PIN' }]));
});

test.each([
  ['Member', 'Your coaches', '/app/members/mia/coach-permissions'],
  ['Coach', 'Who you coach', '/app/coaches/mia/member-permissions'],
])('for a %s it leads to: %s', async (role, name, href) => {
  openApp(
    '/app/profile',
    api({ role, coaching: role === 'Coach' ? 'gives' : 'receives' }).on('GET /auth/whoami', () =>
      json({ ...mia, role }),
    ),
    true,
  );
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('awards are searched, narrowed and sorted by what the address says, and the page stays where it is', async () => {
  const server = api();
  const { router } = openApp('/app/profile', server, true);
  const panel = within(await region('Awards and level'));
  const search = await panel.findByRole('searchbox', { name: 'Search awards' });
  fireEvent.click(await panel.findByRole('button', { name: /^Sort/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Progress, nearest first' }));
  fireEvent.click(panel.getByRole('button', { name: 'Filter' }));
  type(await screen.findByLabelText('State'), 'earned');
  await screen.findByRole('button', { name: 'Remove filter Earned' });
  type(search, 'first');
  fireEvent.submit(search);
  const asked = 'search=first&orderProperty=progress&order=Descending&state=earned';
  await expect
    .poll(() => router.state.location.searchStr.slice(1).split('&').toSorted())
    .toEqual(asked.split('&').toSorted());
  await expect
    .poll(() => server.asked.findLast((each) => each.startsWith('GET /awards?')))
    .toContain('state=earned');
});

test('one’s own data are asked for with the password, and told of while they are prepared', async () => {
  let isAsked = false;
  const asked = { id: 'e', askedAt: '2026-03-02T09:00:00.000Z', progress: 0, expiresAt: null };
  const answer = () => (isAsked ? { ...asked, phase: 'preparing' } : null);
  const server = api()
    .on('GET /profile/export', () => json({ export: answer() }))
    .on('POST /profile/export', async (request) => {
      const body = (await request.json()) as { yourPassword: string };
      if (body.yourPassword !== 'mine')
        return refusal(422, { yourPassword: 'This is not your password.' });
      isAsked = true;
      return json({ export: answer() });
    });
  openApp('/app/profile', server, true);
  const data = within(await form('Your data'));
  const password = data.getByLabelText(/^Your password/);
  type(password, 'wrong');
  fireEvent.click(data.getByRole('button', { name: 'Prepare my data' }));
  await data.findByRole('link', { name: 'This is not your password.' });
  type(password, 'mine');
  fireEvent.click(data.getByRole('button', { name: 'Prepare my data' }));
  expect(await screen.findByText(/We are putting your data together/)).toBeTruthy();
});
