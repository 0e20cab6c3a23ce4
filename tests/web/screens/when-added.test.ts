import { expect, test } from 'vitest';
import { whenAdded } from '#web/screens/credits/when-added.ts';

const zone = 'Europe/London';
const now = Date.parse('2027-03-08T12:00:00Z');
const lot = (id: string, createdAt: string, more: object = {}) => ({
  id,
  programme: { name: 'Sales basics' },
  expiresAt: '2027-06-01T00:00:00.000Z',
  createdAt,
  ...more,
});
const saidOf = (...lots: ReturnType<typeof lot>[]) =>
  Object.fromEntries(whenAdded(lots, zone, now));

test('credits of one name that last equally long say when they came in', () => {
  expect(saidOf(lot('a', '2027-01-05T09:00:00Z'), lot('b', '2026-12-01T09:00:00Z'))).toEqual({
    a: 'Added Tue 5 Jan.',
    b: 'Added Tue 1 Dec 2026.',
  });
});

test('those of one day say the time as well, and those of one minute their place', () => {
  const [early, late] = ['2027-01-05T09:00:00Z', '2027-01-05T10:30:00Z'];
  expect(saidOf(lot('a', early), lot('b', late))).toEqual({
    a: 'Added Tue 5 Jan, 09:00.',
    b: 'Added Tue 5 Jan, 10:30.',
  });
  expect(saidOf(lot('a', early), lot('b', late), lot('c', early))).toEqual({
    a: 'Added Tue 5 Jan, 09:00, 1 of 2.',
    b: 'Added Tue 5 Jan, 10:30.',
    c: 'Added Tue 5 Jan, 09:00, 2 of 2.',
  });
});

test('credits of which something else is said already say no more', () => {
  const at = '2027-01-05T09:00:00Z';
  const others = [
    lot('name', at, { programme: { name: 'Leading' } }),
    lot('day', at, { expiresAt: '2027-07-01T00:00:00.000Z' }),
    lot('pool', at, { fromPool: true }),
  ];
  expect(saidOf(lot('a', at), ...others)).toEqual({});
});
