import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { bookingAsOf } from '#web/features/bookings/page/as-of.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const entry = (position: number, state: string, sentence: string, ...transitions: string[]) => ({
  position,
  at: at(8 + position),
  by: null,
  event: 'REQUEST',
  state,
  transitions,
  sentence,
});
const history = [
  entry(1, 'requested', 'Mia asked for this session.', 'booking.credit.none|credit.hold|0'),
  entry(2, 'confirmed.scheduled', 'Ana confirmed.'),
  entry(3, 'cancelled', 'Mia cancelled.', 'booking.credit.held|credit.forfeit|0'),
];
const cancelled = bookingOf({
  status: 'cancelled',
  creditState: 'forfeited',
  availableEvents: [event('CANCEL', 'Cancel booking')],
  cancellation: {
    by: { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null },
    party: 'member',
    at: at(11),
    late: true,
    reason: 'I have fallen ill.',
  },
});
const opened = (role: string, address: string) => {
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role }))
    .on('GET /bookings/b1', () => json({ ...cancelled, maySeeAsOf: role === 'Admin' }))
    .on('GET /bookings/b1/history', () => json(history));
  return openApp(address, api, true);
};

describe('a booking as it was', () => {
  test('knows nothing of what came later, and nothing can be done to it', () => {
    const [, confirmed] = history;
    const then = bookingAsOf(cancelled, history, confirmed ?? history[0]!);
    expect(then).toMatchObject({
      status: 'confirmed.scheduled',
      statusLabel: 'Confirmed',
      creditState: 'held',
      cancellation: null,
      availableEvents: [],
    });
    expect(bookingAsOf(cancelled, history, history[2]!)).toMatchObject({
      status: 'cancelled',
      creditState: 'forfeited',
      cancellation: { reason: 'I have fallen ill.' },
    });
  });

  test('is what staff see at a link with a step, with a banner and the ways along the history', async () => {
    const { place } = opened('Admin', '/app/bookings/b1?at=2');
    await screen.findByText('You see this booking as it was after step 2 of 3');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('Confirmed').length).toBeGreaterThan(0);
    expect(main.queryByText('I have fallen ill.')).toBeNull();
    expect(main.queryByText('Cancel booking')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Step after' }));
    await waitFor(() => expect(place()).toBe('/app/bookings/b1?at=3'));
    await screen.findByText('I have fallen ill.');
    fireEvent.click(screen.getByRole('link', { name: 'Show it as it is now' }));
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(screen.queryByText(/^You see this booking as it was/)).toBeNull();
  });

  test('is not what others see: they find the step in the history, and the booking as it is', async () => {
    opened('Member', '/app/bookings/b1?at=2');
    await screen.findByText(/the step of this link/);
    expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0);
    expect(screen.queryByText(/^You see this booking as it was/)).toBeNull();
    expect(screen.queryByText('See it then')).toBeNull();
  });

  test('is left alone when the link names a step that there is not', async () => {
    opened('Admin', '/app/bookings/b1?at=70');
    await screen.findByText('Ana confirmed.');
    expect(screen.queryByText(/^You see this booking as it was/)).toBeNull();
  });
});
