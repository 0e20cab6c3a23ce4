import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { trailOf } from '#web/shell/trail-of.ts';
import { closeApp, openApp } from './open-app.tsx';
import { json, mia, page, SmallApi } from './small-api.ts';

afterEach(closeApp);

const crumbs = async () =>
  within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent || within(item).getByRole('link').title);
const homeLink = async () =>
  within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }))
    .getByRole('link', { name: 'Home' })
    .getAttribute('href');

describe('the breadcrumbs', () => {
  test('begin with the home button, which leads members to the dashboard', async () => {
    openApp('/app/notifications', new SmallApi(), true);
    expect(await crumbs()).toEqual(['Home', 'Notifications']);
    expect(await homeLink()).toBe('/app/dashboard');
  });

  test('lead staff home to the bookings', async () => {
    const api = new SmallApi().on('GET /auth/whoami', () => json({ ...mia, role: 'SuperAdmin' }));
    openApp('/app/notifications', api, true);
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(await homeLink()).toBe('/app/bookings');
  });

  test('are not on the page that the home button leads to', async () => {
    openApp('/app/dashboard', new SmallApi(), true);
    await screen.findByText('Nothing is booked');
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  });

  test('name the pages above that exist, and the page by its own title', () => {
    const titles: Record<string, string> = {
      '/app/bookings': 'Bookings',
      '/app/bookings/$booking': 'Booking',
    };
    const params = { booking: '7' };
    const place = { pattern: '/app/bookings/$booking/invites/create', params, title: 'Invite' };
    expect(trailOf(place, (path) => titles[path])).toEqual([
      { label: 'Bookings', link: { to: '/app/bookings', params } },
      { label: 'Booking', link: { to: '/app/bookings/$booking', params } },
      'Invite',
    ]);
  });

  test('leave out a list that the reader is kept from', async () => {
    const api = new SmallApi()
      .on('GET /auth/whoami', () => json({ ...mia, role: 'Coach' }))
      .on('GET /sessions/s1', () => new Response(null, { status: 500 }));
    openApp('/app/sessions/s1', api, true);
    const names = await crumbs();
    expect(names[0]).toBe('Home');
    expect(names).not.toContain('Sessions');
  });

  test('end with the page one is on', async () => {
    openApp(
      '/app/bookings/create',
      new SmallApi().on('GET /bookings', () => page([])),
      true,
    );
    expect(await crumbs()).toEqual(['Home', 'Bookings', 'Create Booking']);
    expect(screen.getByText('Create Booking').getAttribute('aria-current')).toBe('page');
  });
});
