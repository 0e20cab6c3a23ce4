import {
  addDays,
  dateOfDay,
  dayNumber,
  dayOf,
  partsOfDay,
  weekdayOfDay,
  type LocalDate,
} from '#domain/time/calendar.ts';
import { MONTH_FIRST_ZONES } from '#domain/time/month-first.ts';
import { formatMonth } from '#domain/time/words.ts';
import type { KpiPeriod } from './vocabulary.ts';

/** The first day of the period in which a day lies. Weeks begin on Monday; what has no length is its own day. */
export function periodStart(period: KpiPeriod, date: LocalDate): LocalDate {
  const day = dayNumber(date);
  const { year, month } = partsOfDay(day);
  if (period === 'weekly') return addDays(date, 1 - weekdayOfDay(day));
  if (period === 'monthly') return dateOfDay(dayOf(year, month, 1));
  if (period === 'quarterly') return dateOfDay(dayOf(year, firstOfQuarter(month), 1));
  return date;
}

/** The first day after a period that begins on a day; a day later for what has no length. */
export function nextPeriod(period: KpiPeriod, start: LocalDate): LocalDate {
  const { year, month, date } = partsOfDay(dayNumber(start));
  if (period === 'weekly') return addDays(start, 7);
  if (period === 'monthly') return dateOfDay(dayOf(year, month + 1, date));
  if (period === 'quarterly') return dateOfDay(dayOf(year, month + 3, date));
  return addDays(start, 1);
}

/** So many periods up to the one of a day, the earliest first. */
export function periodsUpTo(period: KpiPeriod, date: LocalDate, count: number): LocalDate[] {
  const starts = [periodStart(period, date)];
  while (starts.length < count) starts.unshift(periodStart(period, addDays(starts[0] ?? date, -1)));
  return starts;
}

const firstOfQuarter = (month: number): number => month - ((month - 1) % 3);

/** Day and month in the order of the reader's zone. */
function dayName(date: LocalDate, zone: string | undefined, digits: 2 | 4 = 4): string {
  const [month = '', year = ''] = formatMonth(date.slice(0, 7), 'short').split(' ');
  const day = String(partsOfDay(dayNumber(date)).date);
  const isMonthFirst = zone !== undefined && MONTH_FIRST_ZONES.has(zone);
  return [...(isMonthFirst ? [month, day] : [day, month]), year.slice(-digits)].join(' ');
}

/** "May 2027", "Q2 2027", "Week of 3 May 2027", "3 May 2027"; days in the order of the reader's zone. */
export function periodName(period: KpiPeriod, start: LocalDate, zone?: string): string {
  const { year, month } = partsOfDay(dayNumber(start));
  if (period === 'monthly') return formatMonth(start.slice(0, 7), 'long');
  if (period === 'quarterly') return `Q${Math.ceil(month / 3)} ${year}`;
  return period === 'weekly' ? `Week of ${dayName(start, zone)}` : dayName(start, zone);
}

/** The same where a drawing has little room: "May 27", "Q2 27", "3 May". */
export function shortPeriodName(period: KpiPeriod, start: LocalDate, zone?: string): string {
  const [month = '', year = ''] = formatMonth(start.slice(0, 7), 'short').split(' ');
  if (period === 'monthly') return `${month} ${year.slice(-2)}`;
  if (period === 'quarterly') return periodName(period, start).replace(/\d\d(\d\d)$/, '$1');
  return dayName(start, zone, 2);
}

/** What whoever enters a second value for somebody's period is told: "A value for May 2027 already exists." */
export function valueExists(period: KpiPeriod, start: LocalDate, zone?: string): string {
  if (period === 'once') return 'A value already exists.';
  const name = periodName(period, start, zone).replace(/^Week/, 'the week');
  return `A value for ${name} already exists.`;
}
