import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
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
    expect(cell(/^Thu 5 Mar, 09:00: Busy$/)).toBeTruthy();
    expect(cell(/^Fri 6 Mar, 12:00: Out of office$/)).toBeTruthy();
    fireEvent.click(cell(/^Thu 5 Mar, 09:00/));
    expect(within(why()).getByText('Ana is busy at that time.')).toBeTruthy();
    expect(within(why()).getByText(/Busy in the calendar «Private»/)).toBeTruthy();
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
    await screen.findByText('1 booking is in this time');
    fireEvent.click(screen.getByRole('radio', { name: 'Cancel and ask to reschedule' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getAllByText('Give a reason for cancelling.').length).toBe(2);
    fireEvent.change(screen.getByLabelText(/^Reason for cancelling/), {
      target: { value: 'I am ill.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Exception added.');
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
        return refusal(409, { version: 'Somebody has changed this since. Look at it again.' });
      },
    );
    openApp(week, api, true);
    await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Out of office, Fri 6 Mar' }));
    await waitFor(() =>
      expect(within(exceptions()).getByText(/Somebody has changed this since/)).toBeTruthy(),
    );
    expect(sent[0]).toMatchObject({ type: 'REMOVE', version: 3 });
    fireEvent.click(screen.getByRole('button', { name: 'Change Out of office, Fri 6 Mar' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Reason/)).value).toBe('Wedding');
  });
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
