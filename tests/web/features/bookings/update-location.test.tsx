import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change place' }));

test('the coach names another place, told before who will hear of it, and what is still missing', async () => {
  const booking = bookingOf({ availableEvents: [event('UPDATE_LOCATION', 'Change place')] });
  const bodies: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach' }))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]))
    .on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      return json(booking);
    });
  openApp('/app/bookings/b1/update', api, true);
  await screen.findByRole('heading', { name: 'Change the place?' });
  expect(screen.getByText('Until now: Video.')).toBeTruthy();
  expect(screen.getByText('Mia Thornton is notified.')).toBeTruthy();
  press();
  await screen.findAllByText('The session already takes place there.');
  fireEvent.click(screen.getByRole('radio', { name: 'In person' }));
  press();
  await screen.findAllByText('Enter the meeting address.');
  fireEvent.change(screen.getByRole('textbox', { name: /^Address/ }), {
    target: { value: '1 High Street ' },
  });
  press();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'UPDATE_LOCATION',
    payload: { kind: 'inPerson', detail: '1 High Street' },
  });
});
