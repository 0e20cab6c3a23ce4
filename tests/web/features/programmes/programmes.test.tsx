import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { createTurns } from '#web/features/programmes/taking-part/turns.ts';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const id = '01890000-0000-7000-8000-0000000000b1';
const own = `/app/programmes/${id}`;
const credits = { pool: 5, available: 3, held: 1, used: 10, lost: 1 };

const programme = (more: object = {}) => ({
  id,
  status: 'active.normal',
  name: 'Sales basics',
  organization: { id: 'northwind', name: 'Northwind' },
  groups: ['GROW', 'Sales'],
  startDate: '2026-01-05',
  endDate: '2026-04-14',
  timeZone: 'Europe/London',
  elapsed: { day: 40, days: 100 },
  members: 12,
  progress: { invited: 2, activated: 3, started: 6, stalled: 1, finished: 0 },
  credits,
  version: 1,
  availableEvents: [],
  deletedAt: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  createdBy: null,
  updatedBy: null,
  objectives: null,
  creditExpiry: 'atProgrammeEnd',
  creditExpiryDays: null,
  allowSelfAllocation: true,
  teams: [],
  readiness: null,
  mayIssue: false,
  description: 'Coaching for all.',
  coaches: [{ id: 'ana', fullName: 'Ana Silva', pictureUrl: null }],
  sessions: [
    {
      id: 'option',
      session: { id: 'coaching', name: 'Executive coaching' },
      mayOpen: true,
      durationMinutes: 90,
      creditCost: 1,
      credits,
    },
  ],
  aiCredits: null,
  named: { members: true, journeys: ['started'] },
  booked: {
    areAll: true,
    requested: 1,
    upcoming: 2,
    next: '2030-03-18T10:00:00.000Z',
    waiting: 0,
    completed: 10,
  },
  expiring: { units: 8, at: '2030-03-17T23:00:00.000Z' },
  ...more,
});

/** The server of somebody who sees a programme; null where there is none. */
const apiOf = (role: string, one: object | null = programme()): SmallApi =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role }))
    .on('GET /programme/filter', () => json([]))
    .on('GET /programmes', () => page(one === null ? [] : [one]))
    .on(`GET /programmes/${id}/history`, () => json([]))
    .on(`GET /programmes/${id}`, () =>
      one === null ? refusal(404, { request: 'Not found.' }) : json(one),
    );

describe('the list of programmes', () => {
  test('says that there are none', async () => {
    openApp('/app/programmes', apiOf('Member', null), true);
    expect(await screen.findByText('No programmes yet')).toBeTruthy();
    expect(screen.getByText('You’re not in a programme at the moment.')).toBeTruthy();
  });

  test('tells that it could not be loaded, and can be asked again', async () => {
    let isBroken = true;
    const api = apiOf('Admin').on('GET /programmes', () =>
      isBroken ? refusal(422, { request: 'Busy.' }) : page([programme()]),
    );
    openApp('/app/programmes', api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    const row = await screen.findByRole('row', { name: /Sales basics/ });
    expect(within(row).getByRole('link', { name: 'Sales basics' }).getAttribute('href')).toBe(own);
    expect(within(row).getByText('10 of 20')).toBeTruthy();
    expect(within(row).getByText('05/01/2026–14/04/2026')).toBeTruthy();
    expect(within(row).getByText('Northwind')).toBeTruthy();
    expect(within(row).getByText('Active')).toBeTruthy();
  });

  test('leaves out what its reader is not told', async () => {
    const api = apiOf('Coach', programme({ members: null, credits: null }));
    openApp('/app/programmes', api, true);
    await screen.findByRole('row', { name: /Sales basics/ });
    expect(screen.queryByRole('columnheader', { name: 'Members' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Credits used' })).toBeNull();
  });
});

describe('a programme', () => {
  test('shows how far it is and where its credits are before it says the rest', async () => {
    openApp(own, apiOf('Admin'), true);
    const far = await screen.findByRole('region', { name: 'Progress' });
    expect(within(far).getByText('Day 40 of 100')).toBeTruthy();
    expect(within(far).getByText('It ends on 14/04/2026, in 60 days.')).toBeTruthy();
    const where = screen.getByRole('region', { name: 'Session credits' });
    expect(
      within(where)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '10 used',
      '1 reserved for bookings',
      '3 available',
      '5 not allocated',
      '1 lost or expired',
    ]);
    const people = screen.getByRole('region', { name: 'Members' });
    expect(
      within(people)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 invited', '3 activated', '6 started', '1 stalled']);
    const listed = screen.getByRole('list', { name: 'What happens next' });
    expect(
      within(listed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 24)),
    ).toEqual(['8 credits expire unless ', 'The next session beginsM', 'It ends on 14/04/2026, i']);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('See AI conversations')).toBe(`${own}/kai-conversations`);
    expect(hrefOf('Show members')).toBe(`/app/organizations/northwind/members?programme=${id}`);
    expect(hrefOf('6 started')).toBe(
      `/app/organizations/northwind/members?programme=${id}&journey=started`,
    );
    expect(screen.queryByRole('link', { name: '1 stalled' })).toBeNull();
    expect(hrefOf('2 upcoming')).toBe(`/app/bookings?programme=${id}`);
    expect(hrefOf('1 requested')).toBe(`/app/bookings?programme=${id}&tab=requests`);
    expect(hrefOf('10 used')).toBe(`${own}/session-credit-audit-items?type=SPENT`);
    expect(hrefOf('5 not allocated')).toContain('holderType=pool');
    expect(hrefOf('Executive coaching')).toBe('/app/sessions/coaching');
    const row = screen.getByRole('row', { name: /Executive coaching/ });
    expect(within(row).getByText('1 hour 30 minutes')).toBeTruthy();
  });

  test('is booked from by members while it is under way', async () => {
    openApp(own, apiOf('Member', programme({ members: null, progress: null })), true);
    await screen.findByRole('region', { name: 'Your session credits' });
    expect(screen.queryByRole('region', { name: 'Members' })).toBeNull();
    const book = screen.getByRole('link', { name: 'Book a session' });
    expect(book.getAttribute('href')).toBe('/app/booking-requests/create');
  });

  test.each([
    ['draft', { day: 0, days: 100 }, 'It starts on 05/01/2026.'],
    ['draft', { day: 3, days: 100 }, 'It was due to start on 05/01/2026 and is still a draft.'],
    ['active.nearComplete', { day: 100, days: 100 }, 'Its last day is 14/04/2026.'],
    ['complete', { day: 100, days: 100 }, 'It ended on 14/04/2026.'],
    ['complete', { day: 40, days: 100 }, 'It was completed early.'],
  ])('says what comes next while it is %s', async (status, elapsed, sentence) => {
    const booked = {
      areAll: true,
      requested: 0,
      upcoming: 0,
      next: null,
      waiting: 0,
      completed: 0,
    };
    openApp(own, apiOf('Admin', programme({ status, elapsed, booked })), true);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText('Nothing has been booked yet.')).toBeTruthy();
    const none = screen.queryByText('No sessions are coming up.');
    expect(none !== null).toBe(status.startsWith('active'));
  });

  test('that is not theirs is not found', async () => {
    openApp(own, apiOf('Member', null), true);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Sales basics')).toBeNull();
  });
});

test('who takes part is sorted by the head of their names', async () => {
  const offer = (type: string) => ({ type, label: type, enabled: true, reasons: [] });
  const person = (key: string, fullName: string) => ({
    id: key,
    fullName,
    pictureUrl: null,
    email: `${key}@northwind.example`,
    isNamed: true,
    teams: [],
    creditsLeft: 2,
    upcomingBookings: 0,
  });
  const people = [person('ada', 'Ada Grant'), person('zoe', 'Zoe Bell')];
  const api = apiOf('Admin', programme({ availableEvents: [offer('EDIT')] }))
    .on('GET /programme-member/filter', () =>
      json(['Ascending', 'Descending'].map((order) => ({ propertyName: 'name', order }))),
    )
    .on(`GET /programmes/${id}/members`, (_, { searchParams }) =>
      page(searchParams.get('order') === 'Descending' ? people.toReversed() : people),
    );
  openApp(`${own}/edit`, api, true);
  const table = within(await screen.findByRole('table', { name: 'Members' }));
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const head = () => table.getByRole('columnheader', { name: 'Name' });
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
  expect(names().map((name) => name?.includes('Ada'))).toEqual([true, false]);
  fireEvent.click(within(head()).getByRole('button'));
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
  await waitFor(() => expect(names().map((name) => name?.includes('Ada'))).toEqual([false, true]));
  const asked = api.asked.findLast((each) => each.startsWith(`GET /programmes/${id}/members?`));
  expect(asked).toContain('pageNumber=1');
  expect(asked).toContain('orderProperty=name&order=Descending');
});

test('changes of who takes part go out one after the other, each with the version before it left', async () => {
  const turns = createTurns();
  const sent: number[] = [];
  let answer: (answered: { version: number } | undefined) => void = () => undefined;
  const send = (version: number) => {
    sent.push(version);
    return new Promise<{ version: number } | undefined>((resolve) => {
      answer = resolve;
    });
  };
  const first = turns(1, send);
  const second = turns(1, send);
  await Promise.resolve();
  expect(sent).toEqual([1]);
  answer({ version: 2 });
  await first;
  await Promise.resolve();
  expect(sent).toEqual([1, 2]);
  answer(undefined);
  expect(await second).toBeUndefined();
  const third = turns(5, send);
  await Promise.resolve();
  await Promise.resolve();
  answer({ version: 6 });
  await third;
  expect(sent).toEqual([1, 2, 5]);
});
