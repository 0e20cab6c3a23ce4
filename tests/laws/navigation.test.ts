import { describe, expect, test } from 'vitest';
import type { Audience } from '#machines/audiences.ts';
import type { Role } from '#machines/person.ts';
import { promptLinks } from '#web/actors/hosted-prompts.ts';
import { routes } from '#tools/pages/routes.ts';
import {
  entriesFor,
  headerTable,
  helpTable,
  sidebarButtons,
  sidebarTable,
} from '#web/shell/frame/navigation.ts';
import type { Row } from '#web/shell/frame/navigation.ts';
import { actTable } from '#web/shell/palette/acts.ts';

/** The table of the specification (2, sidebar links), as it stands there: label, path, who sees it. */
const sidebar: readonly (readonly [label: string, path: string, visibleTo: string])[] = [
  ['Home', '/app/dashboard', 'not staff'],
  ['Profile', '/app/profile', 'all'],
  ['Messages', '/app/conversations', 'not admin'],
  ['Booking Groups', '/app/booking-groups', 'staff'],
  ['Booking Invites', '/app/booking-invites', 'all'],
  ['Bookings', '/app/bookings', 'all'],
  ['Availability', '/app/availability', 'coach'],
  ['Sessions', '/app/sessions', 'not coach'],
  ['Programmes', '/app/programmes', 'not coach'],
  ['Members', '/app/organizations/{id}/members', 'organisation admin, own organisation'],
  ['Organisations', '/app/organizations', 'staff'],
  ['Teams', '/app/teams', 'members'],
  ['Users', '/app/users', 'staff'],
  ['Questionnaires', '/app/questionnaires', 'staff'],
  ['Resource Categories', '/app/resource-categories', 'staff'],
  ['Resources', '/app/resources', 'all'],
  ['Interactive Resources', '/app/interactive-resources', 'all'],
  ['AI Conversations', '/app/kai-conversations', 'all'],
  ['AI Credit Selection Requests', '/app/kai-credit-selection-requests', 'staff'],
  ['AI Upload', '/app/kai-conversations/create', 'members'],
  ['KPIs', '/app/kpis', 'staff'],
  ['Reports', '/app/reports', 'staff'],
  ['External Calendars', '/app/external-calendars', 'coach'],
  ['Working Hours', '/app/working-hours/update', 'coach'],
  ['Logout', '/auth/sign-out', 'all'],
];
const buttonsBelow = [
  ['Make a Booking', '/app/dashboard', 'members'],
  ['Update Availability', '/app/dashboard', 'coach'],
];
const headerButtons = [
  ['Make a Booking', '/app/booking-requests/create', 'members'],
  ['Availability', '/app/availability', 'coach'],
];
const help: readonly (readonly [label: string, path: string])[] = [
  ['Forum', '/app/forum'],
  ['Forum Rules', '/app/forum/rules'],
  ['Support', '/app/support'],
  ['Privacy Policy', '/app/privacy-policy'],
  ['Terms & Conditions', '/app/terms'],
];

const inWords: Partial<Record<Audience, string>> = {
  everyone: 'all',
  staff: 'staff',
  membersAndCoaches: 'not staff',
  everyoneButAdmins: 'not admin',
  coaches: 'coach',
  membersAndStaff: 'not coach',
  everyoneButCoaches: 'not coach',
  members: 'members',
  organizationAdmins: 'organisation admin, own organisation',
};
const written = (table: readonly Row[]) =>
  table.map(([label, path, audience]) => [
    label,
    path.replace('$organization', '{id}'),
    inWords[audience],
  ]);

const seenBy: Record<string, readonly Role[]> = {
  all: ['Member', 'OrganizationAdmin', 'Coach', 'Admin', 'SuperAdmin'],
  staff: ['Admin', 'SuperAdmin'],
  'not staff': ['Member', 'OrganizationAdmin', 'Coach'],
  'not admin': ['Member', 'OrganizationAdmin', 'Coach', 'SuperAdmin'],
  coach: ['Coach'],
  'not coach': ['Member', 'OrganizationAdmin', 'Admin', 'SuperAdmin'],
  members: ['Member', 'OrganizationAdmin'],
  'organisation admin, own organisation': ['OrganizationAdmin'],
};
const rolesThatSee = (label: string) =>
  (seenBy['all'] ?? []).filter((role) =>
    entriesFor(sidebarTable, { role, organization: { id: '7' } }, () => true).some(
      (entry) => entry.label === label,
    ),
  );

const screens = new Set(
  (routes.children ?? []).flatMap((child) =>
    'path' in child && typeof child.path === 'string' ? [child.path] : [],
  ),
);
const missing = (table: readonly (readonly [label: string, path: string, ...rest: unknown[]])[]) =>
  table
    .filter(([, path]) => !screens.has(path.replace('{id}', '$organization')))
    .map(([label, path]) => `${label} (${path})`);

describe('the navigation is that of the specification, to the letter', () => {
  test('the sidebar: labels, paths, order and audience', () => {
    expect(written(sidebarTable)).toEqual(sidebar);
  });

  test.each(sidebar)('the sidebar’s %s (%s) is seen by: %s', (label, _path, visibleTo) => {
    expect(rolesThatSee(label)).toEqual(seenBy[visibleTo]);
  });

  test('the two buttons below the links', () => {
    expect(written(sidebarButtons)).toEqual(buttonsBelow);
  });

  test('the two buttons of the header', () => {
    expect(written(headerTable)).toEqual(headerButtons);
  });

  test('the five links of the help menu', () => {
    expect(helpTable).toEqual(help);
  });
});

describe('an entry appears when its screen exists', () => {
  test('in the sidebar, where nobody has an entry that leads nowhere', () => {
    const absent = missing(sidebar);
    const shown = (seenBy['all'] ?? []).flatMap((role) =>
      entriesFor(sidebarTable, { role, organization: { id: '7' } }, (path) => screens.has(path)),
    );
    expect(new Set(shown.map(({ label }) => label)).size).toBe(sidebar.length - absent.length);
    if (absent.length > 0)
      console.info(
        `${sidebar.length - absent.length} of ${sidebar.length} sidebar entries have a screen. Still missing: ${absent.join(', ')}.`,
      );
  });

  test('which the buttons of prompts rely on', () => {
    const pages = Object.values(promptLinks).flatMap((link) => link?.replace(/#.*/, '') ?? []);
    expect(pages.filter((page) => !screens.has(page))).toEqual([]);
  });

  test('in the help menu and the header', () => {
    const absent = [...missing(help), ...missing(headerTable)];
    if (absent.length > 0) console.info(`Still missing around them: ${absent.join(', ')}.`);
    expect(missing(headerTable)).not.toContain('Make a Booking (/app/booking-requests/create)');
  });
});

describe('the palette begins whatever can be begun', () => {
  /** Pages on which something comes into being, and that need to be told nothing before. */
  const stands = [...screens].filter(
    (path) => /^\/app\/.*\/(create|connect|new|upload)$/.test(path) && !path.includes('$'),
  );
  const pagesOf = actTable.flatMap(([, link, also = link]) => [link, also]);
  const pages = new Set(pagesOf.map((link) => link.replace(/\?.*/, '')));

  test('on every page that stands alone', () => {
    expect(stands.length).toBeGreaterThan(10);
    expect(stands.filter((path) => !pages.has(path))).toEqual([]);
  });

  test('and on no page that is not there', () => {
    expect([...pages].filter((path) => !screens.has(path))).toEqual([]);
  });

  test('by names of their own', () => {
    const labels = actTable.map(([label]) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
