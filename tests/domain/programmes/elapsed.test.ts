import { expect, test } from 'vitest';
import { elapsedOf } from '#domain/programmes/elapsed.ts';

const at = (today: string) => elapsedOf('2026-03-28', '2026-04-02', today);

test('a programme counts its days from the first to the last, both included', () => {
  expect(at('2026-03-27')).toEqual({ day: 0, days: 6 });
  expect(at('2026-03-28')).toEqual({ day: 1, days: 6 });
  expect(at('2026-04-02')).toEqual({ day: 6, days: 6 });
});

test('it does not go on counting behind its end, nor below its beginning', () => {
  expect(at('2027-01-01')).toEqual({ day: 6, days: 6 });
  expect(at('2020-01-01')).toEqual({ day: 0, days: 6 });
  expect(elapsedOf('2026-03-28', '2026-03-28', '2026-03-28')).toEqual({ day: 1, days: 1 });
});
