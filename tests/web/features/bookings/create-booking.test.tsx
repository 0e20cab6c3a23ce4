import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal } from '../../shell/small-api.ts';
import { bookableApi, clock, lot, options, ten } from '../booking-requests/flow-scene.ts';
import { bookingOf } from './booking-scene.ts';

afterEach(closeApp);

function serverFor(role: string) {
  const posted: Record<string, unknown>[] = [];
  const { api } = bookableApi();
  api
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role }))
    .on('GET /booking-requests/members', (_, url) =>
      json(
        url.searchParams.get('search') === 'tho'
          ? [{ id: 'mia', fullName: 'Mia Thornton', pictureUrl: null, organization: null }]
          : [],
      ),
    )
    .on('POST /bookings', async (request) => {
      posted.push(await request.json());
      return json(bookingOf());
    })
    .on('GET /bookings/b1', () => json(bookingOf()));
  return { api, posted };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

/** Finds Mia by a part of her name, and a coaching session with Ana for her. */
async function untilTime() {
  const box = await screen.findByRole('combobox', { name: /Member/ });
  fireEvent.change(box, { target: { value: 'tho' } });
  await screen.findByRole('option', { name: /Mia Thornton/ });
  fireEvent.keyDown(box, { key: 'Enter' });
  await screen.findByRole('radio', { name: /Executive coaching/ });
  choose(/Executive coaching/);
  choose(/Ana Silva/);
  return screen.findByRole('button', { name: clock(ten) });
}

describe('creating a booking', () => {
  test('finds the member on the server, draws the first credit, and leads to the booking', async () => {
    const { api, posted } = serverFor('Coach');
    const { place } = openApp('/app/bookings/create', api, true);
    fireEvent.click(await untilTime());
    await screen.findByText('Mia Thornton with Ana Silva');
    press('Create booking');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(posted[0]).toMatchObject({
      member: 'mia',
      session: 'coaching',
      coach: 'ana',
      credit: 'mine',
      startsAt: new Date(ten).toISOString(),
      location: { kind: 'video', detail: null },
      overrideReason: null,
    });
    await screen.findByText('The session is booked');
  });

  test('two credits of one name say when each came in', async () => {
    const { api } = serverFor('Coach');
    const [coaching] = options.sessions;
    const days = { a: '2026-01-05', b: '2026-02-03' };
    const credits = Object.entries(days).map(([id, day]) => ({
      ...lot(id, 'Sales basics', 3),
      createdAt: `${day}T12:00:00.000Z`,
    }));
    api.on('GET /booking-requests/options', () =>
      json({ ...options, sessions: [{ ...coaching, credits }] }),
    );
    openApp('/app/bookings/create', api, true);
    await untilTime();
    choose(/Added Mon 5 Jan.*\. Can be used until .*3 left/);
    choose(/Added Tue 3 Feb.*\. Can be used until .*3 left/);
    expect(screen.getAllByRole('radio', { name: /Sales basics/ })).toHaveLength(2);
  });

  test('is for a team where one is chosen instead, which pays and comes as a whole', async () => {
    const { api, posted } = serverFor('Admin');
    const organization = { id: 'o1', name: 'Northwind' };
    api.on('GET /booking-requests/teams', () =>
      json([{ id: 'north', name: 'Northern team', organization }]),
    );
    openApp('/app/bookings/create', api, true);
    fireEvent.click(await screen.findByRole('radio', { name: 'A team' }));
    press('Create booking');
    expect((await screen.findAllByText('Choose a team.')).length).toBeGreaterThan(0);
    const box = screen.getByRole('combobox', { name: /Team/ });
    fireEvent.change(box, { target: { value: 'north' } });
    await screen.findByRole('option', { name: /Northern team/ });
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('radio', { name: /Executive coaching/ }));
    choose(/Ana Silva/);
    fireEvent.click(await screen.findByRole('button', { name: clock(ten) }));
    await screen.findByText('Northern team, Northwind with Ana Silva');
    expect(api.asked.some((each) => each.includes('/slots?') && each.includes('for=north'))).toBe(
      true,
    );
    press('Create booking');
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ team: 'north', session: 'coaching', coach: 'ana' });
    expect(posted[0]).not.toHaveProperty('member');
  });

  test('says what is missing before anything is sent', async () => {
    const { api, posted } = serverFor('Coach');
    openApp('/app/bookings/create', api, true);
    await screen.findByRole('combobox', { name: /Member/ });
    press('Create booking');
    expect((await screen.findAllByText('Choose a member.')).length).toBeGreaterThan(0);
    await untilTime();
    expect((await screen.findAllByText('Choose a time.')).length).toBeGreaterThan(0);
    expect(posted).toEqual([]);
  });

  test('a meeting in person needs an address, and the server’s word about it stands at its field', async () => {
    const { api, posted } = serverFor('Coach');
    openApp('/app/bookings/create', api, true);
    fireEvent.click(await untilTime());
    choose(/In person/);
    press('Create booking');
    expect((await screen.findAllByText('Enter the meeting address.')).length).toBeGreaterThan(0);
    expect(posted).toEqual([]);
    api.on('POST /bookings', () => refusal(422, { address: 'Enter a street and a town.' }));
    const address = screen.getByRole('textbox', { name: /Address/ });
    fireEvent.change(address, { target: { value: 'Here' } });
    press('Create booking');
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
    expect(address).toHaveProperty('value', 'Here');
  });

  test('staff book outside the hours only with a reason; coaches not at all', async () => {
    const { api, posted } = serverFor('Admin');
    openApp('/app/bookings/create', api, true);
    await untilTime();
    fireEvent.click(screen.getByRole('checkbox', { name: /outside the notice/ }));
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2030-05-03' } });
    fireEvent.change(screen.getByLabelText(/^Start/), { target: { value: '22:30' } });
    press('Create booking');
    expect((await screen.findAllByText('Say why this time is needed.')).length).toBeGreaterThan(0);
    const reason = screen.getByRole('textbox', { name: /Reason/ });
    fireEvent.change(reason, { target: { value: 'She travels that day.' } });
    press('Create booking');
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ overrideReason: 'She travels that day.' });
    expect(new Date(String(posted[0]?.['startsAt'])).getMinutes()).toBe(30);
    closeApp();
    openApp('/app/bookings/create', serverFor('Coach').api, true);
    await untilTime();
    expect(screen.queryByRole('checkbox', { name: /outside the notice/ })).toBeNull();
  });

  test('a member is told that it is for others', async () => {
    const { api } = serverFor('Member');
    openApp('/app/bookings/create', api, true);
    expect(await screen.findByText('You do not have the necessary permissions.')).toBeTruthy();
  });
});
