import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from './open-app.tsx';
import { json, page, SmallApi } from './small-api.ts';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

/** Presses the button, and gives the link that is copied. */
async function copied(button: HTMLElement): Promise<string> {
  const texts: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => void texts.push(text) },
  });
  fireEvent.click(button);
  await expect.poll(() => texts.length).toBe(1);
  return texts[0] ?? '';
}

/** The steps are in the fragment. */
const toSupport = /^http:\/\/localhost:3000\/charts\/auth\/replay#./;
const offered = () => screen.findByRole('button', { name: 'Copy support link' });

test('the support page offers the link for support', async () => {
  const api = new SmallApi()
    .on('GET /support-requests', () => page([]))
    .on('GET /support-request/filter', () => json([]));
  openApp('/app/support', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Support' });
  expect(await copied(await offered())).toMatch(toSupport);
  expect(await screen.findByText(/^Support link copied/)).toBeTruthy();
});

test('a page that broke offers it, beside trying again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  openApp(
    '/app/dashboard',
    new SmallApi().on('GET /dashboard', () => json({ toDo: 'broken' })),
    true,
  );
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong on this page' });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(await copied(await offered())).toMatch(toSupport);
});

test('what says that the server does not answer offers it', async () => {
  const api = new SmallApi();
  openApp('/app/dashboard', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Hello, Mia' });
  api.isDown = true;
  fireEvent.click(await screen.findByRole('link', { name: 'Bookings' }));
  const again = await screen.findByRole('button', { name: 'Try now' });
  const said = within(again.closest<HTMLElement>('[role="status"]') ?? document.body);
  expect(said.getByText(/^We can’t reach the server/)).toBeTruthy();
  expect(await copied(said.getByRole('button', { name: 'Copy support link' }))).toMatch(toSupport);
});
