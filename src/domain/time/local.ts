/**
 * Local time as Temporal reckons it. Everything uses this but what asks a million times or is part of a browser's first
 * pages: that has the tables of `wall.ts`, which are compared with it (decision 19).
 */
import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from './calendar.ts';
import type { Found, Wall } from './wall.ts';

/** What somebody's calendar shows at an instant. */
export const dateAt = (zone: string, ms: number): LocalDate =>
  zoned(zone, ms).toPlainDate().toString();

/** What the wall shows in a zone at an instant. */
export function wallAt(zone: string, ms: number): Wall {
  const at = zoned(zone, ms);
  return {
    date: at.toPlainDate().toString(),
    minutes: at.hour * 60 + at.minute,
    weekday: at.dayOfWeek as Wall['weekday'],
  };
}

/** A date and a time of day on the wall; `minutes` and `seconds` count from 00:00, and 1440 minutes are the next midnight. */
export interface LocalMoment {
  readonly date: LocalDate;
  readonly minutes: number;
  readonly seconds?: number;
}

/** The instant at which the wall of a zone shows a moment. A time that the clocks skip moves forward by what they skip; a time shown twice is the first. */
export function foundIn(zone: string, { date, minutes, seconds = 0 }: LocalMoment): Found {
  const local = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes, seconds });
  const at = local.toZonedDateTime(zone);
  return { instant: at.epochMilliseconds, shifted: !at.toPlainDateTime().equals(local) };
}

/** The same, for those who need not know about skipped times. */
export const instantIn = (zone: string, date: LocalDate, minutes: number): number =>
  foundIn(zone, { date, minutes }).instant;

/** The first instant of a day in a zone. */
export const beginningOf = (zone: string, date: LocalDate): number => instantIn(zone, date, 0);

/** The date a number of days later, or earlier when negative. */
export const daysLater = (date: LocalDate, days: number): LocalDate =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** The same date so many months later, or earlier when negative; the last of a month that has fewer days. */
export const monthsLater = (date: LocalDate, months: number): LocalDate =>
  Temporal.PlainDate.from(date).add({ months }).toString();

/** How many whole months lie between two dates. */
export const monthsBetween = (from: LocalDate, to: LocalDate): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'month' }).months;

/** The Monday of the week that a date lies in, or the first of its month. */
export function firstDayOf(unit: 'week' | 'month', date: LocalDate): LocalDate {
  const day = Temporal.PlainDate.from(date);
  const first = unit === 'month' ? day.with({ day: 1 }) : day.subtract({ days: day.dayOfWeek - 1 });
  return first.toString();
}

/** How many days lie between two dates; negative when the second is the earlier one. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

/** So many months up to the one of a date, `YYYY-MM`, the earliest first. */
export function monthsUpTo(date: LocalDate, count: number): string[] {
  const last = Temporal.PlainYearMonth.from(date.slice(0, 7));
  return Array.from({ length: count }, (_, index) =>
    last.subtract({ months: count - 1 - index }).toString(),
  );
}

/** A wall shows no parts of a millisecond, and Temporal takes none. */
const zoned = (zone: string, ms: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toZonedDateTimeISO(zone);
