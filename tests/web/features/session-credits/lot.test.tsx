import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Role } from '#machines/person.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const lot = {
  id: 'l1',
  version: 3,
  status: 'active',
  holder: { id: 'mia', name: 'Mia Thornton' },
  holderType: 'member',
  session: { id: 's1', name: 'Executive coaching' },
  programme: { id: 'p1', name: 'Sales basics' },
  quantity: 6,
  available: 3,
  held: 2,
  spent: 1,
  forfeited: 0,
  expired: 0,
  elsewhere: 0,
  priority: 5,
  source: 'contract',
  reason: null,
  effectiveAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2030-01-01T00:00:00.000Z',
  draw: { position: 1, of: 2, because: 'expiry' },
  statement: [],
  availableEvents: [],
  mayBook: false,
  rules: [],
  mayBookFor: false,
  mayAllocate: false,
};
const own = '/programmes/p1/session-credits/l1';
const offered = (type: string) => ({ type, label: type, enabled: true, reasons: [] });

const open = (path: string, changes: object, role: Role = 'Admin') =>
  openApp(
    `/app${path}`,
    new SmallApi()
      .on('GET /auth/whoami', () => json({ ...mia, role }))
      .on('GET /session-credits/l1', () => json({ ...lot, ...changes }))
      .on('GET /session-credits/l1/history', () => json([])),
    true,
  );

describe('a lot of credits', () => {
  test('says what is in it, and why it is used first', async () => {
    open(own, {}, 'Member');
    await screen.findByRole('heading', { level: 1, name: 'Executive coaching, Mia Thornton' });
    for (const text of ['3 available', '2 reserved', '1 used'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('It is used first because it expires first.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
  });

  test('says by which rules it may be used, and leads to them', async () => {
    open(own, { rules: ['It can only be used with Ana Silva.'] }, 'Member');
    expect(await screen.findByText('It can only be used with Ana Silva.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Booking constraints' });
    expect(link.getAttribute('href')).toBe(`/app${own}/booking-constraints`);
    closeApp();
    open(own, {}, 'Member');
    expect(await screen.findByText(/It can be used at any time/)).toBeTruthy();
  });

  test('says before it is taken back what stays', async () => {
    open(`${own}/deallocate`, { availableEvents: [offered('DEALLOCATE')] });
    await screen.findByRole('heading', { name: 'Deallocate credits of Mia Thornton?' });
    expect(screen.getByText('2 credits reserved for upcoming bookings stay.')).toBeTruthy();
  });

  test('of which something is used is not deleted, and the page says why', async () => {
    const reasons = ['3 credits have gone.'];
    open(`${own}/delete`, {
      availableEvents: [{ ...offered('DELETE'), enabled: false, reasons }],
    });
    await screen.findByRole('heading', { name: 'These credits can’t be deleted' });
    expect(screen.getByText('3 credits have gone.')).toBeTruthy();
  });

  test('that nobody books with says so instead of leading on', async () => {
    open(`${own}/booking-requests/create`, { holderType: 'pool', draw: null });
    await screen.findByRole('heading', { name: 'You can’t book with these credits' });
    expect(screen.getByText(/They are in the pool/)).toBeTruthy();
  });
});
