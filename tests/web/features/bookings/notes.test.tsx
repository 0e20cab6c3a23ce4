import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const visibleTo = 'Ana Silva, Mia Thornton and Waymark staff';
const withNote = (text: string | null) =>
  bookingOf({
    note: { text, visibleTo },
    availableEvents: [event('EDIT_NOTE', 'Edit note')],
  });
const serverWith = (booking: ReturnType<typeof bookingOf>) =>
  new SmallApi()
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]));

test('a note stands on the page of its booking with its marks, its readers and the way to write in it', async () => {
  openApp('/app/bookings/b1', serverWith(withNote('About **delegation**.')), true);
  expect((await screen.findByText('delegation')).tagName).toBe('STRONG');
  expect(screen.getByText(`Visible to ${visibleTo}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit note' }).getAttribute('href')).toBe(
    '/app/bookings/b1/note/edit',
  );
});

test('the page for writing says who will read it, begins with what is there, and sends it tidied', async () => {
  const bodies: unknown[] = [];
  const api = serverWith(withNote('About delegation.'));
  api.on('POST /bookings/b1/events', async (request) => {
    bodies.push(await request.json());
    return json(withNote(null));
  });
  openApp('/app/bookings/b1/note/edit', api, true);
  const box = await screen.findByRole('textbox', { name: /^Note/ });
  expect((box as HTMLTextAreaElement).value).toBe('About delegation.');
  expect(screen.getByText(`Visible to ${visibleTo}`)).toBeTruthy();
  fireEvent.change(box, { target: { value: 'About us. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ type: 'EDIT_NOTE', payload: { note: 'About us.' } });
});
