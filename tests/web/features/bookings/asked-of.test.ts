import { expect, test } from 'vitest';
import { askedOf } from '#web/features/bookings/list/asked-of.ts';
import { bookingsSearch } from '#web/features/bookings/list/bookings-search.ts';

test.each([
  ['Europe/London', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['America/New_York', '2026-03-29T04:00:00.000Z', '2026-03-30T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-28T18:15:00.000Z', '2026-03-29T18:15:00.000Z'],
])('a day of the filter is the day of whoever reads in %s', (zone, from, before) => {
  const search = bookingsSearch.parse({ from: '2026-03-29', to: '2026-03-29' });
  expect(askedOf(search, zone)).toMatchObject({ from, before });
});
