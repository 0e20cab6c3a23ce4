import { expect, test } from 'vitest';
import { crossesFew, dueWarning, fewOf, nextWarning } from '#domain/credits/warnings.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';

test.each([
  [1, 20, 1],
  [4, 20, 1],
  [10, 20, 2],
  [14, 20, 2],
  [10, 50, 5],
  [10, 0, 1],
])('of %i units at %i percent few are %i', (quantity, lowCredit, few) => {
  expect(fewOf(quantity, { lowCredit, lowCreditLeft: 1 })).toBe(few);
});

test.each([
  [3, 2, true],
  [4, 1, true],
  [2, 1, false],
  [3, 0, false],
  [5, 4, false],
  [2, 3, true],
  [1, 2, false],
  [0, 4, false],
])('where two are few, from %i to %i is told: %s', (before, after, told) => {
  expect(crossesFew(2, before, after)).toBe(told);
});

test('an expiry is told of at each of its moments, and then not any more', () => {
  const expiresAt = 100 * DAY;
  const next = (at: number) => nextWarning(expiresAt, defaultPolicy, at);
  expect([next(0), next(70 * DAY), next(98 * DAY), next(99 * DAY)]).toEqual([
    70 * DAY,
    93 * DAY,
    99 * DAY,
    null,
  ]);
  const due = (at: number) => dueWarning(expiresAt, defaultPolicy, at);
  expect([due(70 * DAY - HOUR), due(70 * DAY), due(94 * DAY), due(99 * DAY)]).toEqual([
    null,
    30 * DAY,
    7 * DAY,
    DAY,
  ]);
});
