import { describe, expect, test } from 'vitest';
import type { Role } from '#machines/person.ts';
import { entriesFor, helpFor, sidebarTable } from '#web/shell/frame/navigation.ts';
import { leadsSomewhere, routeExists } from '#web/shell/routing/route-exists.ts';

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
    const paths = ['/app/bookings', '/auth/sign-out'];
    expect(labelsOf('Coach', (path) => routeExists(path, paths))).toEqual(['Bookings', 'Logout']);
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

test('an address leads somewhere when a screen of the map answers it', () => {
  const paths = ['/app/bookings/$booking', '/app/bookings'];
  expect(leadsSomewhere('/app/bookings/7?tab=past#top', paths)).toBe(true);
  expect(leadsSomewhere('/app/bookings', paths)).toBe(true);
  expect(leadsSomewhere('/app/bookings/7/respond', paths)).toBe(false);
  expect(leadsSomewhere('/zoom/7', paths)).toBe(false);
});
