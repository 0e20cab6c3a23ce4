import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, monthOf, startOfWeek, weeksOf } from '#domain/dates/month.ts';
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
const anyWeekday = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2027-11-15', 3)).toBe('2028-02-15');
});

test('a sheet holds every day of its month once, each under its weekday', () => {
  fc.assert(
    fc.property(anyDate, anyWeekday, (date, first) => {
      const month = monthOf(date);
      const days = weeksOf(month, first).flat();
      const length = dayNumber(`${monthOf(addMonths(date, 1))}-01`) - dayNumber(`${month}-01`);
      expect(days.filter((day) => day !== undefined)).toEqual(
        Array.from({ length }, (_, index) => addDays(`${month}-01`, index)),
      );
      const misplaced = days.filter(
        (day, place) =>
          day !== undefined && weekdayOfDay(dayNumber(day)) !== ((first - 1 + place) % 7) + 1,
      );
      expect(misplaced).toEqual([]);
    }),
  );
});

test('a week begins on the wanted weekday, at most six days before', () => {
  fc.assert(
    fc.property(anyDate, anyWeekday, (date, first) => {
      const start = startOfWeek(date, first);
      expect(weekdayOfDay(dayNumber(start))).toBe(first);
      expect(dayNumber(date) - dayNumber(start)).toBeLessThan(7);
      expect(start <= date).toBe(true);
    }),
  );
});
