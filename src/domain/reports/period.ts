import type { LocalDate } from '#domain/time/calendar.ts';
import {
  daysBetween,
  daysLater,
  firstDayOf,
  monthsBetween,
  monthsLater,
} from '#domain/time/local.ts';

/** The days that a report looks at, the last included. Everybody counts them by UTC, so that a report says the same to all who read it. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Stretches of time that numbers about few people are not cut finer than. */
export type ReportUnit = 'week' | 'month';

/** Days that a report looks back on unless told. */
const usualDays = 90;
/** A report looks at so many months at most (domain reference, 11.9). */
const mostMonths = 24;
const years = { first: '2000-01-01', last: '2099-12-31' };

/** What is wrong with the days that somebody chose, by field; null when nothing is. */
export function troubleWithDays(
  chosen: Readonly<Partial<Record<'from' | 'to', LocalDate | null>>>,
): Readonly<Record<string, string>> | null {
  const { from, to } = chosen;
  for (const [key, day] of Object.entries({ from, to }))
    if (day && (day < years.first || day > years.last))
      return { [key]: 'Choose a day between 2000 and 2099.' };
  if (!from || !to) return null;
  if (from > to) return { from: 'The first day must not be after the last.' };
  return to >= monthsLater(from, mostMonths)
    ? { from: `Choose a date range of at most ${mostMonths} months.` }
    : null;
}

/** What is not chosen ends today, and is as long as usual. */
export function chosenPeriod(
  { from, to }: Readonly<Partial<Record<'from' | 'to', LocalDate | null>>>,
  today: LocalDate,
): Period {
  const last = to ?? (from && from > today ? from : today);
  return { from: from ?? daysLater(last, 1 - usualDays), to: last };
}

/**
 * The whole weeks or months that a period touches and that are over; null where there is none. From two stretches that differ by a day, or from one that goes on, what a
 * single person did could be told.
 */
export function wholeUnits(period: Period, unit: ReportUnit, today: LocalDate): Period | null {
  const from = firstDayOf(unit, period.from);
  const last = firstDayOf(unit, period.to);
  const wanted = daysLater(unit === 'month' ? monthsLater(last, 1) : daysLater(last, 7), -1);
  const over = daysLater(firstDayOf(unit, today), -1);
  const to = wanted < over ? wanted : over;
  return from > to ? null : { from, to };
}

/** As many whole months, or days, right before. */
export function periodBefore({ from, to }: Period): Period {
  const next = daysLater(to, 1);
  const isWholeMonths = from.endsWith('-01') && next.endsWith('-01');
  const first = isWholeMonths
    ? monthsLater(from, -monthsBetween(from, next))
    : daysLater(from, -daysBetween(from, next));
  return { from: first, to: daysLater(from, -1) };
}
