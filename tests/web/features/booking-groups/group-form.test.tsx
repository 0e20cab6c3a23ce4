import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal } from '../../shell/small-api.ts';
import { northId } from '../booking-requests/flow-scene.ts';
import { groupApi, groupOf, own } from './group-scene.ts';

afterEach(closeApp);

const person = (id: string, fullName: string) => ({
  id,
  fullName,
  pictureUrl: null,
  organization: { id: 'northwind', name: 'Northwind' },
});
const known = [person('mia', 'Mia Thornton'), person('max', 'Max Reed')];
const taken = 'That time has just been taken.';
const first = '2030-03-11T10:00:00.000Z';
const second = '2030-03-18T10:00:00.000Z';

/** The server of whoever books; the second date is taken until it is left out. */
function bookingServer(role: string) {
  const posted: Record<string, unknown>[] = [];
  const api = groupApi(role)
    .on('GET /booking-requests/members', (_, url) =>
      json(known.filter(({ fullName }) => fullName.includes(url.searchParams.get('search') ?? ''))),
    )
    .on('GET /booking-requests/teams', () =>
      json([{ id: northId, name: 'North', organization: { id: 'northwind', name: 'Northwind' } }]),
    )
    .on('GET /booking-groups/plan', (_, url) => {
      const left = url.searchParams.getAll('leftOut').join(',');
      const session = (startsAt: string, refused: boolean) => ({
        startsAt,
        endsAt: startsAt.replace('T10', 'T11'),
        member: null,
        isLeftOut: left.includes(startsAt),
        refusal: refused && !left.includes(startsAt) ? taken : null,
        isShifted: false,
      });
      return json({
        sessions: [session(first, false), session(second, true)],
        credits: [{ programme: { id: 'p1', name: 'Sales basics' }, units: 1 }],
        words: 'Every week',
      });
    })
    .on('POST /booking-groups', async (request) => {
      posted.push(await request.json());
      return json(groupOf());
    });
  return { api, posted };
}

const put = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function find(label: RegExp, name: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: label });
  fireEvent.change(box, { target: { value: name } });
  fireEvent.pointerDown(await screen.findByRole('option', { name: new RegExp(name) }));
}

async function chooseRest(): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: /Executive coaching/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /Ana Silva/ }));
  put(/^First date/, '2030-03-11');
}

describe('booking a series', () => {
  test('says at each field what is missing, and books nothing', async () => {
    const { api, posted } = bookingServer('Admin');
    openApp('/app/bookings/create?together=series', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Book all' }));
    for (const sentence of ['Name is required.', 'Choose a member.'])
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('radio', { name: 'A team' }));
    press('Book all');
    expect((await screen.findAllByText('Choose a team.')).length).toBeGreaterThan(0);
    expect(posted).toEqual([]);
  });

  test('shows which dates can’t be booked and why; they are left out by name, and the others are booked', async () => {
    const { api, posted } = bookingServer('Admin');
    const { place } = openApp('/app/bookings/create?together=series', api, true);
    await screen.findByRole('button', { name: 'Book all' });
    put(/^Name/, ' Mondays ');
    await find(/^Member/, 'Mia Thornton');
    await chooseRest();
    expect(await screen.findByText('1 of 2 can’t be booked')).toBeTruthy();
    expect(screen.getByText(taken)).toBeTruthy();
    press('Book all');
    const left = 'Leave out the dates that can’t be booked, or choose others.';
    expect((await screen.findAllByText(left)).length).toBeGreaterThan(0);
    expect(posted).toEqual([]);
    press('Leave it out');
    expect(await screen.findByText(/^1 session can be booked\./)).toBeTruthy();
    expect(screen.getByText('Left out')).toBeTruthy();
    press('Book all');
    await waitFor(() => expect(place()).toBe(own));
    expect(posted).toMatchObject([
      {
        kind: 'series',
        name: 'Mondays',
        members: ['mia'],
        session: 'coaching',
        coach: 'ana',
        rule: 'FREQ=WEEKLY;COUNT=6',
        startsLocal: '2030-03-11T10:00',
        leftOut: [second],
      },
    ]);
  });

  test('that was taken meanwhile keeps what was entered, with the sentence of the server', async () => {
    const { api } = bookingServer('Admin');
    const sentence = `Mon 11 Mar, 10:00: ${taken}`;
    api.on('POST /booking-groups', () => refusal(422, { dates: sentence }));
    openApp('/app/bookings/create?together=series', api, true);
    await screen.findByRole('button', { name: 'Book all' });
    put(/^Name/, 'Mondays');
    await find(/^Member/, 'Mia Thornton');
    await chooseRest();
    fireEvent.click(await screen.findByRole('button', { name: 'Leave it out' }));
    await screen.findByText(/^1 session can be booked\./);
    press('Book all');
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Mondays');
  });

  test('is for a team where whoever leads it books, and for nobody where they do not', async () => {
    const { api, posted } = bookingServer('Member');
    openApp(`/app/booking-requests/create?for=${northId}&together=series`, api, true);
    await screen.findByRole('button', { name: 'Book all' });
    expect(screen.queryByRole('radio', { name: 'A team' })).toBeNull();
    put(/^Name/, 'Workshops');
    await chooseRest();
    fireEvent.click(await screen.findByRole('button', { name: 'Leave it out' }));
    await screen.findByText(/^1 session can be booked\./);
    press('Book all');
    await waitFor(() => expect(posted).toMatchObject([{ team: northId, members: [] }]));
    closeApp();
    const other = northId.replace(/.$/, 'f');
    openApp(
      `/app/booking-requests/create?for=${other}&together=series`,
      bookingServer('Member').api,
      true,
    );
    expect(await screen.findByText('Only a team leader can book for a team.')).toBeTruthy();
  });

  test('is asked again where the sessions on offer do not come', async () => {
    const { api } = bookingServer('Admin');
    let isBroken = true;
    const answer = api.fetch;
    openApp('/app/bookings/create?together=series', api, true, async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      return isBroken && url.includes('/booking-requests/options')
        ? refusal(422, { request: 'Busy.' })
        : answer(input, init);
    });
    await find(/^Member/, 'Mia Thornton');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByRole('radio', { name: /Executive coaching/ })).toBeTruthy();
  });
});

describe('booking a cohort', () => {
  test('takes several members in their order, each once, and at least two', async () => {
    const { api, posted } = bookingServer('Admin');
    openApp('/app/bookings/create?together=cohort', api, true);
    await screen.findByRole('button', { name: 'Book all' });
    put(/^Name/, 'Leaders');
    await find(/^Member/, 'Mia Thornton');
    press('Book all');
    const two = 'A cohort has at least two members.';
    expect((await screen.findAllByText(two)).length).toBeGreaterThan(0);
    await find(/^Member/, 'Max Reed');
    const chosen = screen.getByRole('list', { name: /in the order of their sessions$/ });
    const names = within(chosen)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names.map((name) => /Mia|Max/.exec(name)?.[0])).toEqual(['Mia', 'Max']);
    await chooseRest();
    fireEvent.change(screen.getByLabelText(/^Repeats/), { target: { value: 'once' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Leave it out' }));
    await screen.findByText(/^1 session can be booked\./);
    press('Book all');
    await waitFor(() =>
      expect(posted).toMatchObject([{ kind: 'cohort', members: ['mia', 'max'] }]),
    );
    expect(posted[0]).not.toHaveProperty('rule');
  });
});
