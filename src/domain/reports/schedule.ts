import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import { dateAt, daysLater, firstDayOf, instantIn, monthsLater } from '#domain/time/local.ts';

export type ReportInterval = 'week' | 'month';

/** Eight o'clock, in minutes after midnight, by the clock of whoever wanted it. */
const hour = (8 * HOUR) / MINUTE;

/** When the mail about a report goes out next: on Mondays, or on the first of a month. */
export function nextReportAt(every: ReportInterval, timeZone: string, now: number): number {
  const first = firstDayOf(every, dateAt(timeZone, now));
  const next = instantIn(timeZone, first, hour);
  if (next > now) return next;
  return instantIn(timeZone, every === 'month' ? monthsLater(first, 1) : daysLater(first, 7), hour);
}
