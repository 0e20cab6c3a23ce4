import { expect, test } from 'vitest';
import { formatNumber, formatPercent, formatSize } from '#domain/text/numbers.ts';

test.each([
  ['en-GB', '12,345.5', '48%', '1.5 MB'],
  ['de', '12.345,5', '48 %', '1,5 MB'],
  ['fr', '12 345,5', '48 %', '1,5 MB'],
  ['en-IN', '12,345.5', '48%', '1.5 MB'],
  // Dates have the same figures.
  ['ar-EG', '12,345.5', '48%', '1.5 MB'],
])('in %s', (locale, number, percent, size) => {
  // Whether a line may break there is not what is asked, nor which way it is read.
  const plain = (text: string) =>
    text.replaceAll(/[\u200E\u200F\u061C]/g, '').replaceAll(/\s/gu, ' ');
  expect(plain(formatNumber(12_345.5, locale))).toBe(number);
  expect(plain(formatPercent(48.2, locale))).toBe(percent);
  expect(plain(formatSize(1.5 * 1024 * 1024, locale))).toBe(size);
});

test('a language that is none is written as the house does', () => {
  expect(formatNumber(1200)).toBe('1,200');
  expect(formatNumber(1200, 'zz')).toBe('1,200');
});
