import {
  addDays,
  addMonths as monthsLater,
  create,
  dayOfWeek,
  toString,
} from 'temporal-polyfill/fns/PlainDate';
import type { LocalDate, Weekday } from '../time/calendar.ts';

/** A month of a year, `YYYY-MM`. */
export type Month = string;

/** Rows of a month's sheet: six hold every month, so that the sheet keeps its height. */
export const SHEET_WEEKS = 6;

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** The same day in a later month, or earlier when negative; the month's last day where it is shorter. */
export const addMonths = (date: LocalDate, months: number): LocalDate =>
  toString(monthsLater(dayOf(date), months));

/** The sheet of a month in weeks; days of its neighbours are undefined. */
export function weeksOf(month: Month, firstWeekday: Weekday): (LocalDate | undefined)[][] {
  const start = dayOf(`${month}-01`);
  const lead = (dayOfWeek(start) - firstWeekday + 7) % 7;
  return Array.from({ length: SHEET_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const date = toString(addDays(start, week * 7 + place - lead));
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
  const day = dayOf(date);
  return toString(addDays(day, -((dayOfWeek(day) - first + 7) % 7)));
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

/** One by one, Temporal's functions weigh a fifth of the whole; they are the browser's own where it has them. */
const dayOf = (date: LocalDate) =>
  create(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)));
