import { describe, expect, test } from 'vitest';
import {
  nextPeriod,
  periodName,
  periodsUpTo,
  periodStart,
  shortPeriodName,
  valueExists,
} from '#domain/kpis/periods.ts';
import { kpiPeriods } from '#domain/kpis/vocabulary.ts';
import { addDays } from '#domain/time/calendar.ts';

describe('a period', () => {
  test.each([
    ['weekly', '2027-05-02', '2027-04-26', 'Week of 26 Apr 2027', '26 Apr 27'],
    ['weekly', '2027-05-03', '2027-05-03', 'Week of 3 May 2027', '3 May 27'],
    ['monthly', '2027-05-31', '2027-05-01', 'May 2027', 'May 27'],
    ['quarterly', '2027-06-30', '2027-04-01', 'Q2 2027', 'Q2 27'],
    ['quarterly', '2027-01-01', '2027-01-01', 'Q1 2027', 'Q1 27'],
    ['perSession', '2027-05-03', '2027-05-03', '3 May 2027', '3 May 27'],
    ['once', '2027-12-31', '2027-12-31', '31 Dec 2027', '31 Dec 27'],
  ] as const)('that is %s holds %s', (period, date, start, name, short) => {
    expect(periodStart(period, date)).toBe(start);
    expect(periodName(period, start)).toBe(name);
    expect(shortPeriodName(period, start)).toBe(short);
    expect(periodName(period, start, 'Europe/London')).toBe(name);
  });

  test('says its day in the order of the reader’s zone', () => {
    const zone = 'America/New_York';
    expect(periodName('weekly', '2027-05-03', zone)).toBe('Week of May 3 2027');
    expect(periodName('once', '2027-12-31', zone)).toBe('Dec 31 2027');
    expect(shortPeriodName('weekly', '2027-05-03', zone)).toBe('May 3 27');
    expect(valueExists('weekly', '2027-05-03', zone)).toContain('the week of May 3 2027');
  });

  test('holds each of its days and no other, for three years', () => {
    for (const period of kpiPeriods)
      for (let date = '2026-01-01', n = 0; n < 1100; n += 1, date = addDays(date, 1)) {
        const start = periodStart(period, date);
        expect(periodStart(period, start)).toBe(start);
        expect(start <= date && date < nextPeriod(period, start)).toBe(true);
        expect(periodStart(period, nextPeriod(period, start))).toBe(nextPeriod(period, start));
      }
  });

  test('has those before it, the earliest first', () => {
    expect(periodsUpTo('monthly', '2027-02-28', 3)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
    expect(periodsUpTo('quarterly', '2027-02-28', 2)).toEqual(['2026-10-01', '2027-01-01']);
    expect(periodsUpTo('weekly', '2027-01-03', 2)).toEqual(['2026-12-21', '2026-12-28']);
  });

  test('has one value of somebody', () => {
    expect(valueExists('monthly', '2027-05-01')).toBe('A value for May 2027 already exists.');
    expect(valueExists('weekly', '2027-05-03')).toBe(
      'A value for the week of 3 May 2027 already exists.',
    );
    expect(valueExists('once', '2027-05-03')).toBe('A value already exists.');
  });
});
