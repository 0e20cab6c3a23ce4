import { expect, test } from 'vitest';
import { inBothZones } from '#domain/time/both-zones.ts';

const at = Date.parse('2027-05-03T13:00:00.000Z');
const own = 'Europe/London';

test('the other zone is named only where it shows another time, with its day where that differs', () => {
  expect(inBothZones(at, { own, other: 'Europe/Lisbon' })).toBeNull();
  expect(inBothZones(at, { own, other: 'America/New_York' })).toBe('09:00 in New York');
  expect(inBothZones(at + 5 * 3_600_000, { own, other: 'Asia/Tokyo', who: 'Ana' })).toBe(
    'Tue 4 May, 03:00 in Tokyo for Ana',
  );
  expect(inBothZones(at + 13 * 3_600_000, { own: 'America/New_York', other: own })).toBe(
    'Tue May 4, 03:00 in London',
  );
});
