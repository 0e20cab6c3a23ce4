import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  monthOf,
  startOfWeek,
  weekdaysFrom,
  weeksOf,
  within,
} from '#domain/dates/month.ts';
import { limitDate, momentOf, valueOf } from '#domain/dates/value.ts';
import {
  addDays,
  dateOfDay,
  dayNumber,
  weekdayOfDay,
  type Weekday,
} from '#domain/time/calendar.ts';

const anyDate = fc
  .integer({ min: dayNumber('1970-01-01'), max: dayNumber('2100-12-31') })
  .map(dateOfDay);

describe('a value', () => {
  test('is an ISO string with milliseconds and zone', () => {
    const moment = { date: '2027-05-03', minutes: 845 };
    expect(valueOf(moment, 'UTC')).toBe('2027-05-03T14:05:00.000Z');
    expect(valueOf(moment, 'America/New_York')).toBe('2027-05-03T18:05:00.000Z');
  });

  test('becomes the same date again in its zone', () => {
    const zones = fc.constantFrom('UTC', 'Europe/London', 'Pacific/Auckland', 'America/St_Johns');
    fc.assert(
      fc.property(anyDate, zones, (date, zone) => {
        expect(momentOf(valueOf({ date, minutes: 0 }, zone), zone)?.date).toBe(date);
      }),
    );
  });

  test('moves forward where the clocks skip its time', () => {
    const skipped = valueOf({ date: '2027-03-28', minutes: 90 }, 'Europe/London');
    expect(momentOf(skipped, 'Europe/London')).toMatchObject({ date: '2027-03-28', minutes: 150 });
  });

  test('is no moment when there is none or it makes no sense', () => {
    expect(momentOf(null, 'UTC')).toBe(undefined);
    expect(momentOf('soon', 'UTC')).toBe(undefined);
  });

  test('limits by its date in the zone, a plain date by itself', () => {
    expect(limitDate('2027-05-03T23:30:00.000Z', 'Europe/London')).toBe('2027-05-04');
    expect(limitDate('2027-05-03', 'Pacific/Auckland')).toBe('2027-05-03');
    expect(limitDate(undefined, 'UTC')).toBe(undefined);
  });
});

describe('months', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('%s and %i months is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });

  test('hold each of their days once, under its weekday, whichever day the week begins on', () => {
    const anyFirst = fc.integer({ min: 1, max: 7 }).map((first) => first as Weekday);
    fc.assert(
      fc.property(anyDate, anyFirst, (date, first) => {
        const weeks = weeksOf(monthOf(date), first);
        const columns = weekdaysFrom(first);
        const days = weeks.flat().filter((day) => day !== undefined);
        expect(weeks).toHaveLength(6);
        expect(new Set(days).size).toBe(
          dayNumber(addMonths(`${monthOf(date)}-01`, 1)) - dayNumber(`${monthOf(date)}-01`),
        );
        const inPlace = weeks.flatMap((week) =>
          week.map(
            (day, place) => day === undefined || weekdayOfDay(dayNumber(day)) === columns[place],
          ),
        );
        expect(inPlace.every(Boolean)).toBe(true);
      }),
    );
  });

  test('have weeks that begin where the locale says', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 7 }), (date, first) => {
        const start = startOfWeek(date, first as Weekday);
        expect(weekdayOfDay(dayNumber(start))).toBe(first);
        expect(start <= date && date < addDays(start, 7)).toBe(true);
      }),
    );
  });

  test('stay within their limits', () => {
    expect(within('2027-05-03', '2027-05-04', undefined)).toBe('2027-05-04');
    expect(within('2027-05-03', undefined, '2027-05-02')).toBe('2027-05-02');
    expect(within('2027-05-03', '2027-05-03', '2027-05-03')).toBe('2027-05-03');
  });
});
