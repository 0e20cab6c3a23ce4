import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorCatalogue } from '#tests/support/error-catalogue.ts';
import { closeApp, openApp } from './open-app.tsx';
import { overHttp } from './over-http.ts';
import { json, refusal, SmallApi, unauthorized } from './small-api.ts';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

const calm = {
  nextSession: null,
  toDo: [],
  moreToDo: {},
  credits: [],
  upcoming: [],
  ledTeams: [],
  bookAgain: null,
  conversations: null,
  unactioned: 0,
};

/** A tab whose bearer token the server refuses once somebody asks for `question`. */
async function refusedAt(address: string, question: string, method: 'password' | 'oidc') {
  const api = new SmallApi();
  let refusals = 0;
  api.on(question, () => {
    refusals += 1;
    return refusals === 1 ? unauthorized() : json(calm);
  });
  localStorage.setItem('LOGIN_METHOD', method);
  const { place, router } = openApp(address, api, true, await overHttp(api));
  const places: string[] = [];
  router.subscribe('onBeforeNavigate', ({ toLocation }) => places.push(toLocation.href));
  await waitFor(() => expect(refusals).toBeGreaterThan(0), { timeout: 5_000 });
  return { api, place, places };
}

const alerts = () => screen.queryAllByRole('button', { name: 'Dismiss Notification' });

describe('401 without a body', () => {
  test('error catalogue: 401 without a body, signed in otherwise (below /app)', async () => {
    const { places, place } = await refusedAt('/app/dashboard', 'GET /dashboard', 'password');
    await screen.findByText('Nothing is booked', undefined, { timeout: 5_000 });
    expect(places).toContain('/auth/refresh?intended=%2Fapp%2Fdashboard');
    expect(place()).toBe('/app/dashboard');
    expect(alerts()).toEqual([]);
  });

  test('error catalogue: 401 without a body, signed in otherwise (elsewhere)', async () => {
    const { places, place } = await refusedAt(
      '/no-page',
      'GET /notifications/mine/count',
      'password',
    );
    await waitFor(() => expect(place()).toBe('/app/dashboard'));
    expect(places.filter((href) => href.startsWith('/auth/refresh'))).toEqual(['/auth/refresh']);
    expect(alerts()).toEqual([]);
  });

  test('error catalogue: 401 without a body, signed in by OIDC (below /app)', async () => {
    const { place } = await refusedAt('/app/dashboard', 'GET /dashboard', 'oidc');
    await waitFor(() => expect(place()).toBe('/auth/oidc'));
    expect(sessionStorage.getItem('INTENDED')).toBe('/app/dashboard');
    expect(alerts()).toEqual([]);
  });
});

describe('the look-ups, in alerts', () => {
  test('error catalogue: the team-leader look-up fails (refused)', async () => {
    const api = new SmallApi().on('GET /user/organization/northwind/team-leaders', () =>
      refusal(403, { request: 'Forbidden' }),
    );
    openApp('/app/dashboard', api, true, await overHttp(api));
    await screen.findByText(errorCatalogue['the team-leader look-up fails']);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test('error catalogue: the programme look-up fails (refused)', async () => {
    const api = new SmallApi().on('GET /programmes/user/mia', () =>
      refusal(403, { request: 'Forbidden' }),
    );
    openApp('/app/dashboard', api, true, await overHttp(api));
    await screen.findByText(errorCatalogue['the programme look-up fails']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss Notification' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

test('error catalogue: a non-string error (a page breaks on an answer)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const api = new SmallApi().on('GET /dashboard', () => json({}));
  openApp('/app/dashboard', api, true, await overHttp(api));
  await screen.findByText(errorCatalogue['a non-string error']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
