import { dayOf, partsOfDay, weekdayOfDay } from '../time/calendar.ts';
import type { Rule } from './rule.ts';

/** A day of the first occurrence, from which a rule takes what it does not say. */
export interface FirstDay {
  /** Days since 1970-01-01. */
  readonly number: number;
  readonly month: number;
  readonly date: number;
}

/** Whether a day is within the months, days of the month and weekdays that a rule names. */
export function isWithin({ months, monthDays, weekdays }: Rule, day: number): boolean {
  if (!months && !monthDays && !weekdays) return true;
  const { year, month, date } = partsOfDay(day);
  if (months && !months.includes(month)) return false;
  if (monthDays) {
    const length = dayOf(year, month + 1, 1) - dayOf(year, month, 1);
    if (!monthDays.includes(date) && !monthDays.includes(date - length - 1)) return false;
  }
  return !weekdays || weekdays.some(({ weekday }) => weekday === weekdayOfDay(day));
}

/** The days of a month on which a rule falls. */
export function daysOfMonth(rule: Rule, year: number, month: number, first: FirstDay): number[] {
  const begin = dayOf(year, month, 1);
  const end = dayOf(year, month + 1, 1);
  const { monthDays, weekdays } = rule;
  const byWeekday = weekdays ? new Set(weekdaysBetween(weekdays, begin, end)) : null;
  if (!monthDays && byWeekday) return [...byWeekday];
  return (monthDays ?? [first.date])
    .map((date) => (date > 0 ? begin + date - 1 : end + date))
    .filter((day) => day >= begin && day < end && (!byWeekday || byWeekday.has(day)));
}

/** The days of a year on which a rule falls. */
export function daysOfYear(rule: Rule, year: number, first: FirstDay): number[] {
  const { months, monthDays, yearDays, weekdays } = rule;
  const begin = dayOf(year, 1, 1);
  const end = dayOf(year + 1, 1, 1);
  if (yearDays)
    return yearDays
      .map((day) => (day > 0 ? begin + day - 1 : end + day))
      .filter((day) => day >= begin && day < end && isWithin(rule, day));
  if (weekdays && !months && !monthDays) return weekdaysBetween(weekdays, begin, end);
  const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);
  return (months ?? (monthDays ? everyMonth : [first.month])).flatMap((month) =>
    daysOfMonth(rule, year, month, first),
  );
}

function weekdaysBetween(
  weekdays: NonNullable<Rule['weekdays']>,
  begin: number,
  end: number,
): number[] {
  return weekdays.flatMap(({ weekday, nth }) => {
    const earliest = begin + ((weekday - weekdayOfDay(begin) + 7) % 7);
    const all: number[] = [];
    for (let day = earliest; day < end; day += 7) all.push(day);
    if (nth === 0) return all;
    return all.slice(nth > 0 ? nth - 1 : nth, nth > 0 ? nth : nth + 1 || undefined);
  });
}
