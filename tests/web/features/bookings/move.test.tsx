import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

type Booking = ReturnType<typeof bookingOf>;

function apiFor(booking: Booking, bodies: unknown[] = []): SmallApi {
  return new SmallApi()
    .on('GET /auth/whoami', () => json(mia))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]))
    .on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      return json(booking);
    });
}

const hour = 3_600_000;

test('a member chooses another time among those that are free, and reads what choosing does', async () => {
  const booking = bookingOf({ availableEvents: [event('MOVE', 'Change time')] });
  const startsAt = new Date(Math.ceil(Date.parse(booking.startsAt) / hour) * hour + 24 * hour);
  const bodies: unknown[] = [];
  const api = apiFor(booking, bodies).on('GET /bookings/b1/times', () =>
    json({
      timeZone: 'Europe/London',
      agreement: { asked: 'nobody', answerBy: null },
      days: [
        {
          date: startsAt.toISOString().slice(0, 10),
          slots: [{ startsAt: startsAt.toISOString(), free: true, reasons: [] }],
        },
      ],
      nextFree: [startsAt.toISOString()],
    }),
  );
  openApp('/app/bookings/b1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Change time' }));
  const form = within(await screen.findByRole('form', { name: 'Choose another time' }));
  expect(form.getByText(/The session moves immediately\. Ana Silva .*is notified\./)).toBeTruthy();
  const press = () => fireEvent.click(form.getByRole('button', { name: 'Change time' }));
  press();
  await form.findAllByText('Choose a time.');
  fireEvent.click(form.getByRole('button', { name: /^\d\d:00/ }));
  press();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'MOVE',
    payload: { startsAt: startsAt.toISOString() },
  });
});

test('whoever is asked reads who asks for which time, and answers at a press', async () => {
  const bodies: unknown[] = [];
  const soon = new Date(Date.now() + 60 * hour).toISOString();
  const booking = bookingOf({
    proposal: {
      startsAt: soon,
      endsAt: new Date(Date.parse(soon) + hour).toISOString(),
      by: { id: 'ana', fullName: 'Ana Silva', pictureUrl: null },
      at: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 20 * hour).toISOString(),
      asked: 'members',
      answersRequest: false,
      message: null,
    },
    availableEvents: [
      event('ACCEPT_MOVE', 'Accept new time'),
      event('DECLINE_MOVE', 'Keep current time'),
    ],
  });
  openApp('/app/bookings/b1', apiFor(booking, bodies), true);
  await screen.findByText('Ana Silva asks for another time');
  screen.getByText(/Please answer by/);
  fireEvent.click(screen.getByRole('button', { name: 'Keep current time' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ type: 'DECLINE_MOVE' });
});

describe('a time that the coach suggests', () => {
  const soon = new Date(Date.now() + 60 * hour).toISOString();
  const suggested = bookingOf({
    status: 'requested',
    proposal: {
      startsAt: soon,
      endsAt: new Date(Date.parse(soon) + hour).toISOString(),
      by: { id: 'ana', fullName: 'Ana Silva', pictureUrl: null },
      at: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 20 * hour).toISOString(),
      asked: 'members',
      answersRequest: true,
      message: 'I have a workshop before.',
    },
    availableEvents: [
      event('ACCEPT_MOVE', 'Accept new time'),
      event('DECLINE_MOVE', 'Keep current time'),
      event('CANCEL_REQUEST', 'Withdraw request'),
    ],
  });

  test('is read with its message, and answered at a press', async () => {
    const bodies: unknown[] = [];
    openApp('/app/bookings/b1', apiFor(suggested, bodies), true);
    await screen.findByText('Ana Silva suggests another time');
    screen.getByText('I have a workshop before.');
    screen.getByText(/both times are held/);
    screen.getByRole('button', { name: 'Keep my original time' });
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ type: 'ACCEPT_MOVE' });
  });

  test.each([
    ['accept', 'button', 'Accept'],
    ['keep', 'button', 'Keep my original time'],
    ['cancel', 'link', 'Withdraw request'],
  ])(
    'whose answer a link names, %s, has it in focus, and nothing is sent',
    async (answer, role, name) => {
      const bodies: unknown[] = [];
      openApp(`/app/bookings/b1?answer=${answer}`, apiFor(suggested, bodies), true);
      const way = await screen.findByRole(role, { name });
      await waitFor(() => expect(document.activeElement).toBe(way));
      expect(bodies).toEqual([]);
    },
  );
});

test('the coach who moved it in their own calendar asks everybody for that time', async () => {
  const bodies: unknown[] = [];
  const startsAt = new Date(Date.now() + 72 * hour).toISOString();
  const booking = bookingOf({
    movedOutside: { startsAt, endsAt: new Date(Date.parse(startsAt) + hour).toISOString() },
    availableEvents: [
      event('MOVE', 'Change time'),
      event('PUT_BACK', 'Put it back in my calendar'),
    ],
  });
  openApp('/app/bookings/b1', apiFor(booking, bodies), true);
  fireEvent.click(await screen.findByRole('button', { name: 'Move it for everyone' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ type: 'MOVE', payload: { startsAt } });
});
