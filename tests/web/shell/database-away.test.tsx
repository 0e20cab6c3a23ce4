import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bearerOf } from '../actors/recording-storage.ts';
import { closeApp, openApp } from './open-app.tsx';
import { json, notification, page, refusal, SmallApi } from './small-api.ts';

afterEach(closeApp);

const sentence = 'We can’t reach our records at the moment. Try again in a few seconds.';
const isAway = () => refusal(503, { request: sentence });
const confirmed = notification('n1', 'BookingRequestConfirmed', 'Confirmed.', '2026-11-20T08:00Z');

test('a page whose records are away says so kindly, nobody is signed out, and it loads when asked again', async () => {
  const api = new SmallApi().on('GET /notifications/mine', isAway);
  const { place } = openApp('/app/notifications', api, true);
  await screen.findByText(`${sentence} Nothing you entered is lost.`, {}, { timeout: 10_000 });
  expect(place()).toBe('/app/notifications');
  expect(localStorage.getItem('REFRESH_TOKEN')).not.toBeNull();
  api.on('GET /notifications/mine', () => page([confirmed]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Confirmed.')).toBeTruthy();
});

test('a session that can not be renewed while the records are away goes on when they are back', async () => {
  const api = new SmallApi().on('POST /auth/refresh', isAway);
  localStorage.setItem('REFRESH_TOKEN', 'refresh-of-before');
  localStorage.setItem('BEARER_TOKEN', bearerOf('mia', Date.now() - 1000, 'before'));
  openApp('/app/notifications', api);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(localStorage.getItem('REFRESH_TOKEN')).toBe('refresh-of-before');
  api.on('POST /auth/refresh', () => json(api.tokens()));
  fireEvent.click(again);
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
});
