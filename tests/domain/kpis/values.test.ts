import { describe, expect, test } from 'vitest';
import { courseOf, formatKpiValue, isRange, troubleOfValue } from '#domain/kpis/values.ts';

describe('a value', () => {
  test.each([
    [0, 100, 101, 'Enter a value between 0 and 100.'],
    [0, 100, -0.1, 'Enter a value between 0 and 100.'],
    [0, 100, 0, null],
    [0, 100, 100, null],
    [0, null, -1, 'Enter a value of at least 0.'],
    [null, 1000, 1001, 'Enter a value of at most 1,000.'],
    [null, null, -5, null],
  ])('from %s to %s may be %s: %s', (minValue, maxValue, value, sentence) => {
    expect(troubleOfValue(value, { minValue, maxValue })).toBe(sentence);
  });

  test.each([
    [48.2, '%', '48%'],
    [12.5, '£', '£12.5'],
    [-12.5, '€', '-€12.5'],
    [7.456, 'points', '7.46 points'],
    [1200, 'hours', '1,200 hours'],
  ])('of %s in %s is written “%s”', (value, unit, words) => {
    expect(formatKpiValue(value, unit)).toBe(words);
  });

  test('lies in a range that has room', () => {
    expect(isRange({ minValue: 5, maxValue: 5 })).toBe(false);
    expect(isRange({ minValue: 5, maxValue: 5.1 })).toBe(true);
    expect(isRange({ minValue: null, maxValue: -3 })).toBe(true);
  });

  test.each([
    ['higherIsBetter', null, 4, 5, 'better'],
    ['higherIsBetter', 3, 5, 4, 'worse'],
    ['lowerIsBetter', null, 5, 4, 'better'],
    ['target', 30, 12, 22, 'better'],
    ['target', 30, 28, 40, 'worse'],
    ['target', 30, 25, 35, 'same'],
    ['target', null, 1, 2, 'same'],
    ['lowerIsBetter', null, 4, 4, 'same'],
  ] as const)(
    'where %s with a target of %s goes from %s to %s: %s',
    (direction, targetValue, from, to, course) => {
      expect(courseOf({ direction, targetValue }, from, to)).toBe(course);
    },
  );
});
