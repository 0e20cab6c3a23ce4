import { expect, test } from 'vitest';
import { dateLocale } from '#domain/dates/locales.ts';
import * as specified from '#domain/dates/specified.ts';
import { formatDateTime } from '#domain/time/format.ts';

test('dates and times are as the specification has them, number by number', () => {
  const { MONTH_FIRST_ZONES, PICKER_CLOCK, MASKS, SWIPE, TYPING_PAUSE, ALIASES } = specified;
  expect([...MONTH_FIRST_ZONES]).toEqual([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ]);
  expect(PICKER_CLOCK).toBe(12);
  expect(SWIPE).toEqual({ longest: 300, leastAcross: 60, mostDown: 80 });
  expect(TYPING_PAUSE).toBe(1000);
  expect(MASKS.title).toBe('MMMM YYYY');
  expect(MASKS.dayPopover).toBe('WWW, MMM D, YYYY');
  expect(ALIASES).toEqual({ en: 'en-US', es: 'es-ES', no: 'nb', zh: 'zh-CN' });
});

test.each([
  ['en-US', 7, 'MM/DD/YYYY'],
  ['en-GB', 1, 'DD/MM/YYYY'],
  ['de', 1, 'DD.MM.YYYY'],
  ['ja', 7, 'YYYY年M月D日'],
  ['sv', 1, 'YYYY-MM-DD'],
])('%s begins its weeks on day %i and writes %s', (tag, firstWeekday, shortForm) => {
  expect(dateLocale(tag)).toMatchObject({ firstWeekday, shortForm });
});

test('a time of the server, which is UTC, is shown in local time, with 24 hours', () => {
  const answered = Date.parse('2027-05-03T22:05:09.900Z');
  expect(formatDateTime(answered, 'America/New_York')).toBe('05/03/2027 18:05');
  expect(formatDateTime(answered, 'Europe/London')).toBe('03/05/2027 23:05');
});
