import { Temporal } from 'temporal-polyfill';

export type ReportInterval = 'week' | 'month';

/** By the clock of whoever wanted it. */
const hour = 8;

/** When the mail about a report goes out next: on Mondays, or on the first of a month, at eight. */
export function nextReportAt(every: ReportInterval, timeZone: string, now: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const day = local.toPlainDate();
  const first =
    every === 'month' ? day.with({ day: 1 }) : day.subtract({ days: day.dayOfWeek - 1 });
  const at = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone, plainTime: new Temporal.PlainTime(hour) }).epochMilliseconds;
  const next = at(first);
  return next > now ? next : at(first.add(every === 'month' ? { months: 1 } : { weeks: 1 }));
}
