import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfDay, dayNumber, weekdayOfDay } from '#domain/time/calendar.ts';
import { weekInWords } from '#web/features/coach-time/hours/hours-words.ts';
import {
  proposedOf,
  troublesIn,
  valuesOf,
  withInterval,
} from '#web/features/coach-time/hours/hours-values.ts';
import { datesShown, stepped } from '#web/features/coach-time/shown-dates.ts';
import { timeOfAna, week } from './coach-time-api.ts';

const dates = fc.integer({ min: 12_000, max: 60_000 }).map(dateOfDay);

describe('the dates on the page', () => {
  test('are a week from Monday, or all weeks of a month, and hold the date', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('week' as const, 'month' as const), (date, view) => {
        const shown = datesShown(view, date);
        expect(shown).toContain(date);
        expect(shown.length % 7).toBe(0);
        expect(weekdayOfDay(dayNumber(shown[0] ?? ''))).toBe(1);
        expect(shown.every((each, n) => each === addDays(shown[0] ?? '', n))).toBe(true);
        const others = shown.filter((each) => each.slice(0, 7) !== date.slice(0, 7));
        expect(view === 'week' || others.length < 14).toBe(true);
      }),
    );
  });

  test('go on and back without leaving a month or a week out', () => {
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01');
    expect(stepped('month', '2026-12-05', 1)).toBe('2027-01-01');
    expect(stepped('week', '2026-12-30', 1)).toBe('2027-01-06');
  });
});

describe('the hours of a form', () => {
  const initial = valuesOf(timeOfAna());

  test('read back as they are kept', () => {
    expect(proposedOf(initial).weekly).toEqual(week);
    expect(troublesIn(initial, timeOfAna().policy)).toEqual({});
  });

  test('say at the day what is no time', () => {
    const days = initial.days.map((spans, at) => (at === 6 ? [{ from: 'noon', to: '14' }] : spans));
    expect(troublesIn({ ...initial, days }, timeOfAna().policy)).toEqual({
      sunday: 'Enter times such as 09:30.',
    });
  });

  test('get another interval after the last, never beyond midnight', () => {
    expect(withInterval([])).toEqual([{ from: '09:00', to: '17:00' }]);
    expect(withInterval([{ from: '09:00', to: '12:00' }])[1]).toEqual({
      from: '13:00',
      to: '16:00',
    });
    expect(withInterval([{ from: '09:00', to: '23:30' }])[1]).toEqual({
      from: '23:00',
      to: '24:00',
    });
  });

  test('are told with neighbouring days together', () => {
    expect(weekInWords(week)).toBe('Mon–Fri 09:00–17:00');
    expect(
      weekInWords([
        [],
        [
          { from: 0, to: 90 },
          { from: 1320, to: 1440 },
        ],
      ]),
    ).toBe('Tue 00:00–01:30 and 22:00–24:00');
    expect(weekInWords([])).toBe('No hours');
  });
});
