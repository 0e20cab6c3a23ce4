import { addDays, dayNumber, weekdayOfDay, type LocalDate } from '#domain/time/calendar.ts';

export type View = 'week' | 'month';

const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOfDay(dayNumber(date)));

/** The dates of the week that holds a date, from Monday; or of all weeks that the month reaches into. */
export function datesShown(view: View, date: LocalDate): LocalDate[] {
  if (view === 'week') return Array.from({ length: 7 }, (_, n) => addDays(mondayOf(date), n));
  const first = mondayOf(`${date.slice(0, 8)}01`);
  const nextMonth = `${addDays(`${date.slice(0, 8)}01`, 31).slice(0, 8)}01`;
  const last = addDays(mondayOf(addDays(nextMonth, -1)), 6);
  const count = dayNumber(last) - dayNumber(first) + 1;
  return Array.from({ length: count }, (_, n) => addDays(first, n));
}

/** The day itself, or the Monday after a weekend: the week that is ahead of a coach. */
export function workingDayFrom(date: LocalDate): LocalDate {
  const weekday = weekdayOfDay(dayNumber(date));
  return weekday < 6 ? date : addDays(date, 8 - weekday);
}

/** A day of the week, or month, before or after. */
export function stepped(view: View, date: LocalDate, steps: 1 | -1): LocalDate {
  if (view === 'week') return addDays(date, 7 * steps);
  const first = `${date.slice(0, 8)}01`;
  return `${addDays(first, steps === 1 ? 31 : -1).slice(0, 8)}01`;
}
