import { DAY, dayNumber } from '../time/calendar.ts';
import type { LocalDate } from '../time/calendar.ts';
import { HOUSE_LOCALE } from '../time/words.ts';

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
  const months = (month: 'long' | 'short') => {
    const format = gregorian(tag, { month });
    return Array.from({ length: 12 }, (_, i) => format.format(Date.UTC(2026, i, 15)));
  };
  const weekdays = (weekday: 'long' | 'short' | 'narrow') => {
    const format = gregorian(tag, { weekday });
    return Array.from({ length: 7 }, (_, i) => format.format(MONDAY + i * DAY));
  };
  const names = {
    months: months('long'),
    shortMonths: months('short'),
    weekdays: weekdays('long'),
    shortWeekdays: weekdays('short'),
    letters: oneLetterEach(weekdays('narrow')),
  };
  known.set(tag, names);
  return names;
}

/** The whole date as a language says it: "Tuesday, 3 May 2027". */
export function fullDate(date: LocalDate, tag: string): string {
  let format = fullDates.get(tag);
  if (format === undefined) {
    format = gregorian(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    fullDates.set(tag, format);
  }
  return format.format(dayNumber(date) * DAY);
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
