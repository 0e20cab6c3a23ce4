import { expect, test } from 'vitest';
import { afterQuietHours, nextDigest, usualRhythm } from '#domain/notifications/mail-rhythm.ts';

const at = (text: string): number => Date.parse(text);
const shown = (ms: number): string => new Date(ms).toISOString();
const night = { from: 22 * 60, to: 7 * 60 };

test.each([
  ['before ten', 'Europe/London', '2026-03-02T21:59:00Z', '2026-03-02T21:59:00.000Z'],
  ['at ten', 'Europe/London', '2026-03-02T22:00:00Z', '2026-03-03T07:00:00.000Z'],
  ['after midnight', 'Europe/London', '2026-03-03T03:00:00Z', '2026-03-03T07:00:00.000Z'],
  ['at seven', 'Europe/London', '2026-03-03T07:00:00Z', '2026-03-03T07:00:00.000Z'],
  [
    'by the clock of New York',
    'America/New_York',
    '2026-03-03T03:00:00Z',
    '2026-03-03T12:00:00.000Z',
  ],
  [
    'through the night in which clocks go forward',
    'Europe/London',
    '2026-03-28T23:00:00Z',
    '2026-03-29T06:00:00.000Z',
  ],
])('%s', (_, zone, from, until) => {
  expect(shown(afterQuietHours(zone, night, at(from)))).toBe(until);
});

test('hours of one day end on that day', () => {
  const midday = { from: 12 * 60, to: 14 * 60 };
  const quiet = (text: string) => shown(afterQuietHours('Europe/London', midday, at(text)));
  expect(quiet('2026-03-02T11:59:00Z')).toBe('2026-03-02T11:59:00.000Z');
  expect(quiet('2026-03-02T12:00:00Z')).toBe('2026-03-02T14:00:00.000Z');
  expect(quiet('2026-03-02T14:00:00Z')).toBe('2026-03-02T14:00:00.000Z');
});

test('an end that the clocks skip is the moment after', () => {
  const early = { from: 23 * 60, to: 90 };
  expect(shown(afterQuietHours('Europe/London', early, at('2026-03-29T00:30:00Z')))).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test.each([
  ['day', '2026-03-02T07:59:00Z', '2026-03-02T08:00:00.000Z'],
  ['day', '2026-03-02T08:00:00Z', '2026-03-03T08:00:00.000Z'],
  ['week', '2026-03-02T07:59:00Z', '2026-03-02T08:00:00.000Z'],
  ['week', '2026-03-02T08:00:00Z', '2026-03-09T08:00:00.000Z'],
  // A Sunday; the clocks have gone forward by then.
  ['week', '2026-03-29T12:00:00Z', '2026-03-30T07:00:00.000Z'],
] as const)('each %s, from %s', (digestEvery, now, due) => {
  expect(shown(nextDigest('Europe/London', { ...usualRhythm, digestEvery }, at(now)))).toBe(due);
});

test('the digest waits for the end of the quiet hours', () => {
  const rhythm = { digestEvery: 'day', quietHours: { from: 22 * 60, to: 9 * 60 } } as const;
  expect(shown(nextDigest('Europe/London', rhythm, at('2026-03-02T20:00:00Z')))).toBe(
    '2026-03-03T09:00:00.000Z',
  );
});
