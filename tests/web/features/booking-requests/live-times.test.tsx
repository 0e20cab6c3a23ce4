import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addDays } from '#domain/time/calendar.ts';
import { eventLines } from '../../api/event-lines.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json } from '../../shell/small-api.ts';
import {
  addressAt,
  bookableApi,
  clock,
  halfPast,
  options,
  ten,
  times,
  today,
} from './flow-scene.ts';

afterEach(closeApp);

const ana = '0199a000-0000-7000-8000-00000000000a';
const taken = 'That time has just been taken.';
const inThreeDays = addDays(today, 3);
const week = Array.from({ length: 9 }, (_, day) => addDays(today, day - 1));
const tomorrowToo = { ...times.days[0], date: addDays(today, 4) };

/** The times of the week with some of them taken by others, and a free day after. */
const timesWithout = (...gone: number[]) => ({
  ...times,
  days: week.map((date) => {
    const { slots = [] } = times.days.find((day) => day.date === date) ?? {};
    const later = date === tomorrowToo.date ? (times.days[0]?.slots ?? []) : [];
    return {
      date,
      slots: [
        ...slots.map((slot) =>
          gone.includes(Date.parse(slot.startsAt))
            ? { ...slot, free: false, reasons: [taken] }
            : slot,
        ),
        ...later.map((slot) => ({
          ...slot,
          startsAt: new Date(Date.parse(slot.startsAt) + 86_400_000).toISOString(),
        })),
      ],
    };
  }),
});

async function choosing() {
  const { api } = bookableApi();
  const { lines, open } = eventLines();
  const gone: number[] = [];
  api
    .on('GET /booking-requests/options', () =>
      json({
        ...options,
        sessions: options.sessions.map((session) => ({
          ...session,
          coaches: session.coaches.map((coach) => ({ ...coach, id: ana })),
        })),
      }),
    )
    .on('GET /booking-requests/slots', () => json(timesWithout(...gone)))
    .on('GET /events', (request, url) => open(url.search, request.signal));
  openApp(addressAt('time', { coach: ana }), api, true);
  const first = await screen.findByRole('button', { name: clock(ten) });
  const line = await waitFor(() => {
    const found = lines.find(({ path }) => path === `?slots=${ana}`);
    if (!found) throw new Error('Nobody asked for the times of Ana.');
    return found;
  });
  line.say('ready', { slots: [ana] });
  return {
    first,
    /** Somebody else takes these times. */
    takes: (...starts: number[]) => {
      gone.push(...starts);
      line.say('change', { topics: [`slots:${ana}`] });
    },
    /** They give up what they took. */
    givesBack: () => {
      gone.length = 0;
      line.say('change', { topics: [`slots:${ana}`] });
    },
  };
}

test('a time that somebody else takes turns grey while one is choosing; focus, day and the picked time stay', async () => {
  const { first, takes } = await choosing();
  fireEvent.click(screen.getByRole('button', { name: clock(halfPast) }));
  await screen.findByText(`We are keeping ${clock(halfPast)} for you until`, { exact: false });
  first.focus();
  takes(ten);
  await waitFor(() => expect(first.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(first);
  expect(screen.getByText(`${clock(ten)}: ${taken}`)).toBeTruthy();
  const picked = screen.getByRole('button', { name: clock(halfPast) });
  expect(picked.getAttribute('aria-pressed')).toBe('true');
});

test('the day one looks at stays open when its last time is taken, though another day has free ones', async () => {
  const { first, takes } = await choosing();
  const openDay = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  const before = openDay();
  expect(before[0]).toContain(String(Number(inThreeDays.slice(8))));
  takes(ten, halfPast);
  await waitFor(() => expect(first.getAttribute('aria-disabled')).toBe('true'));
  expect(openDay()[0]).toContain('no free times');
  expect(openDay()[0]).toContain(String(Number(inThreeDays.slice(8))));
  expect(screen.getByText('Next free times')).toBeTruthy();
});

test('a time that is given back can be picked at once', async () => {
  const { first, takes, givesBack } = await choosing();
  takes(ten);
  await waitFor(() => expect(first.getAttribute('aria-disabled')).toBe('true'));
  givesBack();
  await waitFor(() => expect(first.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(first);
  expect(
    await screen.findByText(`We are keeping ${clock(ten)} for you until`, { exact: false }),
  ).toBeTruthy();
});
