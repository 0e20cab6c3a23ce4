import { fireEvent, screen } from '@testing-library/react';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import type { bookingOf } from './booking-scene.ts';

export type Booking = ReturnType<typeof bookingOf>;

/** A server with one booking, which takes events and keeps what was sent. */
export function serverWith(booking: Booking, role = 'Coach', id = 'ana') {
  const sent: { type: string; version: number; payload: Record<string, unknown> }[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id, role }))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /booking-requests/r1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]))
    .on('POST /bookings/b1/events', async (request) => {
      sent.push(await request.json());
      return json(booking);
    });
  return { api, sent };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const reason = () => screen.getByRole('textbox', { name: /Reason/ });
export const write = (value: string) => fireEvent.change(reason(), { target: { value } });

export const conflict = 'Zoe Reed confirmed this at 14:05. You’re seeing the latest version.';
/** Whatever is sent comes too late: somebody else has made another booking of it. */
export function fasterIs(api: SmallApi, booking: Booking): void {
  api.on('POST /bookings/b1/events', () => {
    for (const place of ['bookings/b1', 'booking-requests/r1'])
      api.on(`GET /${place}`, () => json(booking));
    return json({ status: 409, title: 'Conflict', errors: { version: conflict } }, 409);
  });
}
