import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, page, refusal, SmallApi } from '../shell/small-api.ts';
import { groupApi } from './booking-groups/group-scene.ts';
import { northId } from './booking-requests/flow-scene.ts';
import { memberApi, team } from './teams/teams-scene.ts';

afterEach(closeApp);

const leaders = 'GET /user/organization/northwind/team-leaders';
const programmesOfMia = 'GET /programmes/user/mia';
const leadersFailed =
  'Failed to determine if user is a team leader. Ability to create group bookings may be incorrectly disabled. Please contact site administrators.';
const programmesFailed =
  "Failed to fetch users' programmes. Ability to launch interactive resources may be incorrectly disabled. Please contact site administrators.";

const led = { id: 't1', name: 'Firmware', members: 4, upcomingBookings: 1, credits: 3 };
const quiet = { nextSession: null, moreToDo: {}, toDo: [], credits: [], upcoming: [] };
const withLedTeam = {
  ...quiet,
  ledTeams: [{ ...led, progress: null }],
  bookAgain: null,
  conversations: null,
};
const booksForTheTeam = () => screen.queryByRole('link', { name: 'Book for the team' });

/** Where a leader finds the way to book for a team. */
const places = [
  [
    'the page of a team',
    '/app/teams/t1',
    () => memberApi().on('GET /teams/t1', () => json({ ...team, isLedByReader: true })),
  ],
  [
    'the dashboard',
    '/app/dashboard',
    () => new SmallApi().on('GET /dashboard', () => json(withLedTeam)),
  ],
] as const;
const series = `/app/booking-requests/create?for=${northId}&together=series`;

describe.each(places)('%s', (_, address, api) => {
  test('leads somebody who is among the leaders to booking for the team', async () => {
    openApp(address, api(), true);
    expect(await screen.findByRole('link', { name: 'Book for the team' })).toBeTruthy();
  });

  test('offers it to nobody who is not among them', async () => {
    const asked = api().on(leaders, () => page([]));
    openApp(address, asked, true);
    const button = await screen.findByRole('button', { name: 'Book for the team' });
    await expect.poll(() => asked.asked).toContain(`${leaders}?perPage=999`);
    expect([button.hasAttribute('disabled'), booksForTheTeam()]).toEqual([true, null]);
  });

  test('offers it to nobody while that can’t be found out, and says so', async () => {
    openApp(
      address,
      api().on(leaders, () => refusal(500, {})),
      true,
    );
    await screen.findByText(leadersFailed);
    const button = await screen.findByRole('button', { name: 'Book for the team' });
    expect([button.hasAttribute('disabled'), booksForTheTeam()]).toEqual([true, null]);
  });
});

describe('a series for a team', () => {
  const api = () => groupApi('Member');

  test('is booked by somebody who is among the leaders', async () => {
    openApp(series, api(), true);
    expect(await screen.findByRole('button', { name: 'Book all' })).toBeTruthy();
  });

  test('is booked by nobody who is not among them', async () => {
    openApp(
      series,
      api().on(leaders, () => page([])),
      true,
    );
    await screen.findByText('Only a team leader can book for a team.');
    expect(screen.getByText('You can book sessions of your own.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book all' })).toBeNull();
  });

  test('is booked by nobody while that can’t be found out, and the page says so', async () => {
    openApp(
      series,
      api().on(leaders, () => refusal(500, {})),
      true,
    );
    // It is announced besides; on the page itself it stays.
    const main = () => within(screen.getByRole('main'));
    await expect.poll(() => main().queryByText(leadersFailed)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Book all' })).toBeNull();
  });
});

test.each([
  ['is not among the leaders', () => page([])],
  ['can’t be found among the leaders', () => refusal(500, {})],
])('whoever %s books for themselves alone', async (_, answer) => {
  openApp('/app/booking-requests/create', groupApi('Member').on(leaders, answer), true);
  const forTheTeam = await screen.findByRole('radio', { name: 'My team North' });
  expect(forTheTeam.hasAttribute('disabled')).toBe(true);
});

const record = {
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  availableEvents: [],
};
const programme = { id: 'p1', name: 'Leading with clarity' };
const own = { id: null, isBegun: false, isCompleted: false, progress: 0, score: null };
const activity = {
  ...record,
  id: 'i1',
  status: 'active',
  name: 'Wheel of life',
  description: null,
  groups: ['GROW'],
  contentVersion: 1,
  programmes: null,
  launches: [{ id: 'a1', programme, refusal: null, own }],
  mayPreview: false,
};
const assignment = {
  ...record,
  id: 'a1',
  status: 'active',
  programme,
  activity: { id: 'i1', name: 'Wheel of life' },
  description: null,
  contentVersion: 1,
  opensOn: null,
  closesOn: null,
  position: 1,
  prerequisites: [],
  results: null,
  own,
  refusal: null,
  mayLaunch: true,
  mayPreview: false,
  versions: [1],
  createdBy: null,
  updatedBy: null,
};
const activities = () =>
  new SmallApi()
    .on('GET /interactive-resources', () => page([activity]))
    .on('GET /interactive-resource/filter', () => json([]))
    .on('GET /interactive-resources/authors', () => json({ address: null }))
    .on('GET /programmes/p1', () => json(programme))
    .on('GET /programme-interactive-resources/a1', () => json(assignment));
const launches = [
  ['the list of activities', '/app/interactive-resources', 'Launch Wheel of life'],
  ['an activity', '/app/programmes/p1/interactive-resources/a1', 'Launch'],
] as const;

describe.each(launches)('%s', (_, address, name) => {
  const launch = async () => {
    const shown = await screen.findByText('Launch');
    const { tagName } = shown;
    const isOpen = tagName === 'A' || !shown.hasAttribute('disabled');
    expect(screen.getByRole(tagName === 'A' ? 'link' : 'button', { name })).toBe(shown);
    return isOpen;
  };
  const refused = () => screen.queryByText('Available to members of “Leading with clarity”.');

  test('is launched by a member of its programme', async () => {
    openApp(
      address,
      activities().on(programmesOfMia, () => page([{ id: 'p0' }, programme])),
      true,
    );
    await expect.poll(launch).toBe(true);
    expect(refused()).toBeNull();
  });

  test('is launched by nobody whose programmes are others', async () => {
    const api = activities().on(programmesOfMia, () => page([{ id: 'p0' }]));
    openApp(address, api, true);
    await expect.poll(() => api.asked).toContain(`${programmesOfMia}?perPage=999`);
    expect([await launch(), refused() !== null]).toEqual([false, true]);
  });

  test('is launched by nobody while the programmes can’t be found out, and says so', async () => {
    const api = activities().on(programmesOfMia, () => refusal(500, {}));
    openApp(address, api, true);
    await screen.findByText(programmesFailed);
    expect([await launch(), refused() !== null]).toEqual([false, true]);
  });
});
