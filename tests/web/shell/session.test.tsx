import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { bearerOf } from '../actors/recording-storage.ts';
import { closeApp, openApp } from './open-app.tsx';
import { json, mia, refusal, SmallApi, unauthorized } from './small-api.ts';

afterEach(closeApp);

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const signInElsewhere = (person: string): void => {
  localStorage.setItem('REFRESH_TOKEN', 'refresh-elsewhere');
  localStorage.setItem('BEARER_TOKEN', bearerOf(person, Date.now() + 600_000, 'elsewhere'));
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'BEARER_TOKEN', storageArea: localStorage }),
  );
};

describe('signing in', () => {
  test('a page that asks for it is remembered, and opens afterwards', async () => {
    const { place } = openApp('/app/notifications?search=12', new SmallApi());
    await heading('Sign in');
    expect(place()).toBe('/auth/sign-in?intended=%2Fapp%2Fnotifications%3Fsearch%3D12');
    await type(/^Email/, 'mia@northwind.example');
    await type(/^Password/, 'secret');
    await press('Sign in');
    await heading('Notifications');
    expect(place()).toBe('/app/notifications?search=12');
    await waitFor(() => expect(document.title).toBe('Notifications – Waymark'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'));
  });

  test('what is missing is said at its field, and nobody is asked', async () => {
    const api = new SmallApi();
    openApp('/auth/sign-in', api);
    await type(/^Email/, 'mia@northwind.example');
    await press('Sign in');
    await screen.findAllByText('Password is required.');
    expect(screen.queryByText('Email is required.')).toBeNull();
    expect(api.asked).toEqual([]);
  });

  test('a refusal is told in the words of the server, and what was typed stays', async () => {
    const locked = 'Your account is locked for 15 minutes.';
    const api = new SmallApi().on('POST /auth/sign-in', () => refusal(422, { password: locked }));
    openApp('/auth/sign-in', api);
    await type(/^Email/, 'mia@northwind.example');
    await type(/^Password/, 'wrong');
    await press('Sign in');
    await screen.findAllByText(locked);
    expect((await field(/^Email/)).value).toBe('mia@northwind.example');
    expect(localStorage.length).toBe(0);
  });

  test('a server that is down is told once, and what was typed stays', async () => {
    const api = new SmallApi();
    api.isDown = true;
    openApp('/auth/sign-in', api);
    await type(/^Email/, 'mia@northwind.example');
    await type(/^Password/, 'secret');
    await press('Sign in');
    await screen.findByText('We’ll keep trying. Nothing you typed is lost.');
    expect(screen.getAllByText(/^We can’t reach the server/)).toHaveLength(1);
    expect(screen.queryByText(/^Last connected/)).toBeNull();
    expect((await field(/^Password/)).value).toBe('secret');
    api.isDown = false;
    await press('Try now');
    await waitFor(() => expect(screen.queryByText(/We keep trying/)).toBeNull());
  });
});

test('a server that goes down is told with the time of its last answer', async () => {
  const api = new SmallApi();
  openApp('/app/dashboard', api, true);
  await heading('Hello, Mia');
  api.isDown = true;
  fireEvent.click(await screen.findByRole('link', { name: 'Bookings' }));
  expect(await screen.findByText(/^Last connected at \d\d:\d\d:\d\d\.$/)).toBeTruthy();
});

describe('a session that is there', () => {
  test('opens the wanted page by way of asking who it is', async () => {
    const api = new SmallApi();
    const { place } = openApp('/app/dashboard', api, true);
    await heading('Hello, Mia');
    expect(place()).toBe('/app/dashboard');
    expect(api.asked[0]).toBe('GET /auth/whoami');
  });

  test('of staff begins with the bookings instead of the dashboard', async () => {
    const api = new SmallApi().on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }));
    const { place } = openApp('/', api, true);
    await waitFor(() => expect(place()).toBe('/app/bookings'));
  });

  test('that the server refuses is renewed without an alert, and the page comes back', async () => {
    const api = new SmallApi();
    let refusals = 0;
    api.on('GET /dashboard', () => {
      refusals += 1;
      return refusals === 1
        ? unauthorized()
        : json({
            nextSession: null,
            toDo: [],
            moreToDo: {},
            credits: [],
            upcoming: [],
            ledTeams: [],
            bookAgain: null,
          });
    });
    const { place } = openApp('/app/dashboard', api, true);
    await heading('Hello, Mia');
    await screen.findByText('Nothing is booked');
    expect(place()).toBe('/app/dashboard');
    expect(api.asked).toContain('POST /auth/refresh');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that can not be renewed ends at signing in, which says so and remembers the page', async () => {
    const api = new SmallApi()
      .on('GET /dashboard', unauthorized)
      .on('POST /auth/refresh', unauthorized);
    const { place } = openApp('/app/dashboard', api, true);
    await screen.findByText('Your session has ended. Sign in to continue where you left off.');
    expect(place()).toBe('/auth/sign-in?intended=%2Fapp%2Fdashboard');
    expect(localStorage.length).toBe(0);
  });

  test('ends when the person signs out: this device forgets before the server is asked', async () => {
    const api = new SmallApi();
    let left: number | undefined;
    api.on('POST /auth/sign-out', () => {
      left = localStorage.length;
      return new Response(null, { status: 204 });
    });
    openApp('/app/dashboard', api, true);
    fireEvent.click(await screen.findByText('Logout'));
    await heading('You have signed out.');
    await waitFor(() => expect(left).toBe(0));
  });

  test('ends when another tab signs out', async () => {
    const { place } = openApp('/app/dashboard', new SmallApi(), true);
    await heading('Hello, Mia');
    localStorage.clear();
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'BEARER_TOKEN', storageArea: localStorage }),
    );
    await screen.findByText('You have signed out in another tab.');
    expect(place()).toBe('/auth/sign-in?intended=%2Fapp%2Fdashboard');
  });

  test('that begins in another tab is not ended by a page for signing out that is still open', async () => {
    const api = new SmallApi();
    openApp('/auth/sign-out', api, true);
    await heading('You have signed out.');
    signInElsewhere('mia');
    await heading('You have signed in again in another tab.');
    expect(api.asked.filter((each) => each === 'POST /auth/sign-out')).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Go to your home page' }));
    await heading('Hello, Mia');
  });

  test('of somebody else that the server can not be asked about says so, with a way to try again and a way out', async () => {
    const api = new SmallApi();
    const { place } = openApp('/app/dashboard', api, true);
    await heading('Hello, Mia');
    let isAway = true;
    api.on('GET /auth/whoami', () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return json({ ...mia, id: 'max', firstName: 'Max', fullName: 'Max Reed' });
    });
    signInElsewhere('max');
    await screen.findByText('We can’t reach the server. Check your connection and try again.');
    expect(screen.queryByRole('heading', { name: 'Hello, Mia' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeTruthy();
    isAway = false;
    await press('Try again');
    await heading('Hello, Max');
    expect(place()).toBe('/app/dashboard');
  });
});

test('an unknown address shows a page with a way home', async () => {
  openApp('/app/nothing-here', new SmallApi());
  await heading('We can’t find that page');
  expect(screen.getByRole('link', { name: 'Go to your home page' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Page not found – Waymark'));
});
