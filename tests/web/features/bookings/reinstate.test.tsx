import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

test('the coach brings a cancelled session back, told before what that does to whom', async () => {
  let booking = bookingOf({
    status: 'cancelled',
    creditState: 'returned',
    availableEvents: [event('REINSTATE', 'Reinstate booking')],
  });
  const bodies: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach' }))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]))
    .on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      booking = bookingOf();
      return json(booking);
    });
  openApp('/app/bookings/b1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Reinstate booking' }));
  const panel = within(await screen.findByRole('region', { name: 'Reinstate this booking?' }));
  for (const consequence of [
    'It will take place at the agreed time after all.',
    'The credit is reserved again.',
    'Mia Thornton is notified.',
  ])
    expect(panel.getByText(consequence)).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Keep it cancelled' })).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Reinstate booking' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ type: 'REINSTATE', version: 4, payload: {} });
  await screen.findByText('Confirmed');
  expect(screen.queryByRole('region', { name: 'Reinstate this booking?' })).toBeNull();
});

test('why it can’t be brought back any more is said in place of the button', async () => {
  const reason = 'That time has just been taken.';
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach' }))
    .on('GET /bookings/b1', () =>
      json(
        bookingOf({
          status: 'cancelled',
          availableEvents: [event('REINSTATE', 'Reinstate booking', [reason])],
        }),
      ),
    )
    .on('GET /bookings/b1/history', () => json([]));
  openApp('/app/bookings/b1', api, true);
  await screen.findByText(/That time has just been taken/);
  expect(screen.queryByRole('button', { name: 'Reinstate booking' })).toBeNull();
});
