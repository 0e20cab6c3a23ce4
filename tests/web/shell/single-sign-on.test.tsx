import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from './open-app.tsx';
import { json, refusal, SmallApi, unauthorized } from './small-api.ts';

afterEach(closeApp);

const there = 'https://login.northwind.example/authorize?state=s1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const typeEmail = async (value: string) =>
  fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value } });

/** A server that knows the way to an organisation's sign-in and back, and what it was sent on the way. */
function knowingTheWay() {
  const sent: unknown[] = [];
  const api = new SmallApi();
  const noted = (answer: () => Response) => async (request: Request) => {
    sent.push(await request.json());
    return answer();
  };
  api.on(
    'POST /auth/oidc/start',
    noted(() => json({ url: there, state: 's1', attempt: 'sealed' })),
  );
  api.on(
    'POST /auth/oidc/exchange',
    noted(() => json(api.tokens())),
  );
  return { api, sent };
}

/** This tab has begun a way before, and comes back. */
function hasLeft(intended: string | null = null): void {
  sessionStorage.setItem('OIDC_WAY s1', JSON.stringify({ attempt: 'sealed', intended }));
  sessionStorage.setItem('OIDC_EMAIL', 'mia@northwind.example');
}

describe('going to the organisation', () => {
  test('begins with the address that was typed, and remembers the page that was wanted', async () => {
    const { api, sent } = knowingTheWay();
    const { left } = openApp('/auth/sign-in?intended=%2Fapp%2Fnotifications', api);
    await typeEmail(' mia@northwind.example ');
    await press('Single sign-on');
    await waitFor(() => expect(left).toEqual([there]));
    expect(sent).toEqual([{ email: 'mia@northwind.example' }]);
    expect(JSON.parse(sessionStorage.getItem('OIDC_WAY s1') ?? '')).toEqual({
      attempt: 'sealed',
      intended: '/app/notifications',
    });
  });

  test('needs an address', async () => {
    const { api, sent } = knowingTheWay();
    const { left } = openApp('/auth/sign-in', api);
    await press('Single sign-on');
    await screen.findAllByText('Email is required.');
    expect([...sent, ...left]).toEqual([]);
  });

  test('is refused in the words of the server, and what was typed stays', async () => {
    const sentence = 'There is no single sign-on for this email address.';
    const api = new SmallApi().on('POST /auth/oidc/start', () => refusal(422, { email: sentence }));
    openApp('/auth/sign-in', api);
    await typeEmail('mia@elsewhere.example');
    await press('Single sign-on');
    await screen.findByText(sentence);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Email/);
    expect(field.value).toBe('mia@elsewhere.example');
  });

  test('happens by itself when the server refuses a session of single sign-on', async () => {
    const { api, sent } = knowingTheWay();
    api.on('GET /dashboard', unauthorized);
    localStorage.setItem('LOGIN_METHOD', 'oidc');
    const { left, place } = openApp('/app/dashboard?x=1', api, true);
    await waitFor(() => expect(left).toEqual([there]));
    expect(place()).toBe('/auth/oidc');
    expect(sent).toEqual([{ email: 'mia@northwind.example' }]);
    expect(sessionStorage.getItem('INTENDED')).toBe('/app/dashboard?x=1');
    expect(api.asked).not.toContain('POST /auth/refresh');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('coming back', () => {
  test('signs in, goes on to the wanted page, and leaves nothing behind', async () => {
    const { api, sent } = knowingTheWay();
    hasLeft('/app/notifications');
    const { place } = openApp('/auth/oidc?code=c1&state=s1&iss=https%3A%2F%2Flogin', api);
    await heading('Notifications');
    expect(place()).toBe('/app/notifications');
    expect(sent).toEqual([{ code: 'c1', state: 's1', attempt: 'sealed', issuer: 'https://login' }]);
    expect(localStorage.getItem('LOGIN_METHOD')).toBe('oidc');
    expect(Object.keys(sessionStorage).filter((key) => /OIDC|INTENDED/.test(key))).toEqual([]);
  });

  test('takes what was sent back out of the address before anything is drawn', async () => {
    const { api } = knowingTheWay();
    api.on('POST /auth/oidc/exchange', () => new Promise<Response>(() => undefined));
    hasLeft();
    const { place, router } = openApp('/auth/oidc?code=c1&state=s1', api);
    expect(router.history.location.href).toBe('/auth/oidc');
    await heading('Loading Account Details');
    expect(place()).toBe('/auth/oidc');
  });

  test('to a prepared page that leads elsewhere leads home', async () => {
    const { api } = knowingTheWay();
    hasLeft('//evil.example/app');
    const { place } = openApp('/auth/oidc?code=c1&state=s1', api);
    await heading('Hello, Mia');
    expect(place()).toBe('/app/dashboard');
  });

  test('without having been let in says so, and tries again with the same address', async () => {
    const { api, sent } = knowingTheWay();
    hasLeft();
    const { left } = openApp('/auth/oidc?error=access_denied&state=s1', api);
    await heading('We couldn’t sign you in');
    await screen.findByText('Signing in through your organisation didn’t work. Try again.');
    expect(sent).toEqual([]);
    await press('Try again');
    await waitFor(() => expect(left).toEqual([there]));
    expect(sent).toEqual([{ email: 'mia@northwind.example' }]);
  });

  test('with what the server refuses tells its words, and the way to a password', async () => {
    const sentence = 'Your organisation has not confirmed your email address.';
    const api = new SmallApi().on('POST /auth/oidc/exchange', () =>
      refusal(422, { request: sentence }),
    );
    hasLeft();
    const { place } = openApp('/auth/oidc?code=c1&state=s1', api);
    await screen.findByText(sentence);
    fireEvent.click(await screen.findByRole('link', { name: 'Use password' }));
    await heading('Sign in');
    expect(place()).toBe('/auth/sign-in');
  });

  test('from a way that began elsewhere asks nobody', async () => {
    const { api, sent } = knowingTheWay();
    hasLeft();
    openApp('/auth/oidc?code=c1&state=another', api);
    await heading('We couldn’t sign you in');
    expect(sent).toEqual([]);
  });

  test('from a way that nobody here began does not end a session that is there', async () => {
    const { api, sent } = knowingTheWay();
    const { place } = openApp('/auth/oidc?code=c1&state=another', api, true);
    await heading('Hello, Mia');
    expect(place()).toBe('/app/dashboard');
    expect(sent).toEqual([]);
  });
});

test('whoever opens the page by hand may go on, or is led to the sign-in page', async () => {
  const { api, sent } = knowingTheWay();
  openApp('/auth/oidc', api);
  await press('Continue');
  await screen.findByText(/^Enter your email address on the sign-in page/);
  expect(sent).toEqual([]);
});

test('signing out forgets the ways too, and goes on to the provider where there is somebody to sign out', async () => {
  const { api } = knowingTheWay();
  const providerUrl = 'https://login.northwind.example/end';
  api.on('POST /auth/sign-out', () => json({ providerUrl }));
  hasLeft('/app/notifications');
  const { left } = openApp('/app/dashboard', api, true);
  fireEvent.click(await screen.findByText('Logout'));
  await heading('You have signed out.');
  await waitFor(() => expect(left).toEqual([providerUrl]));
  expect(Object.keys(sessionStorage).filter((key) => /OIDC|INTENDED/.test(key))).toEqual([]);
});
