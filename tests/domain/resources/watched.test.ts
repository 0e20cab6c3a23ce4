import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resumedAt, watchedShare } from '#domain/resources/watched.ts';

test('what was played twice counts once, and what was jumped over does not', () => {
  expect(
    watchedShare(
      [
        [0, 60],
        [30, 90],
      ],
      100,
    ),
  ).toBe(0.9);
  expect(watchedShare([[95, 100]], 100)).toBe(0.05);
  expect(watchedShare([[0, 40]], Number.NaN)).toBe(0);
  expect(watchedShare([[0, 40]], Number.POSITIVE_INFINITY)).toBe(0);
});

test('it is what counting second by second says', () => {
  const range = fc
    .tuple(fc.nat(60), fc.nat(60))
    .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]);
  fc.assert(
    fc.property(
      fc.array(range, { maxLength: 8 }),
      fc.integer({ min: 1, max: 60 }),
      (played, duration) => {
        const seconds = Array.from({ length: duration }, (_, at) => at);
        const seen = seconds.filter((at) => played.some(([from, to]) => from <= at && at < to));
        expect(watchedShare(played, duration)).toBeCloseTo(seen.length / duration, 9);
      },
    ),
    { seed: 20_261_123 },
  );
});

test('it goes on where it was left, and at the beginning once it was at its end', () => {
  expect([resumedAt(30, 60), resumedAt(58, 60), resumedAt(null, 60)]).toEqual([30, 0, 0]);
});
