import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

test('staff choose another coach among those who may have it, and read who can’t and why', async () => {
  const bodies: unknown[] = [];
  const booking = bookingOf({ availableEvents: [event('REASSIGN_COACH', 'Change coach')] });
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'sam', role: 'Admin' }))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]))
    .on('GET /bookings/b1/coaches', () =>
      json([
        { id: 'ben', fullName: 'Ben Okoro', pictureUrl: null, refusal: 'Busy elsewhere.' },
        { id: 'cora', fullName: 'Cora Silva', pictureUrl: null, refusal: null },
      ]),
    )
    .on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      return json(booking);
    });
  openApp('/app/bookings/b1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Change coach' }));
  const form = within(await screen.findByRole('form', { name: 'Choose another coach' }));
  expect(form.getByText(/Busy elsewhere/)).toBeTruthy();
  expect(form.getByText(/Both coaches and Mia Thornton are notified/)).toBeTruthy();
  const press = () => fireEvent.click(form.getByRole('button', { name: 'Change coach' }));
  press();
  await form.findAllByText('Choose another coach.');
  fireEvent.click(form.getByRole('radio', { name: /Cora Silva/ }));
  press();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ type: 'REASSIGN_COACH', payload: { coach: 'cora' } });
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Choose another coach' })).toBeNull(),
  );
});
