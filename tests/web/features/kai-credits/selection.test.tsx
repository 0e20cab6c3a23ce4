import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const offered = (type: string) => ({ type, label: type, enabled: true, reasons: [] });
const credit = (id: string, programme: string, holderType: string) => ({
  id,
  programme: { id: programme, name: programme },
  group: null,
  holderType,
  available: 3,
  priority: 5,
  expiresAt: '2030-01-01T00:00:00.000Z',
});

const request = {
  id: 'q1',
  version: 1,
  status: 'open',
  requestedAt: '2026-01-05T10:00:00.000Z',
  requester: { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null },
  organization: { id: 'northwind', name: 'Northwind' },
  group: 'Sales',
  candidates: 2,
  conversation: { id: 'c1', title: 'Price talk' },
  units: 1,
  credits: [credit('k1', 'Sales basics', 'member'), credit('k2', 'Leading well', 'pool')],
  programmes: [{ id: 'p1', name: 'Sales basics' }],
  chosen: null,
  comment: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  availableEvents: [offered('RESOLVE'), offered('REJECT')],
};

const open = (step: string, changes: object = {}) => {
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
    .on('GET /kai-credit-selection-requests/q1', () => json({ ...request, ...changes }))
    .on('GET /kai-credit-selection-requests/q1/history', () => json([]));
  openApp(`/app/kai-credit-selection-requests/q1${step}`, api, true);
  return api;
};

describe('a request to choose an AI credit', () => {
  test('says what choosing each credit means before one is chosen', async () => {
    open('/edit');
    await screen.findByText('Sales basics · The member’s own');
    expect(screen.getByText(/1 credit of the member is reserved/)).toBeTruthy();
    expect(screen.getByText(/1 credit is taken from the pool/)).toBeTruthy();
    fireEvent.click(screen.getByText('Leading well · From the pool'));
    expect(screen.getByText(/The conversation then belongs to Leading well/)).toBeTruthy();
  });

  test('leads to where credits are issued where nothing could pay', async () => {
    open('', { credits: [], candidates: 0 });
    await screen.findByRole('link', { name: 'Add AI credits in Sales basics' });
    expect(screen.getByText('Price talk')).toBeTruthy();
  });

  test('that somebody else decides meanwhile says who did, and asks for nothing more', async () => {
    let isDecided = false;
    const decided = { status: 'resolved', version: 2, credits: [], availableEvents: [] };
    const api = new SmallApi()
      .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
      .on('GET /kai-credit-selection-requests/q1', () =>
        json({ ...request, credits: request.credits.slice(1), ...(isDecided && decided) }),
      )
      .on('POST /kai-credit-selection-requests/q1/events', () => {
        isDecided = true;
        return refusal(409, { event: 'Ana Silva chose the credit that pays at 08:22.' });
      });
    openApp('/app/kai-credit-selection-requests/q1/edit', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Choose credit' }));
    await screen.findByText(/^Ana Silva chose the credit that pays/);
    await screen.findByText('This request can’t be decided any more');
    expect(screen.queryByText('Choose a credit.')).toBeNull();
    expect(screen.queryByText(/^No AI credit of this member/)).toBeNull();
  });

  test('is not rejected without a reason', async () => {
    const api = open('');
    fireEvent.click(await screen.findByRole('link', { name: 'REJECT' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reject request' }));
    expect((await screen.findAllByText('Give a reason.')).length).toBeGreaterThan(0);
    expect(api.asked.some((each) => each.startsWith('POST /kai'))).toBe(false);
  });
});
