import { expect, test } from 'vitest';
import { zoneChoiceName, zoneOffsetName } from '#domain/time/zone-choice.ts';
import { zonesNamed } from '#domain/time/zones-named.ts';

const summer = Date.parse('2026-07-01T12:00:00Z');
const winter = Date.parse('2026-12-01T12:00:00Z');

test.each([
  ['Europe/London', winter, 'London, GMT+0 / Greenwich Mean Time'],
  ['Europe/London', summer, 'London, GMT+1 / British Summer Time'],
  ['America/New_York', winter, 'New York, GMT-5 / Eastern Standard Time'],
  ['Asia/Kathmandu', summer, 'Kathmandu, GMT+5:45 / Nepal Time'],
])('%s is named with its offset and what its time is called now', (zone, at, name) => {
  expect(zoneChoiceName(zone, at)).toBe(name);
});

test('half an hour west of Greenwich is west of it', () => {
  expect(zoneOffsetName('America/St_Johns', winter)).toBe('GMT-3:30');
});

test('a zone is found by its place, its part of the world, its offset and its name', () => {
  const zones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu'].map((value) => ({
    value,
    label: zoneChoiceName(value, summer),
  }));
  const found = (typed: string) => zonesNamed(zones, typed).map(({ value }) => value);
  expect(found('new york')).toEqual(['America/New_York']);
  expect(found('british summer')).toEqual(['Europe/London']);
  expect(found('GMT+5:45')).toEqual(['Asia/Kathmandu']);
  expect(found('america')).toEqual(['America/New_York']);
  expect(found('')).toHaveLength(3);
  expect(found('atlantis')).toEqual([]);
});
