import { describe, expect, test, vi } from 'vitest';
import { DATE_LOCALES, dateLocale } from '#domain/dates/locales.ts';
import { ALIASES } from '#domain/dates/specified.ts';
import { dateNames, fullDate } from '#domain/dates/names.ts';

/** The table of the specification's date picker as it was handed over: locale, first weekday, short form, three to a line. */
const handedOver = `
| ar | 6 | D/M/YYYY (with marks) | bg | 1 | D.MM.YYYY | ca | 1 | DD/MM/YYYY |
| zh-CN | 1 | YYYY/MM/DD | zh-TW | 7 | YYYY/MM/DD | hr | 1 | DD.MM.YYYY |
| cs | 1 | DD.MM.YYYY | da | 1 | DD.MM.YYYY | nl | 1 | DD-MM-YYYY |
| en-US | 7 | MM/DD/YYYY | en-AU | 1 | DD/MM/YYYY | en-CA | 7 | YYYY-MM-DD |
| en-GB | 1 | DD/MM/YYYY | en-IE | 1 | DD-MM-YYYY | en-NZ | 1 | DD/MM/YYYY |
| en-ZA | 7 | YYYY/MM/DD | eo | 1 | YYYY-MM-DD | et | 1 | DD.MM.YYYY |
| fi | 1 | DD.MM.YYYY | fr | 1 | DD/MM/YYYY | fr-CA | 7 | YYYY-MM-DD |
| fr-CH | 1 | DD.MM.YYYY | de | 1 | DD.MM.YYYY | he | 7 | DD.MM.YYYY |
| id | 1 | DD/MM/YYYY | it | 1 | DD/MM/YYYY | ja | 7 | YYYY年M月D日 |
| ko | 7 | YYYY.MM.DD | lv | 1 | DD.MM.YYYY | lt | 1 | DD.MM.YYYY |
| mk | 1 | D.MM.YYYY | nb | 1 | D. MMMM YYYY | nn | 1 | D. MMMM YYYY |
| pl | 1 | DD.MM.YYYY | pt | 1 | DD/MM/YYYY | ro | 1 | DD.MM.YYYY |
| ru | 1 | DD.MM.YYYY | sk | 1 | DD.MM.YYYY | es-ES | 1 | DD/MM/YYYY |
| es-MX | 1 | DD/MM/YYYY | sv | 1 | YYYY-MM-DD | th | 7 | DD/MM/YYYY |
| tr | 1 | DD.MM.YYYY | uk | 1 | DD.MM.YYYY | vi | 1 | DD/MM/YYYY |`;

const rows = [...handedOver.matchAll(/\| ([a-zA-Z-]+) \| (\d) \| ([^|]+?) (?=\|)/g)].map(
  ([, tag = '', first, form = '']) => ({
    tag,
    first: Number(first),
    form: form === 'D/M/YYYY (with marks)' ? 'D/\u200FM/\u200FYYYY' : form,
  }),
);

describe('the table of locales', () => {
  test.each(rows)('$tag begins its week on $first and writes $form', ({ tag, first, form }) => {
    expect(dateLocale(tag)).toMatchObject({ tag, firstWeekday: first, shortForm: form });
  });

  test('has these 45 rows and no other', () => {
    expect(rows).toHaveLength(45);
    expect(DATE_LOCALES.map(({ tag }) => tag).toSorted()).toEqual(
      rows.map(({ tag }) => tag).toSorted(),
    );
  });

  test('has four aliases', () => {
    expect(ALIASES).toEqual({ en: 'en-US', es: 'es-ES', no: 'nb', zh: 'zh-CN' });
    for (const [alias, tag] of Object.entries(ALIASES)) expect(dateLocale(alias).tag).toBe(tag);
  });

  test.each([
    ['EN-gb', 'en-GB'],
    ['pt-BR', 'pt'],
    ['nb-NO', 'nb'],
    ['no-NO', 'nb'],
    ['zh-Hant-HK', 'zh-CN'],
    ['es-AR', 'es-ES'],
    ['en-IN', 'en-US'],
    ['fr_CA', 'fr-CA'],
    ['sw', 'en-GB'],
    ['', 'en-GB'],
  ])('takes %s for %s', (asked, tag) => expect(dateLocale(asked).tag).toBe(tag));

  test('runs from the right in Arabic and Hebrew alone', () => {
    const right = DATE_LOCALES.filter(({ direction }) => direction === 'rtl');
    expect(right.map(({ tag }) => tag).toSorted()).toEqual(['ar', 'he']);
  });
});

describe('names of days and months', () => {
  test('come from the language', () => {
    expect(dateNames('de').months[2]).toBe('März');
    expect(dateNames('nb').months[4]).toBe('mai');
    expect(dateNames('fr').weekdays[0]).toBe('lundi');
    expect(dateNames('en-GB').letters.join('')).toBe('MTWTFSS');
  });

  test.each(DATE_LOCALES.map(({ tag }) => tag))(
    'of %s are twelve and seven, headed by one letter',
    (tag) => {
      const { months, shortMonths, weekdays, letters } = dateNames(tag);
      expect(new Set(months).size).toBe(12);
      expect(new Set(shortMonths).size).toBe(12);
      expect(new Set(weekdays).size).toBe(7);
      expect(letters.map((letter) => [...letter].length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
      expect(new Set(letters).size).toBeGreaterThan(2);
    },
  );

  test.each([
    ['mk', 'мај', 'вторник, 4 мај 2027 г.'],
    ['eo', 'majo', 'mardo, la 4-a de majo 2027'],
    ['nn', 'mai', 'tysdag 4. mai 2027'],
  ])('of %s are there although Chromium does not know the language', (tag, month, date) => {
    const platform = vi.spyOn(Intl, 'DateTimeFormat');
    expect(dateNames(tag).months[4]).toBe(month);
    expect(fullDate('2027-05-04', tag)).toBe(date);
    expect(platform).not.toHaveBeenCalled();
    platform.mockRestore();
  });

  test('keep to the Gregorian calendar and to figures that can be typed back', () => {
    expect(fullDate('2027-05-04', 'th')).toContain('2027');
    expect(fullDate('2027-05-04', 'ar')).toContain('2027');
    expect(fullDate('2027-05-04', 'en-GB')).toBe('Tuesday, 4 May 2027');
  });
});
