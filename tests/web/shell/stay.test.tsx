import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from './open-app.tsx';
import { json, mia, page, SmallApi } from './small-api.ts';

afterEach(closeApp);

const apiOf = (role: 'Coach' | 'Member') =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role }))
    .on('GET /notifications/mine', () => page([]))
    .on('GET /reports', () =>
      json(
        {
          status: 403,
          title: 'Forbidden',
          errors: { request: 'You don’t have access to any reports.' },
        },
        403,
      ),
    )
    .on('GET /legal/terms', () =>
      json({
        document: 'terms',
        version: '1',
        publishedOn: '2026-01-01',
        text: '# Terms & Conditions',
      }),
    );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** From the terms to the notifications, and from there to the page that is not for coaches. */
async function goThere(role: 'Coach' | 'Member', replace = false) {
  const { router, place } = openApp('/app/terms', apiOf(role), true);
  await heading('Terms & Conditions');
  await router.navigate({ href: '/app/notifications' });
  await heading('Notifications');
  void router.navigate({ href: '/app/reports', replace });
  return { router, place };
}

test.each([false, true])(
  'a coach who wants a page that is not for coaches stays where they are, and Back leads where it led before (in the place of the page: %s)',
  async (replace) => {
    const { router, place } = await goThere('Coach', replace);
    await waitFor(() => expect(place()).toBe('/app/notifications'));
    expect(router.history.location.href).toBe('/app/notifications');
    expect(router.history.length).toBe(2);
    expect(screen.queryByRole('heading', { level: 1, name: 'Reports' })).toBeNull();
    expect(router.state.status).toBe('idle');
    router.history.back();
    await heading('Terms & Conditions');
    router.history.forward();
    await heading('Notifications');
  },
);

test('a member gets there, and is told that there is nothing for them', async () => {
  const { place } = await goThere('Member');
  await heading('Reports');
  expect(place()).toBe('/app/reports');
  expect(await screen.findByText('You don’t have access to any reports.')).toBeTruthy();
});

test('a coach whose tab opens with it is led home', async () => {
  const { place } = openApp('/app/reports', apiOf('Coach'), true);
  await waitFor(() => expect(place()).toBe('/app/dashboard'));
});
