import { DAY, dayNumber, weekdayOfDay } from '../time/calendar.ts';
import type { LocalDate } from '../time/calendar.ts';
import { HOUSE_LOCALE } from '../time/own-locale.ts';
import { OWN_NAMES } from './own-names.ts';
import type { OwnNames } from './own-names.ts';

/** Names of a language. Months from January, weekdays from Monday, as ISO counts. */
export interface DateNames {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  /** One letter each. */
  readonly letters: readonly string[];
}

const MONDAY = 4 * DAY;
const known = new Map<string, DateNames>();
const fullDates = new Map<string, Intl.DateTimeFormat>();

/** The names a language has for months and weekdays. Always of the Gregorian calendar: some languages default to another one. */
export function dateNames(tag: string): DateNames {
  const found = known.get(tag);
  if (found !== undefined) return found;
  const own = OWN_NAMES[tag];
  const names = own === undefined ? namesFromPlatform(tag) : namesOfOurOwn(own);
  known.set(tag, names);
  return names;
}

function namesOfOurOwn(own: OwnNames): DateNames {
  return {
    months: own.months.split(' '),
    shortMonths: own.shortMonths.split(' '),
    weekdays: own.weekdays.split(' '),
    shortWeekdays: own.shortWeekdays.split(' '),
    letters: own.letters.split(' '),
  };
}

function namesFromPlatform(tag: string): DateNames {
  const months = (month: 'long' | 'short') => {
    const format = gregorian(tag, { month });
    return Array.from({ length: 12 }, (_, i) => format.format(Date.UTC(2026, i, 15)));
  };
  const weekdays = (weekday: 'long' | 'short' | 'narrow') => {
    const format = gregorian(tag, { weekday });
    return Array.from({ length: 7 }, (_, i) => format.format(MONDAY + i * DAY));
  };
  return {
    months: months('long'),
    shortMonths: months('short'),
    weekdays: weekdays('long'),
    shortWeekdays: weekdays('short'),
    letters: oneLetterEach(weekdays('narrow')),
  };
}

/** The whole date as a language says it: "Tuesday, 3 May 2027". */
export function fullDate(date: LocalDate, tag: string): string {
  const own = OWN_NAMES[tag];
  if (own !== undefined) return fullDateOf(date, dateNames(tag), own.fullDate);
  let format = fullDates.get(tag);
  if (format === undefined) {
    format = gregorian(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    fullDates.set(tag, format);
  }
  return format.format(dayNumber(date) * DAY);
}

function fullDateOf(date: LocalDate, { months, weekdays }: DateNames, mask: string): string {
  const parts: Readonly<Record<string, string | undefined>> = {
    WWWW: weekdays[weekdayOfDay(dayNumber(date)) - 1],
    D: String(Number(date.slice(8))),
    MMMM: months[Number(date.slice(5, 7)) - 1],
    YYYY: date.slice(0, 4),
  };
  return mask.replace(/WWWW|MMMM|YYYY|D/g, (token) => parts[token] ?? token);
}

function gregorian(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat([`${tag}-u-ca-gregory-nu-latn`, HOUSE_LOCALE], {
    timeZone: 'UTC',
    ...options,
  });
}

/** The first letter, or the last where the first tells nothing: Catalan days all begin with d, Vietnamese ones are numbered. */
function oneLetterEach(narrow: readonly string[]): string[] {
  const names = narrow.map((name) => [...name.replace(/[^\p{L}\p{M}\p{N}]+$/u, '')]);
  const first = names.map((letters) => letters[0] ?? '');
  return new Set(first).size > 2 ? first : names.map((letters) => letters.at(-1) ?? '');
}
