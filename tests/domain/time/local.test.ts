import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay, dayNumber, DAY, HOUR } from '#domain/time/calendar.ts';
import {
  beginningOf,
  dateAt,
  daysBetween,
  daysLater,
  foundIn,
  instantIn,
  monthsUpTo,
  wallAt,
} from '#domain/time/local.ts';
import { dayAt, dayBounds, instantOf, wallOf } from '#domain/time/wall.ts';
import { changesOf, ZONES } from '../zones.ts';

const anyDay = fc.integer({ min: dayNumber('1990-01-01'), max: dayNumber('2050-01-01') });
const anyDate = anyDay.map(dateOfDay);

/** Days of which many are those on which the zone changes its clocks, and their neighbours. */
const daysOf = (zone: string) => {
  const changes = changesOf(zone, 2005, 2035).map((ms) => Math.floor(ms / DAY));
  const near = fc
    .tuple(fc.constantFrom(0, ...changes), fc.integer({ min: -1, max: 1 }))
    .map(([change, away]) => change + away);
  return fc.oneof(anyDay, near);
};

describe.each(ZONES)('in %s, Temporal and the tables agree', (zone) => {
  it('on what the wall shows', () => {
    fc.assert(
      fc.property(daysOf(zone), fc.integer({ min: 0, max: DAY - 1 }), (day, within) => {
        const ms = day * DAY + within;
        expect(wallAt(zone, ms)).toEqual(wallOf(zone, ms));
        const begun = dateOfDay(dayAt(zone, ms));
        // Until 2011 Newfoundland's clocks went back a minute after midnight: they showed the day before once more, and the new day had begun.
        const isAgain = wallOf(zone, ms).date < begun;
        expect(dateAt(zone, ms)).toBe(isAgain ? daysLater(begun, -1) : begun);
        expect(isAgain && ms - beginningOf(zone, begun) > 2 * HOUR).toBe(false);
      }),
    );
  });

  it('on the instants of wall times, and on which of them the clocks skip', () => {
    fc.assert(
      fc.property(daysOf(zone), fc.integer({ min: 0, max: 1440 }), (day, minutes) => {
        const date = dateOfDay(day);
        expect(foundIn(zone, { date, minutes })).toEqual(instantOf(zone, date, minutes));
        expect(instantIn(zone, date, minutes)).toBe(instantOf(zone, date, minutes).instant);
        expect(beginningOf(zone, date)).toBe(dayBounds(zone, date).start);
      }),
    );
  });
});

describe('dates', () => {
  it('are counted as the slot rule counts them', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -1_000, max: 1_000 }), (date, days) => {
        const later = daysLater(date, days);
        expect(later).toBe(addDays(date, days));
        expect(daysBetween(date, later)).toBe(days);
      }),
    );
  });

  it('that do not exist are refused', () => {
    expect(() => daysLater('2025-02-30', 1)).toThrow(RangeError);
  });

  it('lead to the months before them, over the turn of a year', () => {
    expect(monthsUpTo('2027-02-28', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });
});

it('seconds count too', () => {
  const at = foundIn('Asia/Kathmandu', { date: '2027-05-03', minutes: 14 * 60, seconds: 7 });
  expect(new Date(at.instant).toISOString()).toBe('2027-05-03T08:15:07.000Z');
});

it('parts of a millisecond are not shown', () => {
  const at = Date.parse('2027-05-03T22:59:59.999Z') + 0.5;
  expect(wallAt('Europe/London', at)).toEqual(wallOf('Europe/London', at));
  expect(dateAt('Europe/London', at)).toBe('2027-05-03');
});
