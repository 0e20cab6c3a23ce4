import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, readClock } from '#domain/availability/clock.ts';
import { exceptionOf, exceptionTroubles, laidOver } from '#domain/availability/exceptions.ts';
import type { Exception } from '#domain/slots/coach-time.ts';
import { versionOf, weekOf, withVersion } from '#domain/availability/hours-version.ts';
import { daysOf, troublesOf, type ProposedHours } from '#domain/availability/hours.ts';
import { outsideSentence } from '#domain/availability/outside-words.ts';
import { outsideHours } from '#domain/availability/outside.ts';

const workdays = [{ from: 540, to: 1020 }];
const week = [workdays, workdays, workdays, workdays, workdays, [], []];
const hours = (more: Partial<ProposedHours> = {}): ProposedHours => ({
  timeZone: 'Europe/Lisbon',
  weekly: week,
  bufferBefore: 0,
  bufferAfter: 10,
  maxSessionsPerDay: null,
  minNotice: null,
  ...more,
});
const floor = { bufferBefore: 0, bufferAfter: 10, minNotice: 1440 };

describe('proposed working hours', () => {
  it('are fine by day, over midnight as two intervals, and where intervals touch', () => {
    expect(troublesOf(hours(), floor)).toEqual({});
    const night = [
      [{ from: 1320, to: 1440 }],
      [
        { from: 0, to: 120 },
        { from: 120, to: 200 },
      ],
    ];
    expect(troublesOf(hours({ weekly: night }), floor)).toEqual({});
  });

  it.each<[string, Partial<ProposedHours>, Record<string, string>]>([
    [
      'an interval ends before it starts',
      { weekly: [[{ from: 600, to: 540 }]] },
      { monday: 'End time must be after start time.' },
    ],
    [
      'an interval is empty',
      { weekly: [[], [{ from: 600, to: 600 }]] },
      { tuesday: 'End time must be after start time.' },
    ],
    [
      'two intervals overlap, in whatever order they come',
      {
        weekly: [
          [
            { from: 700, to: 800 },
            { from: 600, to: 705 },
          ],
        ],
      },
      { monday: 'Intervals on Monday overlap.' },
    ],
    [
      'a time is between the steps',
      { weekly: [[], [], [], [], [], [], [{ from: 601, to: 705 }]] },
      { sunday: 'Times go in steps of 5 minutes.' },
    ],
    ['there is no such zone', { timeZone: 'Mars/Base' }, { timeZone: 'Choose your time zone.' }],
    [
      'a buffer is too short',
      { bufferAfter: 5 },
      { bufferAfter: 'Buffers can’t be shorter than the organisation’s minimum of 10 minutes.' },
    ],
    [
      'the notice is too short',
      { minNotice: 60 },
      { minNotice: 'Notice can’t be shorter than the organisation’s minimum of 24 hours.' },
    ],
  ])('are refused when %s', (_, more, troubles) => {
    expect(troublesOf(hours(more), floor)).toEqual(troubles);
  });

  it('become a version whose week reads back as it was proposed', () => {
    const version = versionOf(hours({ minNotice: 2880 }), '2026-05-04');
    expect(version).toMatchObject({
      effectiveFrom: '2026-05-04',
      zone: 'Europe/Lisbon',
      bufferAfterMs: 600_000,
      minNoticeMs: 172_800_000,
    });
    expect(daysOf(version.weekly)).toEqual(week);
    expect(daysOf(weekOf(week))).toEqual(week);
  });

  it('leave out bookings that do not lie wholly inside, from the date on which they begin', () => {
    const coach = {
      firstName: 'Ana',
      zone: 'UTC',
      versions: [],
      exceptions: [],
      reservations: [],
      busy: [],
    };
    const saved = withVersion(
      withVersion(coach, versionOf(hours({ timeZone: 'UTC' }), '2026-01-01')),
      versionOf(hours({ timeZone: 'UTC', weekly: [[{ from: 600, to: 720 }]] }), '2026-05-11'),
    );
    const at = (day: number, from: number, to: number) => ({
      start: Date.UTC(2026, 4, day, from),
      end: Date.UTC(2026, 4, day, to),
    });
    const inside = [at(4, 9, 10), at(5, 9, 10), at(11, 10, 12)];
    const outside = [at(4, 16, 18), at(11, 9, 11), at(12, 10, 11)];
    expect(outsideHours(saved, [...inside, ...outside])).toEqual(outside);
  });

  it('say how many stay booked', () => {
    expect(outsideSentence(0)).toBeNull();
    expect(outsideSentence(1)).toBe(
      '1 upcoming booking falls outside these hours; it stays booked.',
    );
    expect(outsideSentence(3)).toBe(
      '3 upcoming bookings fall outside these hours; they stay booked.',
    );
  });
});

describe('a time of day', () => {
  it.each([
    ['9', 540],
    ['9:30', 570],
    ['09.30', 570],
    ['0930', 570],
    ['24:00', 1440],
    ['24:05', null],
    ['9:75', null],
    ['nine', null],
    ['', null],
  ])('typed as "%s" is %s', (text, minutes) => expect(readClock(text)).toBe(minutes));

  it('reads back from what a clock shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (n) => {
        expect(readClock(clockOf(n))).toBe(n);
      }),
    );
  });
});

describe('an exception', () => {
  const made = (kind: 'extra' | 'blocked' | 'outOfOffice', startsAt: string, endsAt: string) =>
    exceptionOf({ kind, timeZone: 'Europe/Lisbon', startsAt, endsAt }) as Exception;
  const block = made('blocked', '2026-05-04T10:00', '2026-05-04T12:00');

  it('is read as it is kept, and not at all where it is no time', () => {
    expect(block).toMatchObject({ startsAt: { date: '2026-05-04', minutes: 600 } });
    expect(made('outOfOffice', '2026-05-04', '2026-05-04')).toMatchObject({
      lastDate: '2026-05-04',
    });
    expect(made('outOfOffice', '2026-02-30', '2026-05-04')).toBeNull();
    expect(made('blocked', '2026-05-04', '2026-05-05T10:00')).toBeNull();
  });

  it('must end after it starts and not overlap another one', () => {
    const end = { endsAt: 'End must be after start.' };
    expect(exceptionTroubles(made('blocked', '2026-05-04T10:00', '2026-05-04T10:00'), [])).toEqual(
      end,
    );
    expect(exceptionTroubles(made('outOfOffice', '2026-05-05', '2026-05-04'), [])).toEqual(end);
    const over = { startsAt: 'This overlaps another exception.' };
    expect(
      exceptionTroubles(made('extra', '2026-05-04T11:00', '2026-05-04T13:00'), [block]),
    ).toEqual(over);
    expect(exceptionTroubles(made('outOfOffice', '2026-05-04', '2026-05-04'), [block])).toEqual(
      over,
    );
    expect(
      exceptionTroubles(made('extra', '2026-05-04T12:00', '2026-05-04T13:00'), [block]),
    ).toEqual({});
  });

  it('is laid over the sessions that it meets; extra time over none', () => {
    const session = { start: Date.UTC(2026, 4, 4, 10, 30), end: Date.UTC(2026, 4, 4, 11, 30) };
    const later = { start: Date.UTC(2026, 4, 4, 11), end: Date.UTC(2026, 4, 4, 12) };
    expect(laidOver(block, [session, later])).toEqual([session]);
    expect(laidOver(made('extra', '2026-05-04T10:00', '2026-05-04T12:00'), [session])).toEqual([]);
  });
});
