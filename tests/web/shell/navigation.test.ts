import { describe, expect, test } from 'vitest';
import type { Role } from '#machines/person.ts';
import { entriesFor, helpFor, sidebarTable } from '#web/shell/frame/navigation.ts';
import { pagesFor, routeExists } from '#web/shell/routing/pages-for.ts';

const everything = () => true;
const labelsOf = (role: Role, exists: (path: string) => boolean = everything) =>
  entriesFor(sidebarTable, { role, organization: { id: '7' } }, exists).map(({ label }) => label);

describe('the sidebar', () => {
  test('of a member', () => {
    expect(labelsOf('Member')).toEqual([
      'Home',
      'Profile',
      'Messages',
      'Booking Invites',
      'Bookings',
      'Sessions',
      'Programmes',
      'Teams',
      'Resources',
      'Interactive Resources',
      'AI Conversations',
      'AI Upload',
      'Logout',
    ]);
  });

  test('of an organisation admin adds the members of their organisation', () => {
    const admin = { role: 'OrganizationAdmin', organization: { id: '7' } } as const;
    const entries = entriesFor(sidebarTable, admin, everything);
    expect(entries.find(({ label }) => label === 'Members')?.params).toEqual({ organization: '7' });
    expect(labelsOf('OrganizationAdmin').filter((label) => label !== 'Members')).toEqual(
      labelsOf('Member'),
    );
  });

  test('of a coach has their calendar and neither sessions nor programmes', () => {
    expect(labelsOf('Coach')).toEqual([
      'Home',
      'Profile',
      'Messages',
      'Booking Invites',
      'Bookings',
      'Availability',
      'Resources',
      'Interactive Resources',
      'AI Conversations',
      'External Calendars',
      'Working Hours',
      'Logout',
    ]);
  });

  test('of staff begins with the profile; an admin has no messages', () => {
    expect(labelsOf('Admin').slice(0, 3)).toEqual(['Profile', 'Booking Groups', 'Booking Invites']);
    expect(labelsOf('SuperAdmin').filter((label) => label !== 'Messages')).toEqual(
      labelsOf('Admin'),
    );
  });

  test('shows no entry whose screen does not exist', () => {
    const pages = [['everyone', ['/app/bookings', '/auth/sign-out']]] as const;
    expect(labelsOf('Coach', (path) => routeExists(path, pages))).toEqual(['Bookings', 'Logout']);
  });
});

test('the help menu has its five links, as far as their screens exist', () => {
  expect(helpFor(everything).map(({ label }) => label)).toEqual([
    'Forum',
    'Forum Rules',
    'Support',
    'Privacy Policy',
    'Terms & Conditions',
  ]);
  expect(helpFor(() => false)).toEqual([]);
});

describe('a page', () => {
  const mayOpen = pagesFor('Member', [
    ['everyone', ['/app/bookings/$booking', '/app/bookings']],
    ['staff', ['/app/bookings/export', '/app/users/$user']],
    ['organizationAdminsAndStaff', ['/app/users/$user/$part']],
    ['members', ['/app/users/mine/awards']],
  ]);

  test.each([
    ['/app/bookings/7?tab=past#top', true],
    ['/app/bookings', true],
    ['/app/bookings/export', false],
    ['/app/users/7', false],
    ['/app/users/$user', false],
    ['/app/users/7/edit', false],
    ['/app/users/mine/awards', true],
    ['/app/bookings/7/respond', undefined],
    ['/zoom/7', undefined],
    ['', undefined],
  ])('at %s is for a member: %s', (address, isTheirs) => {
    expect(mayOpen(address)).toBe(isTheirs);
  });
});
