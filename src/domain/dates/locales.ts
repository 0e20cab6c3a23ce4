import type { Weekday } from '../time/calendar.ts';
import { HOUSE_LOCALE } from '../time/own-locale.ts';
import { ALIASES } from './specified.ts';

/** How dates are written where a language is spoken. */
export interface DateLocale {
  /** BCP 47 tag, as in the table of specification §9. */
  readonly tag: string;
  readonly firstWeekday: Weekday;
  /** The short form as a mask, such as `DD/MM/YYYY`. */
  readonly shortForm: string;
  readonly direction: 'ltr' | 'rtl';
}

/** By short form and first weekday. Arabic has the right-to-left mark, U+200F, before its month and its year. */
const TABLE: readonly (readonly [first: Weekday, shortForm: string, tags: string])[] = [
  [6, 'D/\u200FM/\u200FYYYY', 'ar'],
  [1, 'D.MM.YYYY', 'bg mk'],
  [1, 'DD/MM/YYYY', 'ca en-AU en-GB en-NZ fr id it pt es-ES es-MX vi'],
  [7, 'DD/MM/YYYY', 'th'],
  [1, 'DD.MM.YYYY', 'hr cs da et fi fr-CH de lv lt pl ro ru sk tr uk'],
  [7, 'DD.MM.YYYY', 'he'],
  [1, 'DD-MM-YYYY', 'nl en-IE'],
  [7, 'MM/DD/YYYY', 'en-US'],
  [1, 'YYYY-MM-DD', 'eo sv'],
  [7, 'YYYY-MM-DD', 'en-CA fr-CA'],
  [1, 'YYYY/MM/DD', 'zh-CN'],
  [7, 'YYYY/MM/DD', 'zh-TW en-ZA'],
  [7, 'YYYY年M月D日', 'ja'],
  [7, 'YYYY.MM.DD', 'ko'],
  [1, 'D. MMMM YYYY', 'nb nn'],
];

const RIGHT_TO_LEFT = new Set(['ar', 'he']);

const byTag = new Map(
  TABLE.flatMap(([firstWeekday, shortForm, tags]) =>
    tags.split(' ').map((tag): [string, DateLocale] => {
      const direction = RIGHT_TO_LEFT.has(tag) ? 'rtl' : 'ltr';
      return [tag.toLowerCase(), { tag, firstWeekday, shortForm, direction }];
    }),
  ),
);

/** Every row of the table. */
export const DATE_LOCALES: readonly DateLocale[] = [...byTag.values()];

/** The row for a language tag: itself, what it is an alias of, then its language alone; the house's row for a language without one. */
export function dateLocale(tag: string): DateLocale {
  const asked = tag.toLowerCase().replaceAll('_', '-');
  const language = asked.split('-')[0] ?? '';
  for (const candidate of [asked, language]) {
    const row = byTag.get(ALIASES[candidate]?.toLowerCase() ?? candidate);
    if (row !== undefined) return row;
  }
  const house = byTag.get(HOUSE_LOCALE.toLowerCase());
  if (house === undefined) throw new Error(`${HOUSE_LOCALE} is missing from the table of dates.`);
  return house;
}
