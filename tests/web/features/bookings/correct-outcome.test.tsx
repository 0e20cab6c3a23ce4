import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const lot = (id: string, available: number, programme = 'p1', createdAt = '2026-01-05') => ({
  id,
  holder: { id: 'mia', name: 'Mia Thornton' },
  session: { id: 'coaching', name: 'Executive coaching' },
  programme: { id: programme, name: 'Sales basics' },
  quantity: 4,
  available,
  held: 0,
  spent: 0,
  forfeited: 0,
  expiresAt: '2027-01-01T00:00:00.000Z',
  createdAt: `${createdAt}T09:00:00.000Z`,
  source: 'contract',
  status: 'active',
});

test('staff say how it went after all, and what pays where the credit went back', async () => {
  const booking = bookingOf({
    status: 'coachMissed',
    creditState: 'returned',
    expectedAttendees: [
      {
        id: 'a1',
        person: { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null },
        attendance: 'missed',
        creditState: null,
      },
    ],
    availableEvents: [event('CORRECT_OUTCOME', 'Correct outcome')],
  });
  const bodies: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'sam', role: 'Admin' }))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]))
    .on('GET /session-credits/user/mia', () =>
      json({
        holder: { id: 'mia', name: 'Mia Thornton' },
        balance: 3,
        lots: [
          lot('l1', 0),
          lot('l2', 3),
          lot('l3', 0),
          lot('l4', 2, 'p2'),
          lot('l5', 3, 'p1', '2026-02-03'),
        ],
        statement: [],
      }),
    )
    .on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      return json(booking);
    });
  openApp('/app/bookings/b1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct outcome' }));
  const form = within(await screen.findByRole('form', { name: 'Correct the outcome' }));
  expect(form.getByText(/counts as missed by the coach. The credit is returned/)).toBeTruthy();
  expect(form.queryByRole('combobox')).toBeNull();
  const coach = within(form.getByRole('radiogroup', { name: 'Ana Silva, coach' }));
  fireEvent.click(coach.getByRole('radio', { name: 'Attended' }));
  expect(form.queryByText(/The session counts as/)).toBeNull();
  const member = within(form.getByRole('radiogroup', { name: 'Mia Thornton' }));
  fireEvent.click(member.getByRole('radio', { name: 'Attended' }));
  expect(form.getByText(/counts as completed. The credit is used/)).toBeTruthy();
  const press = () => fireEvent.click(form.getByRole('button', { name: 'Correct outcome' }));
  press();
  await form.findAllByText('Give a reason for the correction.');
  const credit = form.getByRole('combobox', { name: 'Credit' });
  await form.findAllByRole('option', { name: /^Sales basics, 3 left until / });
  expect(
    within(credit)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The same as before',
    expect.stringMatching(/^Sales basics, 3 left until \w+ 31 Dec.*\. Added Mon 5 Jan/),
    expect.stringMatching(/^Sales basics, 3 left until \w+ 31 Dec.*\. Added Tue 3 Feb/),
    'A goodwill credit, given for this',
  ]);
  fireEvent.change(credit, { target: { value: 'goodwill' } });
  fireEvent.change(form.getByRole('textbox', { name: 'Reason' }), {
    target: { value: ' The link was broken. ' },
  });
  press();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    type: 'CORRECT_OUTCOME',
    payload: {
      coachAttended: true,
      attended: ['mia'],
      credit: 'goodwill',
      reason: 'The link was broken.',
    },
  });
});
