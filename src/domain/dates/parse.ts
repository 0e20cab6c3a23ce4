import { isDate } from '../time/calendar.ts';
import type { LocalDate } from '../time/calendar.ts';
import type { DateLocale } from './locales.ts';
import { TOKEN, typedForms } from './masks.ts';
import type { Clock } from './specified.ts';
import { dateNames } from './names.ts';

/** What somebody has typed: a date that exists, and minutes since 00:00 when a time was typed too. */
export interface TypedDate {
  readonly date: LocalDate;
  readonly minutes: number | undefined;
}

const TIME: Readonly<Record<Clock, string>> = {
  12: '(?<hour>1[0-2]|0?[1-9]):(?<minute>[0-5]\\d) ?(?<half>[AP])M',
  24: '(?<hour>[01]?\\d|2[0-3]):(?<minute>[0-5]\\d)',
};
const DAY_OR_MONTH = '\\d{1,2}';
const patterns = new Map<string, readonly RegExp[]>();

/**
 * Reads the locale's short form, `YYYY-MM-DD` or `YYYY/MM/DD`, each alone or with a time (specification §9).
 * Leading zeros, capitals and direction marks may be left out; undefined for anything else and for dates that do not exist.
 */
export function parseTyped(
  text: string,
  locale: DateLocale,
  clock: Clock = 12,
): TypedDate | undefined {
  const plain = latinDigits(text)
    .replace(/[\u200E\u200F\u061C]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const pattern of patternsOf(locale, clock)) {
    const parts = pattern.exec(plain)?.groups;
    if (parts === undefined) continue;
    const month = parts['month'] ?? monthNamed(parts['name'] ?? '', locale);
    const date = `${parts['year']}-${month.padStart(2, '0')}-${parts['day']?.padStart(2, '0')}`;
    if (isDate(date)) return { date, minutes: minutesOf(parts) };
  }
  return undefined;
}

function patternsOf(locale: DateLocale, clock: Clock): readonly RegExp[] {
  const key = `${locale.tag} ${clock}`;
  const made =
    patterns.get(key) ??
    typedForms(locale).map(
      (form) => new RegExp(`^${datePattern(form, locale)}(?: ${TIME[clock]})?$`, 'iu'),
    );
  patterns.set(key, made);
  return made;
}

function datePattern(form: string, locale: DateLocale): string {
  const group: Readonly<Record<string, () => string>> = {
    YYYY: () => '(?<year>\\d{4})',
    MMMM: () => `(?<name>${dateNames(locale.tag).months.map(literal).join('|')})`,
    MM: () => `(?<month>${DAY_OR_MONTH})`,
    M: () => `(?<month>${DAY_OR_MONTH})`,
    DD: () => `(?<day>${DAY_OR_MONTH})`,
    D: () => `(?<day>${DAY_OR_MONTH})`,
  };
  const plain = form.replaceAll('\u200F', '');
  let pattern = '';
  let end = 0;
  for (const { 0: token, index } of plain.matchAll(TOKEN)) {
    pattern += literal(plain.slice(end, index)) + (group[token]?.() ?? literal(token));
    end = index + token.length;
  }
  return pattern + literal(plain.slice(end));
}

function monthNamed(name: string, locale: DateLocale): string {
  const wanted = name.toLocaleLowerCase(locale.tag);
  const { months } = dateNames(locale.tag);
  return String(months.findIndex((month) => month.toLocaleLowerCase(locale.tag) === wanted) + 1);
}

function minutesOf(parts: Readonly<Record<string, string | undefined>>): number | undefined {
  const { hour, minute, half } = parts;
  if (hour === undefined) return undefined;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** Keyboards of some languages write other figures. */
function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹๐-๙０-９]/g, (figure) => {
    const code = figure.charCodeAt(0);
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
}

/** Arabic, Persian, Thai and full-width zero. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0e50, 0xff10];

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
