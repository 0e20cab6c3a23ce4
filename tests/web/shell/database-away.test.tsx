import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from './open-app.tsx';
import { notification, page, refusal, SmallApi } from './small-api.ts';

afterEach(closeApp);

const sentence = "We can't reach our records at the moment. Try again in a few seconds.";
const isAway = () => refusal(503, { request: sentence });
const confirmed = notification('n1', 'BookingRequestConfirmed', 'Confirmed.', '2026-11-20T08:00Z');

test('a page whose records are away says so kindly, nobody is signed out, and it loads when asked again', async () => {
  const api = new SmallApi().on('GET /notifications/mine', isAway).on('GET /auth/whoami', isAway);
  const { place } = openApp('/app/notifications', api, true);
  await screen.findByText(`${sentence} Nothing you entered is lost.`, {}, { timeout: 10_000 });
  expect(place()).toBe('/app/notifications');
  expect(localStorage.getItem('REFRESH_TOKEN')).not.toBeNull();
  api.on('GET /notifications/mine', () => page([confirmed]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Confirmed.')).toBeTruthy();
});

test('a session that can not be renewed while the records are away is kept', async () => {
  const api = new SmallApi().on('POST /auth/refresh', isAway);
  const refresh = 'refresh-of-before';
  localStorage.setItem('REFRESH_TOKEN', refresh);
  const { place } = openApp('/app/notifications', api);
  await expect.poll(() => api.asked).toContain('POST /auth/refresh');
  expect(localStorage.getItem('REFRESH_TOKEN')).toBe(refresh);
  expect(place()).not.toContain('/auth/sign-in');
});
