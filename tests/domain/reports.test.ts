import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownCells } from '#domain/reports/anonymity.ts';
import { chosenPeriod, periodBefore, troubleWithDays, wholeUnits } from '#domain/reports/period.ts';
import { nextReportAt } from '#domain/reports/schedule.ts';

describe('what is about few people', () => {
  const cell = (group: string, people: number, unit: string | null = null) => ({
    group,
    people,
    unit,
  });
  const shownOf = (cells: readonly ReturnType<typeof cell>[]) =>
    shownCells(cells, 5).map(({ group }) => group);

  test('is left out, with the smallest of the others, so that nobody takes the rest away from the sum', () => {
    expect(shownOf([cell('a', 9), cell('b', 1), cell('c', 6), cell('d', 20)])).toEqual(['a', 'd']);
  });

  test('leaves everything alone where all groups are large enough, or are about nobody', () => {
    expect(shownOf([cell('a', 5), cell('b', 0), cell('c', 6)])).toEqual(['a', 'b', 'c']);
  });

  test('is a question of each week or month by itself', () => {
    expect(shownOf([cell('a', 1, '1'), cell('b', 5, '1'), cell('c', 5, '2')])).toEqual(['c']);
  });

  test('can’t be found out by whoever knows the sums of all groups and of any periods', () => {
    const cells = fc.array(
      fc.record({
        unit: fc.constantFrom('1', '2', '3'),
        people: fc.uniqueArray(fc.nat(40), { maxLength: 12 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(cells, fc.integer({ min: 2, max: 8 }), (made, floor) => {
        const given = made.map(({ unit, people }) => ({
          unit,
          people: people.length,
          who: people,
        }));
        const shown = new Set(shownCells(given, floor));
        for (const unit of ['1', '2', '3']) {
          const hidden = given.filter((each) => each.unit === unit && !shown.has(each));
          const whoever = new Set(hidden.flatMap(({ who }) => who));
          const isWholeUnit = given.every(
            (each) => each.unit !== unit || !shown.has(each) || each.people === 0,
          );
          const isTold = hidden.length > 0 && !isWholeUnit && whoever.size < floor;
          expect(isTold).toBe(false);
          for (const { people } of shown) expect(people === 0 || people >= floor).toBe(true);
        }
      }),
    );
  });
});

describe('the days of a report', () => {
  test('are the last ninety unless told, and at most 24 months', () => {
    expect(chosenPeriod({}, '2026-03-02')).toEqual({ from: '2025-12-03', to: '2026-03-02' });
    expect(chosenPeriod({ from: '2027-01-01' }, '2026-03-02')).toEqual({
      from: '2027-01-01',
      to: '2027-01-01',
    });
    expect(troubleWithDays({ from: '2024-03-02', to: '2026-03-01' })).toBeNull();
    expect(troubleWithDays({ from: '2024-03-02', to: '2026-03-02' })).toEqual({
      from: 'Choose a date range of at most 24 months.',
    });
    expect(troubleWithDays({ from: '2026-03-02', to: '2026-03-01' })).toEqual({
      from: 'The first day must not be after the last.',
    });
    expect(troubleWithDays({ to: '9999-12-31' })).toHaveProperty('to');
  });

  test('are whole weeks or months that are over, where nobody may be singled out by a day', () => {
    const period = { from: '2026-01-14', to: '2026-03-02' };
    expect(wholeUnits(period, 'month', '2026-03-02')).toEqual({
      from: '2026-01-01',
      to: '2026-02-28',
    });
    expect(wholeUnits(period, 'week', '2026-03-02')).toEqual({
      from: '2026-01-12',
      to: '2026-03-01',
    });
    expect(wholeUnits({ from: '2026-03-01', to: '2026-03-02' }, 'month', '2026-03-02')).toBeNull();
    expect(wholeUnits({ from: '2024-02-10', to: '2024-02-11' }, 'month', '2026-03-02')).toEqual({
      from: '2024-02-01',
      to: '2024-02-29',
    });
  });

  test('are compared with as many before, whole months with whole months', () => {
    expect(periodBefore({ from: '2026-02-01', to: '2026-03-31' })).toEqual({
      from: '2025-12-01',
      to: '2026-01-31',
    });
    expect(periodBefore({ from: '2026-03-02', to: '2026-03-08' })).toEqual({
      from: '2026-02-23',
      to: '2026-03-01',
    });
  });
});

test('a mail about a report goes out at eight by its reader’s clock, on Mondays or on the first', () => {
  const at = (text: string) => Date.parse(text);
  // A Monday; clocks go forward on the last Sunday of March.
  expect(nextReportAt('week', 'Europe/London', at('2026-03-02T07:59:59Z'))).toBe(
    at('2026-03-02T08:00Z'),
  );
  expect(nextReportAt('week', 'Europe/London', at('2026-03-23T08:00:00Z'))).toBe(
    at('2026-03-30T07:00Z'),
  );
  expect(nextReportAt('month', 'Asia/Tokyo', at('2026-03-02T00:00Z'))).toBe(
    at('2026-03-31T23:00Z'),
  );
});
