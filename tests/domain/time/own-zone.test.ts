import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownZone } from '#domain/time/own-zone.ts';

const before = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Europe/London';
});
afterEach(() => {
  vi.restoreAllMocks();
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

test('a list asks the platform for its zone once, however many rows it has', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  const zones = Array.from({ length: 200 }, ownZone);
  expect(new Set(zones)).toEqual(new Set(['Europe/London']));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a clock that changes is noticed at once', () => {
  expect(ownZone()).toBe('Europe/London');
  process.env['TZ'] = 'America/New_York';
  expect(ownZone()).toBe('America/New_York');
});

test('another zone of the same hour is noticed by the next piece of work', async () => {
  expect(ownZone()).toBe('Europe/London');
  process.env['TZ'] = 'Europe/Lisbon';
  await Promise.resolve();
  expect(ownZone()).toBe('Europe/Lisbon');
});
