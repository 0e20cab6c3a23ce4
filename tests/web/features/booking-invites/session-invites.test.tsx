import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const invite = {
  id: 'i1',
  version: 3,
  status: 'sent',
  booking: { id: 'b1', title: 'Sales skills lab', startsAt: '2027-03-10T12:00:00.000Z' },
  session: { id: 's1', name: 'Sales skills lab' },
  from: { id: 'max', fullName: 'Max Reed', pictureUrl: null },
  to: { id: 'lea', fullName: 'Lea Novak', pictureUrl: null },
  createdAt: '2027-03-01T12:00:00.000Z',
  availableEvents: [],
  mayAnswer: false,
  waitingPlace: null,
};

test('the invitations to a session are sorted by when they were sent', async () => {
  const api = new SmallApi()
    .on('GET /bookings/b1', () => json({ id: 'b1', title: 'Sales skills lab' }))
    .on('GET /bookings/b1/seats', () =>
      json({ all: 3, taken: 2, canInvite: false, waiting: 0, isFull: false, refusal: null }),
    )
    .on('GET /booking-invites', () => page([invite]))
    .on('GET /booking-invite/filter', () =>
      json(['Descending', 'Ascending'].map((order) => ({ propertyName: 'createdAt', order }))),
    );
  const { place } = openApp('/app/bookings/b1/invites', api, true);
  const asked = () => api.asked.findLast((each) => each.startsWith('GET /booking-invites?'));
  fireEvent.click(await screen.findByRole('button', { name: /^Sort/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sent, oldest first' }));
  await waitFor(() => expect(asked()).toContain('orderProperty=createdAt&order=Ascending'));
  const head = () => screen.getByRole('columnheader', { name: 'Sent' });
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
  fireEvent.click(within(head()).getByRole('button'));
  await waitFor(() => expect(asked()).toContain('orderProperty=createdAt&order=Descending'));
  expect(asked()).toContain('booking=b1');
  expect(place()).toContain('/app/bookings/b1/invites?');
});
