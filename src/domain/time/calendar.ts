export const SECOND = 1_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A calendar date without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

/** ISO weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Whether a text is a date that exists, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return !Number.isNaN(daysOf(text));
}

/** Days from 1970-01-01 to a date; throws a RangeError for a date that does not exist. */
export function dayNumber(date: LocalDate): number {
  const days = daysOf(date);
  if (Number.isNaN(days)) throw new RangeError(`"${date}" is not a date.`);
  return days;
}

/** By hand, because the slot finder asks for every exception and `Date.parse` takes 30 February for 2 March. */
function daysOf(date: string): number {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return Number.NaN;
  const year = figures(date, 0) * 100 + figures(date, 2);
  const month = figures(date, 5);
  const day = figures(date, 8);
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  if (!exists) return Number.NaN;
  const years = month > 2 ? year : year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const sinceMarch = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return years * 365 + leaps + sinceMarch - MARCH_YEAR_ZERO;
}

/** Days from 1 March of the year 0 to 1970-01-01. */
const MARCH_YEAR_ZERO = 719_468;

/** Two figures as a number, not-a-number for anything else. */
function figures(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The date that many days after 1970-01-01. */
export function dateOfDay(day: number): LocalDate {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The number of a day, counted from 1970-01-01, in any year; the month may lie outside it, and the 0th is the last day of the month before. */
export function dayOf(year: number, month: number, date: number): number {
  // `Date.UTC` takes years below 100 for years of the last century; the calendar begins anew every 400 years.
  const cycles = Math.floor(year / 400);
  const day = Date.UTC(2000 + year - cycles * 400, month - 1, date) / DAY;
  return day + (cycles - 5) * DAYS_OF_400_YEARS;
}

const DAYS_OF_400_YEARS = 146_097;

/** Year, month and date of a day counted from 1970-01-01. */
export function partsOfDay(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * DAY);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

/** The number of the day that a calendar beside the wall shows; wall time in milliseconds since 1970-01-01T00:00 there. */
export const dayOnWall = (wall: number): number => Math.floor(wall / DAY);

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
