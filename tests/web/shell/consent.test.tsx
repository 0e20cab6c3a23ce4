import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from './open-app.tsx';
import { json, mia, refusal, SmallApi } from './small-api.ts';

afterEach(closeApp);

const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const text = (document: string) => () =>
  json({ document, version: '3', publishedOn: '2026-11-01', text: `## About ${document}` });

/** A server whose Mia has these texts to accept. */
function owing(...owed: string[]) {
  let left = owed;
  const accept = (document: string) => () => {
    left = left.filter((each) => each !== document);
    return json({ owed: left });
  };
  return new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, owed: left }))
    .on('GET /legal/privacy', text('privacy'))
    .on('GET /legal/terms', text('terms'))
    .on('POST /legal/privacy/acceptance', accept('privacy'))
    .on('POST /legal/terms/acceptance', accept('terms'));
}

test('both texts are accepted one after the other, then the page that was wanted opens', async () => {
  const api = owing('privacy', 'terms');
  const { place } = openApp('/app/notifications?search=12', api, true);
  await heading('Privacy Policy');
  await screen.findByText('Version 3, Sun 1 Nov 2026');
  expect(place()).toBe('/auth/privacy?intended=%2Fapp%2Fnotifications%3Fsearch%3D12');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await press('Accept');
  await heading('Terms');
  await press('Accept');
  await heading('Notifications');
  expect(place()).toBe('/app/notifications?search=12');
});

test('nothing is asked of the server meanwhile, and everything after that', async () => {
  const api = owing('terms');
  openApp('/app/dashboard', api, true);
  await heading('Terms');
  await screen.findByText('About terms');
  const lookUps = /team-leaders|programmes|notifications|events|dashboard/;
  expect(api.asked.filter((question) => lookUps.test(question))).toEqual([]);
  await press('Accept');
  await heading('Hello, Mia');
  await waitFor(() =>
    expect(api.asked.filter((question) => lookUps.test(question)).length).toBeGreaterThan(3),
  );
});

test('a text that changes while somebody is at work is asked for, and leads back', async () => {
  const api = owing();
  const { place } = openApp('/app/dashboard', api, true);
  await heading('Hello, Mia');
  let isAccepted = false;
  api
    .on('GET /auth/whoami', () => json({ ...mia, owed: isAccepted ? [] : ['terms'] }))
    .on('GET /notifications/mine', () =>
      isAccepted
        ? json({ data: { results: [] }, meta: { pageNumber: 1, perPage: 20, total: 0 } })
        : refusal(403, { consent: 'Accept our current privacy policy and terms to continue.' }),
    )
    .on('POST /legal/terms/acceptance', () => {
      isAccepted = true;
      return json({ owed: [] });
    });
  fireEvent.click((await screen.findAllByRole('link', { name: /^Notifications/ }))[0] as Element);
  await heading('Terms');
  await press('Accept');
  await heading('Notifications');
  expect(place()).toBe('/app/notifications');
});

test('a version that is not the present one any more is shown anew', async () => {
  const changed = 'This text has changed. Please read the new version.';
  const api = owing('terms').on('POST /legal/terms/acceptance', () =>
    refusal(409, { event: changed }),
  );
  openApp('/app/dashboard', api, true);
  await heading('Terms');
  api.on('GET /legal/terms', () =>
    json({ document: 'terms', version: '4', publishedOn: '2026-12-01', text: 'Newer.' }),
  );
  await press('Accept');
  await screen.findAllByText(changed);
  expect(await screen.findByText('Version 4, Tue 1 Dec 2026')).toBeTruthy();
});

test.each([
  ['/privacy', 'Privacy Policy', 'About privacy'],
  ['/terms', 'Terms', 'About terms'],
])('%s is open to everybody', async (address, title, words) => {
  openApp(address, owing());
  await heading(title);
  await screen.findByText(words);
  expect(document.title).toBe(`${title} – Waymark`);
});

test('the page for accepting asks to sign in when nobody is', async () => {
  const { place } = openApp('/auth/terms', owing());
  await heading('Sign in');
  expect(place()).toBe('/auth/sign-in');
});

test.each([
  ['/app/privacy-policy', 'Privacy Policy', 'privacy'],
  ['/app/terms', 'Terms & Conditions', 'terms'],
])('%s says which version was accepted', async (address, title, document) => {
  const api = owing().on(`GET /legal/${document}/acceptance`, () =>
    json({ accepted: { version: '2', at: '2026-05-04T10:00:00.000Z' } }),
  );
  openApp(address, api, true);
  await heading(title);
  expect(await screen.findByText(/^You accepted version 2 on/)).toBeTruthy();
});

test('a password that staff set is replaced before anything else, then the page that was wanted opens', async () => {
  const sent: unknown[] = [];
  const api = owing('password').on('POST /profile/password', async (request) => {
    sent.push(await request.json());
    return new Response(null, { status: 204 });
  });
  const { place } = openApp('/app/notifications', api, true);
  await heading('Choose your own password');
  expect(place()).toBe('/auth/password/reset?intended=%2Fapp%2Fnotifications');
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await press('Set password');
  expect(screen.getAllByText('Temporary password is required.').length).toBe(2);
  type(/^Temporary password/, 'twelve letters');
  type(/^New password/, 'seven herons on a pier');
  type(/^Repeat new password/, 'seven herons on a pier');
  await press('Set password');
  await heading('Notifications');
  expect(sent).toMatchObject([
    { currentPassword: 'twelve letters', newPassword: 'seven herons on a pier' },
  ]);
});

test('the page for replacing it waits until it is known who is there, and is the same after a reload', async () => {
  openApp('/auth/password/reset', owing('password'), true);
  expect(screen.queryByText('This link has expired. Request a new one.')).toBeNull();
  await heading('Choose your own password');
});
