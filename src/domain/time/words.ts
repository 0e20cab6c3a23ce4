import { DAY, HOUR, MINUTE, SECOND } from './calendar.ts';
import { HOUSE_LOCALE, ownLocale } from './own-locale.ts';

interface Names {
  /** Sunday first, as JavaScript counts. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly relative: Intl.RelativeTimeFormat;
}

const SUNDAY = 3 * DAY;
const names = new Map<string, Names>();
const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** Short names of days and months in a language, and its words for "tomorrow" and "in 5 hours". */
export function namesIn(locale: string): Names {
  const known = names.get(locale);
  if (known !== undefined) return known;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  // Some languages end what is short with a point, which would stand before a comma.
  const short = (format: Intl.DateTimeFormat, at: number) => format.format(at).replace(/\.$/, '');
  const made = {
    weekdays: Array.from({ length: 7 }, (_, i) => short(weekday, SUNDAY + i * DAY)),
    months: Array.from({ length: 12 }, (_, i) => short(month, Date.UTC(2026, i, 15))),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  };
  names.set(locale, made);
  return made;
}

/** How far a moment is from now, in the largest unit that says it well: "in 5 hours", "10 minutes ago", "in 3 days". */
export function formatRelative(ms: number, now: number, locale: string = ownLocale()): string {
  const { relative } = namesIn(locale);
  const away = Math.abs(ms - now);
  const direction = ms < now ? -1 : 1;
  if (away < MINUTE) return relative.format(0, 'second');
  if (away < HOUR) return relative.format(direction * Math.floor(away / MINUTE), 'minute');
  if (away < 2 * DAY) return relative.format(direction * Math.floor(away / HOUR), 'hour');
  return relative.format(direction * Math.floor(away / DAY), 'day');
}

/** A length in words: "45 minutes", "1 hour 30 minutes", "24 hours"; from three days on "3 days", "3 days 4 hours". */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const days = minutes >= 3 * 1440 ? Math.floor(minutes / 1440) : 0;
  const hours = Math.floor((minutes - days * 1440) / 60);
  const parts = [count(days, 'day'), count(hours, 'hour')];
  if (days === 0) parts.push(count(minutes % 60, 'minute'));
  return parts.filter((part) => part !== '').join(' ') || '0 minutes';
}

/** A length as exactly as it is set: "200 milliseconds", "15 seconds", and from a minute on as durations are written. */
export function lengthInWords(ms: number): string {
  if (ms < SECOND) return `${ms} milliseconds`;
  return ms < MINUTE ? count(Math.round(ms / SECOND), 'second') : formatDuration(ms);
}

/** A month that is written `YYYY-MM`: "November 2026", or "Nov 2026". */
export function formatMonth(month: string, length: 'short' | 'long'): string {
  const name = new Intl.DateTimeFormat(ownLocale(), { month: length, timeZone: 'UTC' });
  return `${name.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`;
}

/** What a zone calls its time at an instant: "BST", "CET", "GMT-5". */
export function zoneShortName(zone: string, ms: number, locale: string = HOUSE_LOCALE): string {
  const key = `${locale} ${zone}`;
  let format = zoneNames.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
    zoneNames.set(key, format);
  }
  return format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The same in full: "British Summer Time". */
export const zoneLongName = (zone: string, ms: number): string =>
  new Intl.DateTimeFormat(HOUSE_LOCALE, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(ms)
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** Platforms keep old spellings of some zones; these are their names in the list of zones of today. */
const citiesToday: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Truk: 'Chuuk',
};

/** The place a zone is named after: "New York" for America/New_York. */
export function zoneCity(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return citiesToday[city] ?? city;
}

function count(n: number, unit: string): string {
  if (n === 0) return '';
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}
