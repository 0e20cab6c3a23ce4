import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const history = [
  {
    position: 1,
    at: '2026-11-20T08:00:00.000Z',
    by: null,
    event: 'REQUEST',
    state: 'requested',
    transitions: [],
    sentence: 'Mia Thornton asked for this session.',
  },
];
const withBooking = (booking = bookingOf()) =>
  new SmallApi()
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json(history));
const asRole = (api: SmallApi, role: string, id = 'mia') =>
  api.on('GET /auth/whoami', () => json({ ...mia, id, role }));
const actions = () => {
  const header = screen.getByRole('heading', { level: 1 }).closest('header');
  const buttons = header?.querySelectorAll('a, button') ?? [];
  return [...buttons].map((each) => each.textContent);
};
const title = () =>
  screen.findByRole('heading', { level: 1, name: 'Executive coaching with Ana Silva' });

describe('a booking', () => {
  test('says at once what, when, where and how it stands; then people, message, credit and history', async () => {
    openApp('/app/bookings/b1', withBooking(), true);
    await title();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('Confirmed').length).toBeGreaterThan(0);
    expect(main.getByText(/The room opens at \d\d:\d\d\./)).toBeTruthy();
    expect(main.getByText(/ in Tokyo for Ana Silva$/)).toBeTruthy();
    expect(main.getByText('How do I say no?')).toBeTruthy();
    expect(main.getByText('Visible to Mia Thornton, Ana Silva and Waymark staff')).toBeTruthy();
    // How it stands, and what made it so.
    expect(main.getAllByText('Reserved')).toHaveLength(2);
    await main.findByText('Mia Thornton asked for this session.');
    await waitFor(() => expect(document.title).toBe('Booking – Waymark'));
  });

  test('that is over can be booked again at one of the next times, where the server says so', async () => {
    const startsAt = '2027-03-09T09:00:00.000Z';
    const over = bookingOf({ status: 'completed', mayBookAgain: true });
    const api = withBooking(over).on('GET /booking-requests/next-times', () =>
      json({ coaches: [{ id: 'ana', nextFree: [startsAt] }] }),
    );
    openApp('/app/bookings/b1', api, true);
    const again = within(await screen.findByRole('region', { name: 'Book again' }));
    expect(again.getByText('Executive coaching with Ana Silva')).toBeTruthy();
    const time = await again.findByRole('link', { name: /9 Mar/ });
    expect(time.getAttribute('href')).toContain('step=message&session=coaching&coach=ana');
  });

  test('leads whoever is awaited into the open room, before everything else', async () => {
    const mayJoin = true;
    const availableEvents = [event('UPDATE_LOCATION', 'Change place')];
    openApp('/app/bookings/b1', withBooking(bookingOf({ mayJoin, availableEvents })), true);
    await title();
    expect(actions()[0]).toBe('Join');
    expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/zoom/b1');
  });

  test('leads nobody else into the room', async () => {
    const api = asRole(withBooking(bookingOf({ status: 'confirmed.open' })), 'Admin', 'staff');
    openApp('/app/bookings/b1', api, true);
    await title();
    expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
  });

  test('offers nothing that the server does not list', async () => {
    openApp('/app/bookings/b1', withBooking(bookingOf({ status: 'requested' })), true);
    await title();
    expect(actions()).toEqual([]);
  });

  test('offers what the server lists, the end of it last', async () => {
    const availableEvents = [
      event('CANCEL', 'Cancel booking'),
      event('CONFIRM', 'Confirm'),
      event('REJECT', 'Decline'),
    ];
    const booking = bookingOf({ status: 'requested', availableEvents });
    openApp('/app/bookings/b1', asRole(withBooking(booking), 'Coach', 'ana'), true);
    await title();
    expect(actions()).toEqual(['Respond', 'Cancel booking']);
    expect(screen.getByRole('link', { name: 'Respond' }).getAttribute('href')).toBe(
      '/app/bookings/b1/respond',
    );
  });

  test('a request is withdrawn on the request’s own page', async () => {
    const availableEvents = [event('CANCEL_REQUEST', 'Withdraw request')];
    openApp(
      '/app/bookings/b1',
      withBooking(bookingOf({ status: 'requested', availableEvents })),
      true,
    );
    const way = await screen.findByRole('link', { name: 'Withdraw request' });
    expect(way.getAttribute('href')).toBe('/app/booking-requests/r1/cancel');
  });

  test('what is not possible now is said with its reason, not offered', async () => {
    const why = 'You can record the outcome from Mon 3 May, 10:10.';
    const availableEvents = [event('RECORD_OUTCOME', 'Record outcome', [why])];
    openApp('/app/bookings/b1', withBooking(bookingOf({ availableEvents })), true);
    await screen.findByText(why, { exact: false });
    expect(screen.queryByRole('button', { name: 'Record outcome' })).toBeNull();
  });

  test('the outcome is recorded for each person, and its consequence told before', async () => {
    const availableEvents = [event('RECORD_OUTCOME', 'Record outcome')];
    const booking = bookingOf({ status: 'confirmed.awaitingOutcome', availableEvents });
    const api = asRole(withBooking(booking), 'Coach', 'ana');
    const bodies: unknown[] = [];
    api.on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      return json(bookingOf({ status: 'missed' }));
    });
    openApp('/app/bookings/b1', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Record outcome' }));
    const form = within(await screen.findByRole('form', { name: 'Record the outcome' }));
    expect(form.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(form.getByRole('button', { name: 'Record outcome' }));
    expect((await form.findAllByText('Say whether the coach attended.')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    fireEvent.click(form.getByRole('button', { name: 'Everyone attended' }));
    expect(form.getByText('The session counts as completed. The credit is used.')).toBeTruthy();
    const member = within(form.getByRole('radiogroup', { name: 'Mia Thornton' }));
    fireEvent.click(member.getByRole('radio', { name: 'Missed' }));
    expect(form.getByText('The session counts as missed. The credit is lost.')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Record outcome' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      type: 'RECORD_OUTCOME',
      version: 4,
      payload: { coachAttended: true, attended: [] },
    });
  });

  test('what the coach moved in their own calendar is put back at a press', async () => {
    const availableEvents = [event('PUT_BACK', 'Put it back in my calendar')];
    const movedOutside = {
      startsAt: '2027-03-01T10:00:00.000Z',
      endsAt: '2027-03-01T11:00:00.000Z',
    };
    const api = asRole(withBooking(bookingOf({ availableEvents, movedOutside })), 'Coach', 'ana');
    const bodies: unknown[] = [];
    api.on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      return json(bookingOf());
    });
    openApp('/app/bookings/b1', api, true);
    await screen.findByText('You moved this in your calendar');
    fireEvent.click(screen.getByRole('button', { name: 'Put it back in my calendar' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ type: 'PUT_BACK', version: 4, payload: {} });
  });

  test('one that is not there, or not the reader’s to see, says so', async () => {
    openApp(
      '/app/bookings/b2',
      new SmallApi().on('GET /bookings/b2', () => refusal(404, { request: 'Not found.' })),
      true,
    );
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
  });
});
