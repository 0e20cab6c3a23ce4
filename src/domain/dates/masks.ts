import { dayNumber, weekdayOfDay } from '../time/calendar.ts';
import type { WallMoment } from '../time/calendar.ts';
import type { DateLocale } from './locales.ts';
import { dateNames } from './names.ts';
import { MASKS } from './specified.ts';
import type { Clock } from './specified.ts';

/** The forms a date may be typed in, the locale's own first. */
export const typedForms = (locale: DateLocale): readonly string[] => [
  locale.shortForm,
  'YYYY-MM-DD',
  'YYYY/MM/DD',
];

/** The longest first, so that MMMM is not read as MM twice. */
export const TOKEN = /YYYY|MMMM|MMM|MM|M|DD|D|WWWW|WWW|W|HH|h|mm|A/g;

/** A date and time in a locale by a mask, such as `WWW, MMM D, YYYY`. */
export function formatMask(
  mask: string,
  { date, minutes }: WallMoment,
  locale: DateLocale,
): string {
  const names = dateNames(locale.tag);
  const month = Number(date.slice(5, 7)) - 1;
  const weekday = weekdayOfDay(dayNumber(date)) - 1;
  const hour = Math.floor(minutes / 60) % 24;
  const parts: Readonly<Record<string, string | undefined>> = {
    YYYY: date.slice(0, 4),
    MMMM: names.months[month],
    MMM: names.shortMonths[month],
    MM: date.slice(5, 7),
    M: String(month + 1),
    DD: date.slice(8),
    D: String(Number(date.slice(8))),
    WWWW: names.weekdays[weekday],
    WWW: names.shortWeekdays[weekday],
    W: names.letters[weekday],
    HH: String(hour).padStart(2, '0'),
    h: String(hour % 12 || 12),
    mm: String(minutes % 60).padStart(2, '0'),
    A: hour < 12 ? 'AM' : 'PM',
  };
  return mask.replace(TOKEN, (token) => parts[token] ?? token);
}

/** A date as the locale writes it, with the time when a clock is given: "03/05/2027 2:00 PM". */
export function formatShort(moment: WallMoment, locale: DateLocale, clock?: Clock): string {
  return formatMask(shortMask(locale, clock), moment, locale);
}

/** The form that `formatShort` writes. */
export function shortMask(locale: DateLocale, clock?: Clock): string {
  return clock === undefined ? locale.shortForm : `${locale.shortForm} ${MASKS.time[clock]}`;
}
