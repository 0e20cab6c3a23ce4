import { expect, test } from 'vitest';
import { formerTotal, totalOf } from '#server/http/answers/totals.ts';
import { preparedDatabase } from '#tests/support/database.ts';

const db = await preparedDatabase();
const other = await preparedDatabase();
const now = Date.UTC(2026, 2, 2, 9);

/** What is told after these numbers were there, one after the other. */
async function told(numbers: readonly number[], question: object, moments: readonly number[]) {
  const heard: number[] = [];
  for (const [at, ms] of moments.entries())
    heard.push(await totalOf(db, { ...question }, now + ms, async () => numbers[at] ?? -1));
  return heard;
}

test('few are counted every time, many are remembered for ten seconds', async () => {
  expect(await told([5, 6, 7], { of: 'few' }, [0, 1, 2])).toEqual([5, 6, 7]);
  expect(await told([10_000, 10_001, 10_002], { of: 'many' }, [0, 9_999, 10_000])).toEqual([
    10_000, 10_000, 10_002,
  ]);
});

test('another question, another reader or another database is counted for itself', async () => {
  const count = (total: number) => async () => total;
  expect(await totalOf(db, { of: 'staff', tab: 'past' }, now, count(20_000))).toBe(20_000);
  expect(await totalOf(db, { of: 'staff', tab: 'upcoming' }, now, count(30_000))).toBe(30_000);
  expect(await totalOf(db, { of: 'coach', tab: 'past' }, now, count(12))).toBe(12);
  expect(await totalOf(other, { of: 'staff', tab: 'past' }, now, count(40_000))).toBe(40_000);
  expect(await totalOf(db, { of: 'staff', tab: 'past' }, now, count(1))).toBe(20_000);
});

test('a clock that was put back forgets', async () => {
  expect(await told([50_000, 60_000], { of: 'clock' }, [0, -20_000])).toEqual([50_000, 60_000]);
});

test('what was counted last says how many to expect, to nobody else and of nothing else', async () => {
  expect(formerTotal(db, { of: 'expected' })).toBeNull();
  await told([12], { of: 'expected' }, [0]);
  expect(formerTotal(db, { of: 'expected' })).toBe(12);
  expect(formerTotal(other, { of: 'expected' })).toBeNull();
  await told([11], { of: 'expected' }, [5]);
  expect(formerTotal(db, { of: 'expected' })).toBe(11);
});

test('the question that was counted first is forgotten first', async () => {
  await told([1], { of: 'oldest' }, [0]);
  await told([2], { of: 'kept' }, [0]);
  for (let n = 0; n < 4_998; n += 1) await totalOf(db, { n }, now, async () => n);
  expect(formerTotal(db, { of: 'kept' })).toBe(2);
  await totalOf(db, { n: 'one more' }, now, async () => 3);
  await totalOf(db, { n: 'and another' }, now, async () => 4);
  expect(formerTotal(db, { of: 'oldest' })).toBeNull();
  expect(formerTotal(db, { n: 'and another' })).toBe(4);
});
