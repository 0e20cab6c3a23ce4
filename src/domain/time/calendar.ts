export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A calendar date without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

/** ISO weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a date that exists, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const ms = Date.parse(text);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Days from 1970-01-01 to a date; throws a RangeError for a date that does not exist. */
export function dayNumber(date: LocalDate): number {
  if (!isDate(date)) throw new RangeError(`"${date}" is not a date.`);
  return Date.parse(date) / DAY;
}

/** The date that many days after 1970-01-01. */
export function dateOfDay(day: number): LocalDate {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The ISO weekday of a day counted from 1970-01-01, which was a Thursday. */
export function weekdayOfDay(day: number): Weekday {
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** The date a number of days later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/** A moment on the wall: a date and minutes since 00:00. */
export interface WallMoment {
  readonly date: LocalDate;
  readonly minutes: number;
}

/** Reads `YYYY-MM-DDTHH:mm`, where `24:00` ends a day; throws a RangeError for anything else. */
export function parseWall(text: string): WallMoment {
  const [, date = '', hours, minutes] = /^(.{10})T(\d{2}):([0-5]\d)$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (!isDate(date) || !(total <= 1440))
    throw new RangeError(`"${text}" is not a local date and time.`);
  return { date, minutes: total };
}
