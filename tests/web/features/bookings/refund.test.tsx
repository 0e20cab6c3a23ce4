import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const lost = bookingOf({
  status: 'missed',
  creditState: 'forfeited',
  availableEvents: [event('REFUND', 'Refund credit')],
});
const asStaff = (booking = lost) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'priya', role: 'Admin' }))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]));

test('staff refund a credit with a reason, knowing whose it is and how long it can be used', async () => {
  const api = asStaff();
  const bodies: unknown[] = [];
  api.on('POST /bookings/b1/events', async (request) => {
    bodies.push(await request.json());
    return json(bookingOf({ status: 'missed', creditState: 'refunded' }));
  });
  openApp('/app/bookings/b1/refund', api, true);
  await screen.findByRole('heading', { name: 'Refund the credit?' });
  expect(screen.getByText('1 credit goes back to Mia Thornton.')).toBeTruthy();
  expect(screen.getByText(/^Can be used until .*\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Refund credit' }));
  expect((await screen.findAllByText('Give a reason for the refund.')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), {
    target: { value: ' The link did not work. ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Refund credit' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'REFUND',
    version: 4,
    payload: { reason: 'The link did not work.', expiresAt: null },
  });
});

test('a session that cost 2 credits has both refunded', async () => {
  openApp(
    '/app/bookings/b1/refund',
    asStaff({ ...lost, credit: { ...lost.credit, cost: 2 } }),
    true,
  );
  await screen.findByRole('heading', { name: 'Refund the 2 credits?' });
  expect(screen.getByText('2 credits go back to Mia Thornton.')).toBeTruthy();
});

test('what would be lost again at once is said before', async () => {
  const { credit } = lost;
  const lot = credit.lot && { ...credit.lot, expiresAt: '2026-01-01T00:00:00.000Z' };
  openApp('/app/bookings/b1/refund', asStaff({ ...lost, credit: { ...credit, lot } }), true);
  expect(
    await screen.findByText(/^It has expired, so it would expire again immediately\./),
  ).toBeTruthy();
});

test('whoever may not refund is not asked', async () => {
  openApp('/app/bookings/b1/refund', asStaff(bookingOf({ status: 'completed' })), true);
  await screen.findByText('This credit can’t be refunded');
  expect(screen.queryByRole('button', { name: 'Refund credit' })).toBeNull();
});
