import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const from = '2027-03-01T10:02:00.000Z';
const until = '2027-03-01T10:58:00.000Z';
const names: Readonly<Record<string, string>> = {
  ana: 'Ana Silva',
  mia: 'Mia Thornton',
  tom: 'Tom Reed',
};
const inRoom = (person: string) => ({
  person,
  name: names[person] ?? '',
  from,
  until,
  isThere: false,
});
const tom = { id: 'tom', fullName: 'Tom Reed', pictureUrl: null };

async function recording(seen: readonly string[]) {
  const { expectedAttendees } = bookingOf();
  const booking = bookingOf({
    status: 'confirmed.awaitingOutcome',
    availableEvents: [event('RECORD_OUTCOME', 'Record outcome')],
    expectedAttendees: [
      ...expectedAttendees,
      { id: 'a2', person: tom, attendance: 'expected', creditState: null },
    ],
    seenInRoom: seen.map(inRoom),
  });
  const bodies: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach' }))
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () => json([]))
    .on('POST /bookings/b1/events', async (request) => {
      bodies.push(await request.json());
      return json(booking);
    });
  openApp('/app/bookings/b1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Record outcome' }));
  const form = within(await screen.findByRole('form', { name: 'Record the outcome' }));
  const answered = (name: string) =>
    within(form.getByRole('radiogroup', { name }))
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)
      ?.closest('label')?.textContent;
  return { form, answered, bodies };
}

test('who was seen in the meeting room came, who was not missed it, and the form says why', async () => {
  const { form, answered, bodies } = await recording(['ana', 'mia']);
  expect(answered('Ana Silva, coach')).toBe('Attended');
  expect(answered('Mia Thornton')).toBe('Attended');
  expect(answered('Tom Reed')).toBe('Missed');
  const times = 'In the meeting room from 10:02 to 10:58.';
  const named = (name: string) => form.getByRole('radiogroup', { name });
  expect(named('Mia Thornton').textContent).toContain(times);
  expect(named('Tom Reed').textContent).toContain('Not seen in the meeting room.');
  expect(screen.getAllByText(times, { exact: false }).length).toBeGreaterThan(1);
  fireEvent.click(form.getByRole('button', { name: 'Record outcome' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ payload: { coachAttended: true, attended: ['mia'] } });
});

test('a coach who did not come is told so, too', async () => {
  const { form, answered } = await recording(['mia', 'tom']);
  expect(answered('Ana Silva, coach')).toBe('Missed');
  expect(form.getByText(/The session counts as missed by the coach\./)).toBeTruthy();
});

test('a room in which nobody was says nothing about who came', async () => {
  const { form, answered } = await recording([]);
  expect(answered('Ana Silva, coach')).toBeUndefined();
  expect(answered('Tom Reed')).toBeUndefined();
  expect(form.getByText('Nobody used the meeting room, so we can’t tell who came.')).toBeTruthy();
});

test('the history of a session says to everybody of it who was in the room and when, between its steps', async () => {
  const step = (position: number, at: string, sentence: string) => ({
    position,
    at,
    by: null,
    event: 'xstate.after',
    state: 'confirmed.inProgress',
    transitions: [],
    sentence,
  });
  const booking = bookingOf({
    status: 'confirmed.inProgress',
    seenInRoom: [
      inRoom('mia'),
      { ...inRoom('ana'), from: '2027-03-01T10:59:00.000Z', isThere: true },
    ],
  });
  const api = new SmallApi()
    .on('GET /bookings/b1', () => json(booking))
    .on('GET /bookings/b1/history', () =>
      json([
        step(1, '2027-03-01T10:00:00.000Z', 'The session started.'),
        step(2, '2027-03-01T10:30:00.000Z', 'Ana Silva changed the place: by phone.'),
      ]),
    );
  openApp('/app/bookings/b1', api, true);
  const list = await screen.findByRole('list', { name: 'What happened to this booking' });
  const entries = within(list).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The session started\./),
    expect.stringMatching(/^Mia Thornton was in the meeting room\..*10:02–10:58$/),
    expect.stringMatching(/^Ana Silva changed the place/),
    expect.stringMatching(/^Ana Silva came into the meeting room and is still there\..*10:59$/),
  ]);
  // What an outcome goes by is for those who tell it.
  expect(screen.queryByText('In the meeting room from 10:02 to 10:58.')).toBeNull();
});
