import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, mia, SmallApi } from '../shell/small-api.ts';

afterEach(closeApp);

const ana = { id: 'ana', fullName: 'Ana Silva', pictureUrl: null };
const me = { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null };
const bookingAt = (id: string, startsAt: string) => ({
  id,
  status: 'confirmed.scheduled',
  statusLabel: 'Confirmed',
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  session: { id: 's1', name: 'Career clarity' },
  coach: ana,
  attendees: [me],
  team: null,
  location: { kind: 'video', detail: null, joinUrl: `/zoom/${id}` },
  mayJoin: false,
  paperworkDue: [],
  availableEvents: [{ type: 'CANCEL', label: 'Cancel', enabled: true, reasons: [] }],
});
const next = bookingAt('b1', '2027-03-01T09:00:00.000Z');
const later = bookingAt('b2', '2027-03-08T09:00:00.000Z');

test('the dashboard shows the next session, what needs doing, and what is left', async () => {
  const api = new SmallApi().on('GET /dashboard', () =>
    json({
      nextSession: next,
      upcoming: [next, later],
      moreToDo: {},
      toDo: [
        {
          kind: 'awaitAnswer',
          text: 'Waiting for Ana Silva to reply',
          due: '2027-02-20T09:00:00.000Z',
          link: '/app/bookings/b3',
          who: 'Ana Silva',
          booking: null,
        },
        {
          kind: 'giveReview',
          text: 'Review a session',
          due: null,
          link: '/app/bookings/b4',
          who: null,
          booking: null,
        },
        {
          kind: 'answerInvite',
          text: 'Answer an invitation',
          due: '2027-02-21T09:00:00.000Z',
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
          expiresAt: '2036-12-04T23:59:00.000Z',
          lots: [
            { available: 1, expiresAt: '2036-12-04T12:00:00.000Z' },
            { available: 3, expiresAt: '2036-12-04T15:00:00.000Z' },
            { available: 2, expiresAt: '2037-03-05T12:00:00.000Z' },
          ],
        },
      ],
      ledTeams: [],
      bookAgain: null,
      conversations: null,
    }),
  );
  openApp('/app/dashboard', api, true);
  const coming = within(await screen.findByRole('region', { name: 'Your next session' }));
  expect(coming.getByText('Ana Silva')).toBeTruthy();
  expect(coming.getByRole('link', { name: 'Open the booking' }).getAttribute('href')).toBe(
    '/app/bookings/b1',
  );
  expect(coming.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(
    '/app/bookings/b1/cancel',
  );
  const after = within(await screen.findByRole('region', { name: 'After that' }));
  expect(after.getAllByRole('listitem')).toHaveLength(1);
  const toDo = within(screen.getByRole('region', { name: 'What needs doing' }));
  expect(toDo.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Answer an invitation',
    'Review a session',
  ]);
  const others = within(screen.getByRole('region', { name: 'Waiting for others' }));
  expect(
    others.getByRole('link', { name: 'Waiting for Ana Silva to reply' }).getAttribute('href'),
  ).toBe('/app/bookings/b3');
  const credits = within(screen.getByRole('region', { name: 'Session credits' }));
  expect(credits.getByText('3 of 6 left · 2 used · 1 reserved for a booking')).toBeTruthy();
  expect(credits.getByText(/^4 can be used until .*4 Dec/)).toBeTruthy();
  expect(credits.getByText(/^2 can be used until .*5 Mar/)).toBeTruthy();
  expect(
    credits.getByRole('progressbar', { name: '3 of 6 credits left in Leading with Confidence' }),
  ).toBeTruthy();
});

test('of many things to do the most pressing stand there, and all of them at a press', async () => {
  const toDo = Array.from({ length: 9 }, (_, index) => ({
    kind: 'answerRequest',
    text: `Answer request ${index + 1}`,
    due: '2027-02-20T09:00:00.000Z',
    link: `/app/bookings/b${index + 10}/respond`,
    who: null,
    booking: null,
  }));
  const api = new SmallApi().on('GET /dashboard', () =>
    json({
      nextSession: next,
      upcoming: [next],
      toDo,
      moreToDo: {},
      credits: [],
      ledTeams: [],
      bookAgain: null,
      conversations: null,
    }),
  );
  openApp('/app/dashboard', api, true);
  const list = within(await screen.findByRole('list', { name: '9 requests to answer' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getByText('Answer request 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(list.getAllByRole('listitem')).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
});

test('a coach sees whom they meet', async () => {
  const api = new SmallApi()
    .on('GET /auth/whoami', () =>
      json({ ...mia, ...ana, firstName: 'Ana', role: 'Coach', organization: null }),
    )
    .on('GET /dashboard', () =>
      json({
        nextSession: next,
        upcoming: [next],
        moreToDo: {},
        toDo: [],
        credits: null,
        ledTeams: [],
        bookAgain: null,
        conversations: null,
      }),
    );
  openApp('/app/dashboard', api, true);
  const coming = within(await screen.findByRole('region', { name: 'Your next session' }));
  expect(coming.getByText('Mia Thornton')).toBeTruthy();
  expect(screen.queryByText('Session credits')).toBeNull();
  expect(screen.getByRole('link', { name: 'Update Availability' }).getAttribute('href')).toBe(
    '/app/dashboard',
  );
});

const team = {
  id: 't1',
  name: 'Northern team',
  members: 4,
  upcomingBookings: 1,
  credits: 3,
  progress: { invited: 0, activated: 1, started: 2, stalled: 1, finished: 0 },
};
const quiet = {
  nextSession: null,
  upcoming: [],
  toDo: [],
  moreToDo: {},
  credits: [],
  bookAgain: null,
  conversations: null,
};

test('whoever leads a team sees it in counts, and books for it', async () => {
  const api = new SmallApi().on('GET /dashboard', () => json({ ...quiet, ledTeams: [team] }));
  openApp('/app/dashboard', api, true);
  const led = within(await screen.findByRole('region', { name: 'Northern team' }));
  expect(led.getByText('4 members · 1 upcoming booking · 3 credits left')).toBeTruthy();
  expect(led.getByText('1 activated · 2 started · 1 stalled')).toBeTruthy();
  expect(led.getByRole('link', { name: 'Open team' }).getAttribute('href')).toBe('/app/teams/t1');
  const booking = await led.findByRole('link', { name: 'Book for the team' });
  expect(booking.getAttribute('href')).toBe('/app/booking-requests/create?for=t1');
});

test('an organisation admin finds the way to their organisation, and members their progress', async () => {
  const organization = { id: 'o1', name: 'Northwind' };
  const achievement = { levelName: 'Explorer', badgeUrl: null, percentProgress: 40 };
  const api = new SmallApi()
    .on('GET /auth/whoami', () =>
      json({ ...mia, role: 'OrganizationAdmin', organization, achievement }),
    )
    .on('GET /dashboard', () => json({ ...quiet, ledTeams: [] }));
  openApp('/app/dashboard', api, true);
  const own = within(await screen.findByRole('region', { name: 'Northwind' }));
  expect(own.getByRole('link', { name: 'Members' }).getAttribute('href')).toBe(
    '/app/organizations/o1/members',
  );
  expect(own.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/app/reports');
  expect(own.getByRole('link', { name: 'How programmes are going' }).getAttribute('href')).toBe(
    '/app/reports/programme-progress',
  );
  expect(own.getByRole('link', { name: 'Open organisation' }).getAttribute('href')).toBe(
    '/app/organizations/o1',
  );
  const progress = within(screen.getByRole('region', { name: 'Your progress' }));
  expect(progress.getByText('40% of the way to the next level')).toBeTruthy();
});

test.each([
  ['Member', 'Make a Booking', 'Book a session', ['Choose a session']],
  [
    'Coach',
    'Update Availability',
    'Your availability',
    ['Open the calendar', 'Change working hours'],
  ],
] as const)(
  'the button below the sidebar brings a %s to the block it is about, also where they are there already',
  async (role, button, block, ways) => {
    const api = new SmallApi()
      .on('GET /auth/whoami', () => json({ ...mia, role }))
      .on('GET /dashboard', () => json({ ...quiet, ledTeams: [] }));
    const { place } = openApp('/app/notifications', api, true);
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
    const press = () => fireEvent.click(sidebar.getByRole('link', { name: button }));
    press();
    const found = await screen.findByRole('region', { name: block });
    await waitFor(() => expect(document.activeElement).toBe(found));
    expect(place()).toBe('/app/dashboard');
    const links = within(found).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(ways);
    links[0]?.focus();
    press();
    await waitFor(() => expect(document.activeElement).toBe(found));
    links[0]?.focus();
    press();
    await waitFor(() => expect(document.activeElement).toBe(found));
  },
);

test('the latest session can be booked again at one of the next three times, with all of it chosen', async () => {
  const startsAt = '2027-03-09T09:00:00.000Z';
  const past = { ...bookingAt('b7', '2027-02-01T09:00:00.000Z'), status: 'completed' };
  const api = new SmallApi()
    .on('GET /dashboard', () => json({ ...quiet, ledTeams: [], bookAgain: past }))
    .on('GET /booking-requests/next-times', () =>
      json({ coaches: [{ id: 'ana', nextFree: [startsAt] }] }),
    );
  openApp('/app/dashboard', api, true);
  const again = within(await screen.findByRole('region', { name: 'Book again' }));
  expect(again.getByText('Career clarity with Ana Silva')).toBeTruthy();
  const time = await again.findByRole('link', { name: /9 Mar/ });
  expect(
    Object.fromEntries(new URL(time.getAttribute('href') ?? '', location.href).searchParams),
  ).toEqual({ step: 'message', session: 's1', coach: 'ana', slot: startsAt });
  expect(again.getByRole('link', { name: 'Other times' }).getAttribute('href')).toBe(
    '/app/booking-requests/create?step=time&session=s1&coach=ana',
  );
});
