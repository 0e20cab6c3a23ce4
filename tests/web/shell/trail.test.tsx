import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Role } from '#machines/person.ts';
import { accountSteps } from '#web/shell/account-steps.ts';
import { pagesFor } from '#web/shell/routing/pages-for.ts';
import { trailOf } from '#web/shell/routing/trail-of.ts';
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

  test('of an organisation’s pages leave out the list of all, which its admin may not read', async () => {
    const hal = { ...mia, role: 'OrganizationAdmin' as const };
    const api = new SmallApi()
      .on('GET /auth/whoami', () => json(hal))
      .on('GET /organizations/o1', () => new Response(null, { status: 500 }));
    openApp('/app/organizations/o1', api, true);
    expect(await crumbs()).toEqual(['Home', 'Organisation']);
  });

  test('of the pages about a coach or a member lead back to the account', () => {
    const [o1, u7] = [{ id: 'o1' }, { user: '7' }];
    const steps = (role: Role, pattern: string, params: Record<string, string>, id = 'me') =>
      accountSteps({ id, organization: o1 }, pagesFor(role), pattern, params);
    const [coach, member] = ['/app/coaches/$coach', '/app/members/$member'] as const;
    const account = [
      ['/app/users', {}, 'Users'],
      ['/app/users/$user', u7, 'User Details'],
    ];
    expect(steps('Admin', coach, { coach: '7' })).toEqual(account);
    expect(steps('SuperAdmin', member, { member: '7' })).toEqual(account);
    expect(steps('Coach', coach, { coach: '7' }, '7')).toEqual([['/app/profile', {}, 'Profile']]);
    expect(steps('OrganizationAdmin', member, { member: '7' })).toEqual([
      ['/app/organizations/$organization/members', { organization: 'o1' }, 'Organisation Members'],
    ]);
    expect(steps('Coach', member, { member: '7' })).toEqual([]);
    expect(steps('Admin', '/app/coaches', { coach: '7' })).toEqual([]);
  });

  test('name the pages of an account also while their part of the map is not there', () => {
    const place = { pattern: '/app/coaches/$coach/reviews', params: { coach: '7' }, title: 'Own' };
    const insteadOf = accountSteps.bind(null, { id: 'me', organization: null }, pagesFor('Admin'));
    expect(trailOf(place, () => undefined, insteadOf)).toEqual([
      { label: 'Users', link: { to: '/app/users', params: {} } },
      { label: 'User Details', link: { to: '/app/users/$user', params: { user: '7' } } },
      'Own',
    ]);
  });

  test('of a coach’s permissions stand below the account on the page', async () => {
    const api = new SmallApi().on('GET /auth/whoami', () =>
      json({ ...mia, role: 'Admin', organization: null }),
    );
    openApp('/app/coaches/c1/member-permissions/create', api, true);
    expect(await crumbs()).toEqual([
      'Home',
      'Users',
      'User Details',
      'Member Permissions',
      'Add Member Permission',
    ]);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(trail.getByRole('link', { name: 'User Details' }).getAttribute('href')).toBe(
      '/app/users/c1',
    );
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
