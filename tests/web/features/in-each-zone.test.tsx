import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownZone } from '#domain/time/own-zone.ts';
import { readersZones } from '#tests/support/strangers.ts';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, mia, notification, page, SmallApi } from '../shell/small-api.ts';
import { strangersIn } from '../shell/strangers-in.ts';
import { booked, coachApi, timeOfAna } from './coach-time/coach-time-api.ts';

const before = process.env['TZ'];
/** Already the next day in London and in Kathmandu, and not yet in New York; so is what the pages tell of. */
const now = Date.parse('2027-03-08T00:30:00Z');
const night = '2027-03-10T00:30:00.000Z';
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  closeApp();
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const ana = { id: 'ana', fullName: 'Ana Silva', pictureUrl: null };
const session = {
  id: 'b1',
  status: 'confirmed.scheduled',
  statusLabel: 'Confirmed',
  startsAt: night,
  endsAt: '2027-03-10T01:30:00.000Z',
  session: { id: 's1', name: 'Career clarity' },
  coach: ana,
  attendees: [{ id: 'mia', fullName: 'Mia Thornton', pictureUrl: null }],
  team: null,
  location: { kind: 'video', detail: null, joinUrl: '/zoom/b1' },
  mayJoin: false,
  paperworkDue: [],
  availableEvents: [],
};
const dashboard = {
  nextSession: session,
  upcoming: [session, { ...session, id: 'b2' }],
  moreToDo: {},
  toDo: [
    {
      kind: 'answerInvite',
      text: 'Answer an invitation',
      due: night,
      link: '/app/booking-invites/i1',
      who: null,
      booking: null,
    },
  ],
  credits: [
    {
      programme: { id: 'p1', name: 'Leading with Confidence' },
      available: 3,
      held: 1,
      used: 2,
      total: 6,
      expiresAt: night,
      lots: [{ available: 3, expiresAt: night }],
    },
  ],
  ledTeams: [],
  bookAgain: null,
  conversations: null,
};
const programme = {
  id: 'p1',
  status: 'active.normal',
  name: 'Sales basics',
  organization: { id: 'northwind', name: 'Northwind' },
  groups: ['GROW'],
  startDate: '2027-01-05',
  endDate: '2027-04-14',
  timeZone: 'Asia/Tokyo',
  elapsed: { day: 40, days: 100 },
  members: 12,
  progress: null,
  credits: null,
  aiCredits: null,
  version: 1,
  availableEvents: [],
  objectives: null,
  creditExpiryDays: null,
  teams: [],
  readiness: null,
  description: null,
  coaches: [ana],
  sessions: [],
  named: { members: false, journeys: [] },
  booked: { areAll: false, requested: 0, upcoming: 2, next: night, waiting: 0, completed: 0 },
  expiring: { units: 8, at: night },
};
const news = notification('n1', 'BookingRequestConfirmed', 'Ana confirmed it.', night);

/** Pages without a machine of which samples are made, with a text of each and the time that it shows. */
const pages: readonly (readonly [string, string, string | RegExp, SmallApi])[] = [
  [
    'Home',
    '/app/dashboard',
    'Career clarity',
    new SmallApi().on('GET /dashboard', () => json(dashboard)),
  ],
  [
    'the notifications',
    '/app/notifications',
    'Ana confirmed it.',
    new SmallApi()
      .on('GET /notifications/mine', () => page([{ ...news, group: 'Bookings', link: '/app' }]))
      .on('GET /notifications/mine/count', () => json({ unactioned: 1, toOpen: [] })),
  ],
  [
    'a programme',
    '/app/programmes/p1',
    /Your next session/,
    new SmallApi()
      .on('GET /auth/whoami', () => json({ ...mia, role: 'Member' }))
      .on('GET /programmes/p1/history', () => json([]))
      .on('GET /programmes/p1', () => json(programme)),
  ],
  [
    'the availability of a coach',
    '/app/availability?from=2099-03-04',
    /Working hours/,
    coachApi('ana', timeOfAna({ reservations: [booked('00:00', '01:00')] })),
  ],
];

describe.each(readersZones)('in %s', (zone) => {
  test.each(pages)('%s says every time so', async (_, address, text, api) => {
    process.env['TZ'] = zone;
    openApp(address, api, true);
    await screen.findAllByText(text);
    expect(strangersIn(ownZone())).toEqual([]);
  });
});

test('the availability of a coach names both clocks where they differ, and one where they don’t', async () => {
  const open = async () => {
    openApp('/app/availability?from=2099-03-04', coachApi('ana'), true);
    await screen.findByRole('heading', { level: 1, name: 'Availability' });
  };
  process.env['TZ'] = 'America/New_York';
  await open();
  expect(await screen.findByText('New York time')).toBeTruthy();
  expect(screen.getByText('Working hours: UTC time')).toBeTruthy();
  closeApp();
  process.env['TZ'] = 'Europe/London';
  await open();
  expect(await screen.findByText('London time')).toBeTruthy();
  expect(screen.queryByText(/^Working hours: /)).toBeNull();
});
