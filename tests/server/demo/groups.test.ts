import { expect, test } from 'vitest';
import { HOUR } from '#domain/time/calendar.ts';
import { planDemo } from '#server/demo/plan-demo.ts';

test('whenever the demo is begun, what is booked together has sessions', () => {
  const noon = Date.UTC(2026, 10, 26, 12);
  const hours = Array.from({ length: 24 }, (_, nth) => noon + nth * HOUR + 38 * 60_000);
  const empty = hours.flatMap((now) =>
    planDemo(now).groups.flatMap(({ name, bookings }) =>
      bookings.length === 0 ? [`${new Date(now).toISOString()}: ${name}`] : [],
    ),
  );
  expect(empty).toEqual([]);
});
