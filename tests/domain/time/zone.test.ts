import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber, isDate, parseWall, weekdayOfDay } from '#domain/time/calendar.ts';
import { isZone, offsetAt, stretchAt } from '#domain/time/zone.ts';
import { dayAt, dayBounds, instantOf, wallOf } from '#domain/time/wall.ts';
import { ZONES, changesOf } from '../zones.ts';

const HOUR = 3_600_000;
const anyZone = fc.constantFrom(...ZONES);
const anyInstant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) });
const anyDate = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2040-01-01') });
const anyMinutes = fc.integer({ min: 0, max: 1439 });

function zoned(zone: string, ms: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
}

/** A zone and a date of which many are those on which its clocks change. */
const zoneAndDate = anyZone.chain((zone) => {
  const changes = changesOf(zone, 2005, 2035).map((ms) => Math.floor(ms / (24 * HOUR)));
  const near = fc.tuple(
    fc.constantFrom(...changes, dayNumber('2026-06-01')),
    fc.integer({ min: -1, max: 1 }),
  );
  const day = fc.oneof(
    anyDate,
    near.map(([change, away]) => change + away),
  );
  return fc.record({ zone: fc.constant(zone), date: day.map(dateOfDay) });
});

describe('offsets of zones', () => {
  it('change at the very instants that Temporal names, in every zone', () => {
    for (const zone of ZONES) {
      for (const change of changesOf(zone, 2000, 2040)) {
        expect({
          zone,
          change,
          before: offsetAt(zone, change - 1),
          after: offsetAt(zone, change),
        }).toEqual({
          zone,
          change,
          before: zoned(zone, change - 1).offsetNanoseconds / 1e6,
          after: zoned(zone, change).offsetNanoseconds / 1e6,
        });
      }
    }
  });

  it('are those of Temporal at any instant, and hold for the whole stretch', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, ms) => {
        const stretch = stretchAt(zone, ms);
        expect(ms >= stretch.start && ms < stretch.end).toBe(true);
        for (const at of [ms, stretch.start, stretch.end - 1]) {
          expect(stretch.offset).toBe(zoned(zone, at).offsetNanoseconds / 1e6);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('know names of zones from everything else', () => {
    expect(['Europe/London', 'Asia/Kathmandu', 'UTC'].map(isZone)).toEqual([true, true, true]);
    expect(['', '+02:00', 'Europe/Atlantis', 'GMT+25', '5'].map(isZone)).toEqual(
      Array(5).fill(false),
    );
    expect(() => offsetAt('Europe/Atlantis', 0)).toThrow(RangeError);
    expect(() => offsetAt('UTC', Number.NaN)).toThrow(RangeError);
  });
});

describe('the wall', () => {
  it('shows what Temporal shows', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, ms) => {
        const expected = zoned(zone, ms);
        expect(wallOf(zone, ms)).toEqual({
          date: expected.toPlainDate().toString(),
          minutes: expected.hour * 60 + expected.minute,
          weekday: expected.dayOfWeek,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('gives back the instant that Temporal finds, and flags exactly the times that the clocks skip', () => {
    fc.assert(
      fc.property(zoneAndDate, anyMinutes, ({ zone, date }, minutes) => {
        const local = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes });
        const expected = local.toZonedDateTime(zone);
        expect(instantOf(zone, date, minutes)).toEqual({
          instant: expected.epochMilliseconds,
          shifted: !expected.toPlainDateTime().equals(local),
        });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a gap moves forward', 'Europe/London', '2026-03-29T01:30', '2026-03-29T01:30Z', true],
    ['an overlap takes the first', 'Europe/London', '2026-10-25T01:30', '2026-10-25T00:30Z', false],
    ['a gap at midnight', 'Asia/Beirut', '2026-03-29T00:00', '2026-03-28T22:00Z', true],
    ['an overlap at midnight', 'America/Havana', '2026-11-01T00:30', '2026-11-01T04:30Z', false],
    ['half an hour of gap', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45Z', true],
    ['three quarters', 'Asia/Kathmandu', '2026-05-03T14:00', '2026-05-03T08:15Z', false],
    ['24:00 is the next midnight', 'Asia/Tokyo', '2026-05-03T24:00', '2026-05-03T15:00Z', false],
  ])('%s', (_, zone, wall, instant, shifted) => {
    const { date, minutes } = parseWall(wall);
    expect(instantOf(zone, date, minutes)).toEqual({ instant: Date.parse(instant), shifted });
  });

  it.each([
    ['Europe/Madrid', '2026-03-29', 23],
    ['Europe/Madrid', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Africa/Cairo', '2026-04-24', 23],
    ['America/Havana', '2026-11-01', 25],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Asia/Kolkata', '2026-03-29', 24],
  ])('in %s the day %s has %d hours', (zone, date, hours) => {
    const { start, end } = dayBounds(zone, date);
    expect((end - start) / HOUR).toBe(hours);
  });

  it('puts every instant into exactly one local day', () => {
    fc.assert(
      fc.property(
        zoneAndDate,
        fc.integer({ min: -30 * HOUR, max: 30 * HOUR }),
        ({ zone, date }, away) => {
          const instant = Date.parse(date) + away;
          const day = dateOfDay(dayAt(zone, instant));
          const { start, end } = dayBounds(zone, day);
          expect(instant >= start && instant < end).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('dates', () => {
  it('exist or not', () => {
    expect(['2024-02-29', '2026-12-31'].map(isDate)).toEqual([true, true]);
    expect(['2025-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00'].map(isDate)).toEqual(
      Array(5).fill(false),
    );
    expect(() => dayNumber('2025-02-29')).toThrow(RangeError);
    expect(() => parseWall('2026-01-01T24:05')).toThrow(RangeError);
    expect(() => parseWall('2026-01-01 10:00')).toThrow(RangeError);
  });

  it('count days and weekdays as Temporal does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 30_000 }), (day) => {
        const date = Temporal.PlainDate.from('1970-01-01').add({ days: day });
        expect([dateOfDay(day), dayNumber(dateOfDay(day)), weekdayOfDay(day)]).toEqual([
          date.toString(),
          day,
          date.dayOfWeek,
        ]);
      }),
    );
  });
});
