import { expect, test } from 'vitest';
import { formatNumber } from '#domain/text/numbers.ts';
import { untilWhen } from '#web/features/dashboard/words.ts';

const lot = (available: number, expiresAt: string) => ({ available, expiresAt });
const said = (...lots: ReturnType<typeof lot>[]) =>
  untilWhen(lots, (at) => `day ${at}`, formatNumber);

test('until when credits can be used is one sentence where they end on one day', () => {
  expect(said(lot(3, '1'), lot(2, '1'))).toEqual(['Can be used until day 1']);
});

test('each of up to three days is named, with the credits that end on it', () => {
  expect(said(lot(3, '1'), lot(2, '2'), lot(1, '1'), lot(1, '3'))).toEqual([
    '4 can be used until day 1',
    '2 can be used until day 2',
    '1 can be used until day 3',
  ]);
});

test('of more days the first two are named, and how many last longer', () => {
  expect(said(lot(1, '1'), lot(2, '2'), lot(1000, '3'), lot(24, '4'))).toEqual([
    '1 can be used until day 1',
    '2 can be used until day 2',
    '1,024 for longer',
  ]);
});
