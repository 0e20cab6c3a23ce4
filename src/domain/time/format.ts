import { MONTH_FIRST_ZONES } from './month-first.ts';
import { dayNumber, weekdayOfDay } from './calendar.ts';
import type { LocalDate } from './calendar.ts';
import { wallOf } from './wall.ts';
import type { Wall } from './wall.ts';
import { ownLocale } from './own-locale.ts';
import { namesIn } from './words.ts';

export { formatDuration, formatMonth, formatRelative, zoneCity, zoneShortName } from './words.ts';

/** How to say a moment. With `relativeTo` (usually now) near days get words and dates of other years their year. */
export interface Saying {
  readonly locale?: string | undefined;
  readonly relativeTo?: number | undefined;
  /** It stands inside a sentence: "tomorrow, 14:00". */
  readonly inSentence?: boolean | undefined;
}

/** A date in figures in the reader's zone: month/day/year in the six zones of specification §9, day/month/year elsewhere. */
export const formatDate = (ms: number, zone: string): string =>
  formatCalendarDate(wallOf(zone, ms).date, zone);

/** A date that lies in no zone, such as the last day of a permission, in figures in the order of the reader's zone. */
export function formatCalendarDate(date: LocalDate, zone: string): string {
  const [year, month, day] = date.split('-');
  return MONTH_FIRST_ZONES.has(zone) ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** The 24-hour time, `HH:mm`. */
export function formatTime(ms: number, zone: string): string {
  return clock(wallOf(zone, ms));
}

/** Date and time in figures: "03/05/2027 14:00" (specification §9). */
export function formatDateTime(ms: number, zone: string): string {
  return `${formatDate(ms, zone)} ${formatTime(ms, zone)}`;
}

/** A day as people say it: "Tomorrow", "Tue 3 May", "Tue 3 May 2028" in another year, "Tue May 3" in the zones that put months first. */
export function formatDay(ms: number, zone: string, saying: Saying = {}): string {
  return dayInWords(wallOf(zone, ms), zone, saying);
}

/** The same of a date that lies in no zone, in the order of the reader's. */
export const formatCalendarDay = (date: LocalDate, zone: string, saying: Saying = {}): string =>
  dayInWords({ date, minutes: 0, weekday: weekdayOfDay(dayNumber(date)) }, zone, saying);

/** A moment as people say it: "Tomorrow, 14:00", "Tue 3 May, 14:00". */
export function formatMoment(ms: number, zone: string, saying: Saying = {}): string {
  const wall = wallOf(zone, ms);
  return `${dayInWords(wall, zone, saying)}, ${clock(wall)}`;
}

/** From one moment to another: "Tue 3 May, 14:00–15:00", or "Tue 3 May, 23:30 – Wed 4 May, 00:30" over midnight. */
export function formatRange(start: number, end: number, zone: string, saying: Saying = {}): string {
  const first = formatMoment(start, zone, saying);
  const last = wallOf(zone, end);
  if (wallOf(zone, start).date === last.date) return `${first}–${clock(last)}`;
  return `${first} – ${dayInWords(last, zone, saying)}, ${clock(last)}`;
}

function clock({ minutes }: Wall): string {
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function dayInWords(
  wall: Wall,
  zone: string,
  { locale = ownLocale(), relativeTo, inSentence = false }: Saying,
): string {
  const { weekdays, months, relative } = namesIn(locale);
  const [year, month, day] = wall.date.split('-').map(Number);
  const name = `${weekdays[wall.weekday % 7]}`;
  const monthName = months[(month ?? 1) - 1];
  const date = MONTH_FIRST_ZONES.has(zone)
    ? `${name} ${monthName} ${day}`
    : `${name} ${day} ${monthName}`;
  if (relativeTo === undefined) return date;
  const today = wallOf(zone, relativeTo).date;
  const away = dayNumber(wall.date) - dayNumber(today);
  if (Math.abs(away) <= 1) {
    const near = relative.format(away, 'day');
    return inSentence ? near : capitalised(near, locale);
  }
  return today.startsWith(`${year}-`) ? date : `${date} ${year}`;
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
