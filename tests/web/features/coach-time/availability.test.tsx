import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { workingDayFrom } from '#web/features/coach-time/shown-dates.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal } from '../../shell/small-api.ts';
import { booked, coachApi, timeOfAna } from './coach-time-api.ts';

afterEach(closeApp);

const week = '/app/availability?from=2099-03-04';
const grid = () => screen.getByRole('table', { name: 'Time of the week' });
const cell = (name: RegExp) => within(grid()).getByRole('button', { name });
const why = () => screen.getByRole('region', { name: 'Why?' });
const exceptions = () => screen.getByRole('region', { name: 'Exceptions' });
const opened = () => screen.findByRole('heading', { level: 1, name: 'Availability' });

const everything = timeOfAna({
  reservations: [
    booked('10:00', '11:00'),
    { ...booked('15:00', '16:00', 'h1'), kind: 'hold', reference: 'hold', booking: null },
  ],
  busy: [
    {
      calendar: 'Private',
      startsAt: '2099-03-05T09:00:00.000Z',
      endsAt: '2099-03-05T10:00:00.000Z',
    },
  ],
  exceptions: [
    {
      id: 'x1',
      version: 3,
      kind: 'outOfOffice',
      timeZone: 'UTC',
      startsAt: '2099-03-06',
      endsAt: '2099-03-06',
      reason: 'Wedding',
      visibleReason: false,
    },
  ],
});

describe('the week of a coach', () => {
  test('shows hours, bookings, holds, busy times and days away, and says why a time is not free', async () => {
    openApp(week, coachApi('ana', everything), true);
    await opened();
    expect(cell(/^Tue 3 Mar, 09:00: Working hours, free$/)).toBeTruthy();
    expect(cell(/^Wed 4 Mar, 10:00: Coaching with Mia \(b1\)$/).textContent).toContain('Coaching');
    expect(cell(/^Wed 4 Mar, 15:00: Held by a member$/)).toBeTruthy();
    expect(cell(/^Thu 5 Mar, 09:00: Busy: Private$/)).toBeTruthy();
    expect(cell(/^Fri 6 Mar, 12:00: Out of office: Wedding$/)).toBeTruthy();
    fireEvent.click(cell(/^Thu 5 Mar, 09:00/));
    expect(await within(why()).findByText('Ana is busy at that time.')).toBeTruthy();
    expect(within(why()).getByText(/Busy in the calendar “Private”/)).toBeTruthy();
    fireEvent.click(cell(/^Wed 4 Mar, 10:00/));
    const link = within(why()).getByRole('link', { name: /B-b1/ });
    expect(link.getAttribute('href')).toBe('/app/bookings/b1');
    fireEvent.click(cell(/^Tue 3 Mar, 09:00/));
    expect(within(why()).getByText('A session can begin at 09:00.')).toBeTruthy();
  });

  test('is walked and drawn over with the keys, and what is drawn becomes a block', async () => {
    const sent: object[] = [];
    const api = coachApi('ana', everything).on('POST /coaches/ana/exceptions', async (request) => {
      sent.push(await request.json());
      return json({ id: 'x2' });
    });
    openApp(week, api, true);
    await opened();
    fireEvent.click(cell(/^Tue 3 Mar, 10:00/));
    fireEvent.keyDown(cell(/^Tue 3 Mar, 10:00/), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell(/^Wed 4 Mar, 10:00/));
    fireEvent.keyDown(cell(/^Wed 4 Mar, 10:00/), { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(cell(/^Wed 4 Mar, 10:30/), { key: 'ArrowDown', shiftKey: true });
    fireEvent.click(within(exceptions()).getByRole('button', { name: 'Use this time' }));
    await screen.findByText('1 booking falls in this time');
    fireEvent.click(screen.getByRole('radio', { name: 'Cancel and ask to reschedule' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getAllByText('Give a reason for cancelling.').length).toBe(2);
    fireEvent.change(screen.getByLabelText(/^Reason for cancelling/), {
      target: { value: 'I am ill.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('region', { name: 'Exceptions' });
    expect(sent[0]).toMatchObject({
      kind: 'blocked',
      startsAt: '2099-03-04T10:00',
      endsAt: '2099-03-04T11:30',
      cancel: ['b1'],
      cancelReason: 'I am ill.',
    });
  });

  test('a stretch is drawn with the pointer within one day', async () => {
    openApp(week, coachApi('ana'), true);
    await opened();
    fireEvent.pointerDown(cell(/^Mon 2 Mar, 13:00/));
    fireEvent.pointerEnter(cell(/^Mon 2 Mar, 14:00/), { buttons: 1 });
    fireEvent.pointerEnter(cell(/^Tue 3 Mar, 15:00/), { buttons: 1 });
    // Let go of outside.
    fireEvent.pointerEnter(cell(/^Mon 2 Mar, 16:00/), { buttons: 0 });
    const pressed = within(grid()).getAllByRole('button', { pressed: true });
    expect(pressed.map((each) => each.getAttribute('aria-label')?.slice(0, 16))).toEqual([
      'Mon 2 Mar, 13:00',
      'Mon 2 Mar, 13:30',
      'Mon 2 Mar, 14:00',
    ]);
  });

  test('an exception is removed, and a refusal is said beside it', async () => {
    const sent: object[] = [];
    const api = coachApi('ana', everything).on(
      'POST /coaches/ana/exceptions/x1/events',
      async (request) => {
        sent.push(await request.json());
        return refusal(409, { version: 'Someone has changed this since. Take another look.' });
      },
    );
    openApp(week, api, true);
    await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Out of office, Fri 6 Mar' }));
    await waitFor(() =>
      expect(within(exceptions()).getByText(/Someone has changed this since/)).toBeTruthy(),
    );
    expect(sent[0]).toMatchObject({ type: 'REMOVE', version: 3 });
    fireEvent.click(screen.getByRole('button', { name: 'Change Out of office, Fri 6 Mar' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Reason/)).value).toBe('Wedding');
  });
});

describe('a time that was chosen', () => {
  const made = { id: 'x2', version: 1, kind: 'blocked', timeZone: 'UTC', visibleReason: false };
  const panel = () => screen.findByRole('dialog', { name: 'What is this time?' });

  /** A server that takes exceptions, and what it was sent. */
  function taking(answer = everything) {
    const sent: object[] = [];
    const take = async (request: Request) => {
      const body = (await request.json()) as { payload?: object };
      sent.push(body);
      return json({ ...made, reason: 'Dentist', ...blockedAt, ...body.payload });
    };
    const api = coachApi('ana', answer)
      .on('POST /coaches/ana/exceptions', take)
      .on('POST /coaches/ana/exceptions/x2/events', take);
    return { api, sent };
  }
  const blockedAt = { startsAt: '2099-03-03T10:00', endsAt: '2099-03-03T11:00' };

  test('becomes a block with a name where it was chosen, and is taken back where that is told', async () => {
    const { api, sent } = taking();
    openApp(week, api, true);
    await opened();
    fireEvent.click(cell(/^Tue 3 Mar, 10:00/));
    const asked = within(await panel());
    fireEvent.change(asked.getByLabelText('To'), {
      target: { value: String(Date.parse('2099-03-03T11:00:00Z')) },
    });
    fireEvent.change(asked.getByLabelText(/^Name/), { target: { value: 'Dentist' } });
    fireEvent.click(asked.getByRole('button', { name: 'Block' }));
    await screen.findByText('Added: Blocked, Tue 3 Mar, 10:00–11:00.');
    expect(sent).toMatchObject([{ kind: 'blocked', reason: 'Dentist', ...blockedAt }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The time is as it was before.');
    expect(sent[1]).toMatchObject({ type: 'REMOVE', version: 1 });
  });

  test('is brought to the keyboard in the list beside it once it is an exception', async () => {
    const { api } = taking();
    const listed = { ...made, reason: null, ...blockedAt };
    api.on('POST /coaches/ana/exceptions', () => {
      const exceptions = [...everything.exceptions, listed];
      api.on('GET /coaches/ana/time', () => json({ ...everything, exceptions }));
      return json(listed);
    });
    openApp(week, api, true);
    await opened();
    fireEvent.click(cell(/^Tue 3 Mar, 10:00/));
    fireEvent.click(within(await panel()).getByRole('button', { name: 'Block' }));
    const name = 'Change Blocked, Tue 3 Mar, 10:00–11:00';
    const row = await within(exceptions()).findByRole('button', { name });
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  test('becomes extra hours or a day out of office, and says which bookings stay', async () => {
    const { api, sent } = taking();
    openApp(week, api, true);
    await opened();
    fireEvent.click(cell(/^Wed 4 Mar, 10:00/));
    const asked = within(await panel());
    expect(asked.getByText('The booking in it stays booked.')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Out of office' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      kind: 'outOfOffice',
      startsAt: '2099-03-04',
      endsAt: '2099-03-04',
    });
  });

  test('opens the whole form, with that time, for more', async () => {
    openApp(week, taking().api, true);
    await opened();
    fireEvent.click(cell(/^Wed 4 Mar, 10:00/));
    fireEvent.click(within(await panel()).getByRole('button', { name: 'More choices' }));
    expect(await screen.findByText('1 booking falls in this time')).toBeTruthy();
  });

  test('is left by Escape, and the focus goes back to it', async () => {
    openApp(week, taking().api, true);
    await opened();
    fireEvent.click(cell(/^Tue 3 Mar, 10:00/));
    fireEvent.keyDown(await panel(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that is a block is made longer at its edge, with the pointer and with the keys', async () => {
    const block = { ...made, reason: 'Dentist', ...blockedAt };
    const { api, sent } = taking(timeOfAna({ exceptions: [block] }));
    openApp(week, api, true);
    await opened();
    expect(cell(/^Tue 3 Mar, 10:00: Blocked: Dentist$/).textContent).toBe('Blocked: Dentist');
    const last = cell(/^Tue 3 Mar, 10:30/);
    const edge = last.querySelector('[data-edge=end]');
    if (edge === null) throw new Error('A block ends with an edge');
    fireEvent.pointerDown(edge);
    fireEvent.pointerEnter(cell(/^Tue 3 Mar, 11:30/), { buttons: 1 });
    fireEvent.pointerUp(cell(/^Tue 3 Mar, 11:30/));
    await screen.findByText('Changed: Blocked, Tue 3 Mar, 10:00–12:00.');
    const payload = { kind: 'blocked', ...blockedAt, reason: 'Dentist', cancel: [] };
    expect(sent[0]).toMatchObject({
      type: 'UPDATE',
      version: 1,
      payload: { ...payload, endsAt: '2099-03-03T12:00' },
    });
    fireEvent.keyDown(last, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ payload: { ...payload, endsAt: '2099-03-03T11:30' } });
  });
});

test('the rows begin and end an hour around what happens', async () => {
  openApp(week, coachApi('ana'), true);
  await opened();
  const rows = within(grid()).getAllByRole('rowheader');
  expect([rows[0], rows.at(-1)].map((row) => row?.textContent)).toEqual(['08:00', '17:30']);
});

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
])('whoever opens the page on %s sees the week of %s', (today, shown) => {
  expect(workingDayFrom(today)).toBe(shown);
});

test('a narrow screen reads what is alike as one line', async () => {
  openApp(week, coachApi('ana', everything), true);
  await opened();
  const day = screen.getByRole('region', { name: 'Time of the week, Wed 4 Mar' });
  expect(
    within(day)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toContain('10:00–11:00 Coaching with Mia (b1)');
});

test('a month shows how much is free on each day, and a day leads to its week', async () => {
  openApp('/app/availability?view=month&from=2099-03-04', coachApi('ana', everything), true);
  await opened();
  const days = await screen.findAllByRole('group', { name: /^Week of/ });
  expect(days).toHaveLength(6);
  const booked = screen.getByRole('list', { name: 'Sessions in the week of 2 Mar' });
  const link = within(booked).getByRole('link', { name: 'Coaching with Mia (b1)' });
  expect(link.getAttribute('href')).toBe('/app/bookings/b1');
  expect(booked.textContent).toContain('10:00–11:00');
  const friday = within(days[1] as HTMLElement).getByRole('button', { name: /Fri\s*6/ });
  expect(friday.textContent).toContain('no free times');
  fireEvent.click(friday);
  expect(await screen.findByRole('table', { name: 'Time of the week' })).toBeTruthy();
});

test('staff see one coach; the coach is sent to the own page', async () => {
  openApp('/app/coaches/ana/availability', coachApi('priya'), true);
  await screen.findByRole('heading', { level: 1, name: 'Coach Availability' });
  expect(screen.getByText('When members can book Ana Silva.')).toBeTruthy();
  closeApp();
  openApp('/app/coaches/ana/availability', coachApi('ana'), true);
  expect(await opened()).toBeTruthy();
});
