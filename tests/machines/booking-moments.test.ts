import { expect, test } from 'vitest';
import { nextMoment } from '#machines/booking/moments.ts';
import { aBooking, end, hour, minute, now, start } from '#tests/support/booking-scene.ts';

const day = 24 * hour;
const cancellation = {
  by: 'mia',
  party: 'member',
  at: start - 5 * hour,
  late: true,
  reason: null,
  askToReschedule: false,
} as const;

test.each([
  ['a request expires', aBooking, now, aBooking.expiresAt],
  ['cancelling becomes late', aBooking, now + 48 * hour, start - 24 * hour],
  ['the session starts', aBooking, start - 1, start],
  ['the grace for those who are late is over', aBooking, start, start + 10 * minute],
  ['an outcome can no longer be corrected', aBooking, end, end + 30 * day + 1],
  ['a credit can no longer be refunded', aBooking, end + 30 * day + 1, end + 90 * day + 1],
  ['nothing changes any more', aBooking, end + 90 * day + 1, null],
  [
    'a cancellation can no longer be taken back',
    { ...aBooking, cancellation },
    cancellation.at,
    cancellation.at + 30 * minute,
  ],
])('%s', (_, booking, moment, next) => {
  expect(nextMoment(booking, moment)).toBe(next);
});
