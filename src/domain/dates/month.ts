import { addDays, dateOfDay, dayNumber, weekdayOfDay } from '../time/calendar.ts';
import type { LocalDate, Weekday } from '../time/calendar.ts';

/** A month of a year, `YYYY-MM`. */
export type Month = string;

/** Rows of a month's sheet: six hold every month, so that the sheet keeps its height. */
export const SHEET_WEEKS = 6;

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** The same day in a later month, or earlier when negative; the month's last day where it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const start = firstOf(count);
  const length = dayNumber(firstOf(count + 1)) - dayNumber(start);
  return addDays(start, Math.min(Number(date.slice(8)), length) - 1);
}

/** The sheet of a month in weeks; days of its neighbours are undefined. */
export function weeksOf(month: Month, firstWeekday: Weekday): (LocalDate | undefined)[][] {
  const start = dayNumber(`${month}-01`);
  const lead = (weekdayOfDay(start) - firstWeekday + 7) % 7;
  return Array.from({ length: SHEET_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const date = dateOfDay(start - lead + week * 7 + place);
      return monthOf(date) === month ? date : undefined;
    }),
  );
}

/** The seven weekdays in the order of a sheet's columns. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  return Array.from({ length: 7 }, (_, place) => (((first - 1 + place) % 7) + 1) as Weekday);
}

/** The first day of the week a date lies in. */
export function startOfWeek(date: LocalDate, first: Weekday): LocalDate {
  return addDays(date, -((weekdayOfDay(dayNumber(date)) - first + 7) % 7));
}

/** A date, or the nearest one within limits that include their own days. */
export function within(
  date: LocalDate,
  min: LocalDate | undefined,
  max: LocalDate | undefined,
): LocalDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

function firstOf(count: number): LocalDate {
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}
