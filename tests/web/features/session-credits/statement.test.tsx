import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { DataOf } from '#web/api/call.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const session = { id: 's1', name: 'Executive coaching' };
const programme = { id: 'p1', name: 'Sales basics' };
const line = (id: string, sentence: string, change: number, balanceAfter: number) => ({
  id,
  at: '2026-11-20T08:00:00.000Z',
  type: 'HELD' as const,
  sentence,
  change,
  balanceAfter,
  session,
  programme,
  holder: null,
  booking: change < 0 ? { id: 'b1', reference: 'B-4YJZ42', mayOpen: true } : null,
});
type Credits = DataOf<'GET /session-credits/{entityType}/{entityId}'>;
const lot = {
  id: 'l1',
  holder: { id: 'mia', name: 'Mia Thornton' },
  session,
  programme,
  quantity: 6,
  available: 3,
  held: 1,
  spent: 2,
  forfeited: 0,
  expiresAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2026-01-05T09:00:00.000Z',
  source: 'contract',
  status: 'active',
  rules: ['Only with Ana Ortiz.'],
  draw: null,
};
const credits: Credits = {
  holder: { id: 'mia', name: 'Mia Thornton' },
  balance: 3,
  mayBook: true,
  mayAllocate: false,
  reasons: [
    { sentence: '6 credits were allocated.', change: 6 },
    { sentence: '1 credit is reserved for bookings.', change: -1 },
    { sentence: '2 credits were used.', change: -2 },
  ],
  lots: [lot],
  statement: [line('2', 'Reserved', -1, 3), line('1', 'Allocated', 4, 4)],
};

const path = '/session-credits/user/mia';

/** The server for somebody who may see these credits. */
const apiOf = (answer: Credits, kind = 'user') =>
  new SmallApi()
    .on(`GET /session-credits/${kind}/mia`, () => json(answer))
    .on('GET /session-credits', () => page(answer.lots.map(listed)))
    .on('GET /session-credit/filter', () => json([]));
/** A lot as the list has it: without its rules. */
const listed = ({ rules: _, draw: __, ...lot }: Credits['lots'][number]) => ({
  ...lot,
  holderType: 'member',
  mayBook: true,
});

describe('the credits of somebody', () => {
  test('shows what there is, and why, the newest movement first', async () => {
    openApp(`/app${path}`, apiOf(credits), true);
    await screen.findByRole('heading', { level: 1, name: 'Your session credits' });
    for (const text of ['3 available', '1 reserved', '2 used', 'Only with Ana Ortiz.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('0 lost')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Why is the balance 3?' })).toBeTruthy();
    expect(
      screen.getByText(
        '6 credits were allocated. 1 credit is reserved for bookings. 2 credits were used. So 3 credits are left.',
      ),
    ).toBeTruthy();
    const [, newest, oldest] = screen.getAllByRole('row');
    if (!newest || !oldest) throw new Error('The statement has too few lines.');
    expect(within(newest).getByText('−1')).toBeTruthy();
    expect(within(newest).getByRole('link', { name: 'B-4YJZ42' }).getAttribute('href')).toBe(
      '/app/bookings/b1',
    );
    expect(within(oldest).getByText('+4')).toBeTruthy();
  });

  test('names a booking that its reader has no page of, and does not lead to it', async () => {
    const booking = { id: 'b1', reference: 'B-4YJZ42', mayOpen: false };
    const statement = [{ ...line('2', 'Reserved', -1, 3), booking }];
    openApp(`/app${path}`, apiOf({ ...credits, statement }), true);
    expect(await screen.findByText('B-4YJZ42')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'B-4YJZ42' })).toBeNull();
  });

  test('leads whoever books with them to a booking with that credit', async () => {
    const seen = async (kind: string, answer: Credits) => {
      openApp(`/app/session-credits/${kind}/mia`, apiOf(answer, kind), true);
      await screen.findByText('3 available');
      const href = screen.queryByRole('link', { name: 'Book' })?.getAttribute('href');
      closeApp();
      return href;
    };
    const withThisCredit = '/app/programmes/p1/session-credits/l1/booking-requests/create';
    expect(await seen('user', credits)).toBe(withThisCredit);
    expect(await seen('user', { ...credits, mayBook: false })).toBeUndefined();
    expect(
      await seen('user', { ...credits, lots: [{ ...lot, status: 'expired' }] }),
    ).toBeUndefined();
    openApp(
      '/app/session-credits/user/mia',
      apiOf({ ...credits, mayBook: false, mayAllocate: true }).on('GET /auth/whoami', () =>
        json({ ...mia, id: 'sam', role: 'Admin' }),
      ),
      true,
    );
    const more = await screen.findByRole('link', { name: 'Allocate more' });
    expect(more.getAttribute('href')).toBe('/app/programmes/p1/session-credits/create');
    closeApp();
    const id = '01890000-0000-7000-8000-00000000000a';
    const ofTeam = { ...credits, holder: { id, name: 'Northern team' } };
    expect(await seen('team', ofTeam)).toBe(withThisCredit);
  });

  test('tells lots that expire on the same day as one', async () => {
    const lots = [
      lot,
      { ...lot, id: 'l2', expiresAt: '2029-12-31T22:00:00.000Z' },
      { ...lot, id: 'l3', expiresAt: '2030-02-01T00:00:00.000Z' },
    ];
    openApp(`/app${path}`, apiOf({ ...credits, lots }), true);
    expect(await screen.findByText('6 available')).toBeTruthy();
    expect(screen.getByText(/2 allocations that expire together/)).toBeTruthy();
    expect(screen.getByText('3 available')).toBeTruthy();
  });

  test('nobody without credits is left without a word', async () => {
    const none = { ...credits, balance: 0, reasons: [], lots: [], statement: [] };
    openApp(`/app${path}`, apiOf(none), true);
    expect(await screen.findByText('No credits yet')).toBeTruthy();
  });

  test('what is not the reader’s to see is not found, and an unknown kind is no page', async () => {
    openApp(
      `/app${path}`,
      new SmallApi().on(`GET ${path}`, () => refusal(404, { request: 'Not found.' })),
      true,
    );
    await screen.findByRole('heading', { name: 'Not found' });
    closeApp();
    openApp('/app/session-credits/planet/mars', new SmallApi(), true);
    expect(await screen.findByRole('heading', { name: 'We can’t find that page' })).toBeTruthy();
  });
});
