import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATE_LOCALES, dateLocale } from '#domain/dates/locales.ts';
import { formatMask, formatShort, typedForms } from '#domain/dates/masks.ts';
import { MASKS } from '#domain/dates/specified.ts';
import { parseTyped } from '#domain/dates/parse.ts';
import { dateOfDay, dayNumber } from '#domain/time/calendar.ts';

const british = dateLocale('en-GB');
const american = dateLocale('en-US');
const anyDate = fc
  .integer({ min: dayNumber('1970-01-01'), max: dayNumber('2100-12-31') })
  .map(dateOfDay);
const anyMinute = fc.integer({ min: 0, max: 1439 });
const anyLocale = fc.constantFrom(...DATE_LOCALES);
const anyClock = fc.constantFrom<12 | 24>(12, 24);

describe('what is written can be typed back', () => {
  test.each(DATE_LOCALES)('on every day from 1970 to 2100 in $tag', (locale) => {
    const lost: string[] = [];
    for (let day = dayNumber('1970-01-01'); day <= dayNumber('2100-12-31'); day += 1) {
      const date = dateOfDay(day);
      const text = formatShort({ date, minutes: 0 }, locale);
      if (parseTyped(text, locale)?.date !== date) lost.push(`${date} as ${text}`);
    }
    expect(lost).toEqual([]);
  });

  test('in every accepted form, with a time by either clock', () => {
    fc.assert(
      fc.property(anyLocale, anyDate, anyMinute, anyClock, (locale, date, minutes, clock) => {
        for (const form of typedForms(locale)) {
          const moment = { date, minutes };
          const text = formatMask(`${form} ${MASKS.time[clock]}`, moment, locale);
          expect(parseTyped(text, locale, clock)).toEqual(moment);
        }
      }),
    );
  });

  test('without the marks of direction, which no keyboard has', () => {
    const arabic = dateLocale('ar');
    expect(formatShort({ date: '2027-05-03', minutes: 0 }, arabic)).toBe('3/\u200F5/\u200F2027');
    expect(parseTyped('3/5/2027', arabic)?.date).toBe('2027-05-03');
    expect(parseTyped('٣/٥/٢٠٢٧', arabic)?.date).toBe('2027-05-03');
  });
});

describe('typed dates', () => {
  test.each([
    ['03/05/2027', '2027-05-03'],
    ['3/5/2027', '2027-05-03'],
    ['  3/5/2027 ', '2027-05-03'],
    ['2027-05-03', '2027-05-03'],
    ['2027/5/3', '2027-05-03'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is read as %s', (text, date) => {
    expect(parseTyped(text, british)).toEqual({ date, minutes: undefined });
  });

  test.each([
    '',
    '31/04/2027',
    '29/02/2027',
    '03.05.2027',
    '3/5/27',
    '03/05/2027 25',
    'tomorrow',
    '20270503',
  ])('“%s” is not a date', (text) => expect(parseTyped(text, british)).toBe(undefined));

  test('follow the order of the locale', () => {
    expect(parseTyped('03/05/2027', american)?.date).toBe('2027-03-05');
    expect(parseTyped('13/05/2027', american)).toBe(undefined);
    expect(parseTyped('17. Mai 2027', dateLocale('nb'))?.date).toBe('2027-05-17');
    expect(parseTyped('2027年5月3日', dateLocale('ja'))?.date).toBe('2027-05-03');
  });

  test.each([
    ['03/05/2027 12:00 AM', 0],
    ['03/05/2027 12:30 PM', 750],
    ['03/05/2027 2:05 pm', 845],
    ['2027-05-03 11:59PM', 1439],
  ])('%s holds %d minutes with the 12-hour clock, which is the default', (text, minutes) => {
    expect(parseTyped(text, british)).toEqual({ date: '2027-05-03', minutes });
  });

  test.each(['03/05/2027 14:00', '03/05/2027 2:00', '03/05/2027 0:30 AM', '03/05/2027 2:60 PM'])(
    '%s is no time of the 12-hour clock',
    (text) => expect(parseTyped(text, british)).toBe(undefined),
  );

  test('take 24 hours when asked', () => {
    expect(parseTyped('03/05/2027 14:05', british, 24)?.minutes).toBe(845);
    expect(parseTyped('2027/05/03 00:00', british, 24)?.minutes).toBe(0);
    expect(parseTyped('03/05/2027 24:00', british, 24)).toBe(undefined);
    expect(parseTyped('03/05/2027 2:05 PM', british, 24)).toBe(undefined);
  });
});

describe('masks', () => {
  const moment = { date: '2027-05-03', minutes: 14 * 60 + 5 };

  test('write the title, the day, the month and the hours as specified', () => {
    expect(formatMask(MASKS.title, moment, british)).toBe('May 2027');
    expect(formatMask(MASKS.title, moment, dateLocale('cs'))).toBe('květen 2027');
    expect(formatMask(MASKS.dayPopover, moment, american)).toBe('Mon, May 3, 2027');
    expect(formatMask(MASKS.monthNavigation, moment, british)).toBe('May');
    expect(formatMask(MASKS.hours[12], moment, british)).toBe('2 PM');
    expect(formatMask(MASKS.hours[12], { ...moment, minutes: 0 }, british)).toBe('12 AM');
    expect(formatMask(MASKS.hours[24], { ...moment, minutes: 60 }, british)).toBe('01');
    expect(formatMask(MASKS.weekday, moment, dateLocale('ca'))).toBe('l');
  });

  test('write a date with its time by either clock', () => {
    expect(formatShort(moment, british, 12)).toBe('03/05/2027 2:05 PM');
    expect(formatShort(moment, british, 24)).toBe('03/05/2027 14:05');
  });
});
