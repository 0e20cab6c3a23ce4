import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMoment,
  formatRange,
  formatRelative,
  formatTime,
  zoneCity,
  zoneShortName,
} from '#domain/time/format.ts';

const at = (text: string) => Date.parse(text);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = at('2026-05-01T22:30Z');

describe('figures', () => {
  it('put the month first in the six zones of the specification and the day first elsewhere', () => {
    const moment = at('2027-05-03T12:05Z');
    const zones = ['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Anchorage'].map(
      (city) => `America/${city}`,
    );
    for (const zone of [...zones, 'Pacific/Honolulu'])
      expect(formatDate(moment, zone)).toBe('05/03/2027');
    for (const zone of ['Europe/London', 'America/Toronto', 'Asia/Tokyo']) {
      expect(formatDate(moment, zone)).toBe('03/05/2027');
    }
  });

  it('show the date and time of the zone with 24 hours', () => {
    expect(formatDateTime(at('2027-05-03T22:05Z'), 'Asia/Kathmandu')).toBe('04/05/2027 03:50');
    expect(formatTime(at('2027-05-03T23:00Z'), 'Europe/London')).toBe('00:00');
  });
});

describe('moments in words', () => {
  it('are relative to the day in the zone, not to 24 hours', () => {
    const soon = at('2026-05-01T23:30Z');
    expect(formatMoment(soon, 'UTC', { relativeTo: now })).toBe('Today, 23:30');
    const inSentence = { relativeTo: now, inSentence: true };
    expect(formatMoment(soon, 'UTC', inSentence)).toBe('today, 23:30');
    expect(formatMoment(soon, 'Europe/London', { relativeTo: now })).toBe('Tomorrow, 00:30');
    expect(formatMoment(at('2026-04-30T08:00Z'), 'UTC', { relativeTo: now })).toBe(
      'Yesterday, 08:00',
    );
  });

  it('name the day otherwise, and the year when it is another one', () => {
    expect(formatMoment(at('2026-05-05T14:00Z'), 'UTC', { relativeTo: now })).toBe(
      'Tue 5 May, 14:00',
    );
    expect(formatMoment(at('2027-05-05T14:00Z'), 'UTC', { relativeTo: now })).toBe(
      'Wed 5 May 2027, 14:00',
    );
    expect(formatMoment(at('2026-05-05T14:00Z'), 'UTC')).toBe('Tue 5 May, 14:00');
    expect(formatDay(at('2026-05-05T14:00Z'), 'America/New_York')).toBe('Tue May 5');
  });

  it('speak the reader’s language', () => {
    const german = { locale: 'de', relativeTo: now };
    expect(formatMoment(at('2026-05-02T14:00Z'), 'UTC', german)).toBe('Morgen, 14:00');
    expect(formatDay(at('2026-05-05T14:00Z'), 'UTC', german)).toBe('Di 5 Mai');
  });

  it('say ranges once for the day, and both days over midnight', () => {
    const start = at('2026-05-05T14:00Z');
    expect(formatRange(start, start + HOUR, 'UTC')).toBe('Tue 5 May, 14:00–15:00');
    expect(formatRange(start, start + HOUR, 'Asia/Kolkata', { relativeTo: now })).toBe(
      'Tue 5 May, 19:30–20:30',
    );
    expect(formatRange(start, start + 10.5 * HOUR, 'UTC')).toBe(
      'Tue 5 May, 14:00 – Wed 6 May, 00:30',
    );
  });
});

describe('lengths', () => {
  it.each([
    [0, '0 minutes'],
    [MINUTE, '1 minute'],
    [45 * MINUTE, '45 minutes'],
    [90 * MINUTE, '1 hour 30 minutes'],
    [DAY, '24 hours'],
    [3 * DAY, '3 days'],
    [60 * DAY, '60 days'],
    [3 * DAY + 4 * HOUR, '3 days 4 hours'],
  ])('%d ms is %s', (ms, words) => expect(formatDuration(ms)).toBe(words));

  it.each([
    [20_000, 'now'],
    [5 * HOUR + 20 * MINUTE, 'in 5 hours'],
    [-10 * MINUTE, '10 minutes ago'],
    [30 * HOUR, 'in 30 hours'],
    [3 * DAY, 'in 3 days'],
  ])('%d ms from now is %s', (ms, words) => expect(formatRelative(now + ms, now)).toBe(words));
});

describe('zones in words', () => {
  it('have a short name at an instant and a city', () => {
    expect(zoneShortName('Europe/London', at('2026-07-01T00:00Z'))).toBe('BST');
    expect(zoneShortName('Europe/London', at('2026-01-01T00:00Z'))).toBe('GMT');
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneCity('Asia/Katmandu')).toBe('Kathmandu');
  });
});
