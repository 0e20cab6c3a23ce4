import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfCells, stretchesOf } from '#domain/availability/cells.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { explain } from '#domain/slots/explain.ts';
import { findSlots } from '#domain/slots/find.ts';
import { addDays, dateOfDay, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { dayAt, dayBounds } from '#domain/time/wall.ts';
import { worlds } from '../slots/worlds.ts';
import { ZONES } from '../zones.ts';

const rules: SlotRules = {
  now: Date.UTC(2020, 0, 1),
  durationMs: HOUR,
  stepMinutes: 30,
  bufferBeforeMs: 0,
  bufferAfterMs: 0,
  minNoticeMs: 0,
  horizonMs: 1e13,
  memberBusy: [],
};

const around = (zone: string): CoachTime => {
  const all = [{ from: 0, to: 1440 }];
  const weekly = { 1: all, 2: all, 3: all, 4: all, 5: all, 6: all, 7: all };
  const versions = [{ effectiveFrom: '2019-01-01', zone, weekly }];
  return { firstName: 'Ana', zone, versions, exceptions: [], reservations: [], busy: [] };
};

const cellsOf = (coach: CoachTime, date: string) => {
  const [day] = daysOfCells(coach, rules, [date], coach.zone, 30);
  return day?.cells ?? [];
};

describe('the cells of a local day', () => {
  it.each([
    ['in spring in London', 'Europe/London', '2026-03-29', [60, 90], []],
    ['in autumn in London', 'Europe/London', '2026-10-25', [], [90]],
    ['in spring at Lord Howe', 'Australia/Lord_Howe', '2026-10-04', [120], []],
    ['in autumn at Lord Howe', 'Australia/Lord_Howe', '2026-04-05', [], [90]],
    ['at midnight in Havana', 'America/Havana', '2026-03-08', [0, 30], []],
    ['on an ordinary day in Kathmandu', 'Asia/Kathmandu', '2026-03-08', [], []],
  ])(
    '%s leave out what the clocks skip and are longer where they go back',
    (_, zone, date, skipped, longer) => {
      const cells = cellsOf(around(zone), date);
      const at = (which: (length: number) => boolean) =>
        cells.filter(({ start, end }) => which(end - start)).map(({ minutes }) => minutes);
      expect(cells).toHaveLength(48);
      expect(at((length) => length === 0)).toEqual(skipped);
      expect(cells.filter(({ kind }) => kind === 'skipped').map(({ minutes }) => minutes)).toEqual(
        skipped,
      );
      expect(at((length) => length > 30 * MINUTE)).toEqual(longer);
    },
  );

  it('are the whole day, without gaps and without overlaps, in every zone on every kind of day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 13_000, max: 22_000 }),
        fc.constantFrom(15, 30, 60),
        (zone, day, step) => {
          const date = dateOfDay(day);
          const [{ cells } = { cells: [] }] = daysOfCells(around(zone), rules, [date], zone, step);
          const { start, end } = dayBounds(zone, date);
          expect(cells).toHaveLength(1440 / step);
          expect(cells[0]?.start).toBe(start);
          expect(cells.at(-1)?.end).toBe(end);
          expect(cells.every((cell) => cell.end >= cell.start)).toBe(true);
          expect(cells.slice(1).map((cell) => cell.start)).toEqual(
            cells.slice(0, -1).map((cell) => cell.end),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are free exactly where the slot rule offers a start, which is where nothing has to be explained', () => {
    fc.assert(
      fc.property(worlds, ({ coach, rules: demanded, from }) => {
        const { zone } = coach;
        const first = dateOfDay(dayAt(zone, from));
        const dates = [0, 1, 2].map((n) => addDays(first, n));
        const days = daysOfCells(coach, demanded, dates, zone, 30);
        const cells = days.flatMap((day) => day.cells);
        const [start, end] = [cells[0]?.start ?? 0, cells.at(-1)?.end ?? 0];
        // A day that the clocks skip whole, as Apia did, lies at its end: its cells are asked about there.
        const offered = findSlots(coach, demanded, start, end + 1);
        for (const cell of cells) {
          const inside = offered.filter((at) => at >= cell.start && at < cell.end);
          expect(cell.freeAt).toBe(inside[0] ?? null);
          const asked = cell.freeAt ?? cell.start;
          const isExplained = explain(coach, demanded, asked, coach.zone).length > 0;
          expect(isExplained).toBe(cell.freeAt === null && !offered.includes(asked));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('show what is strongest where several things meet', () => {
    const day = (from: string, to: string) => ({
      start: Date.parse(`2026-05-04T${from}:00Z`),
      end: Date.parse(`2026-05-04T${to}:00Z`),
    });
    const buffers = { bufferBeforeMs: 0, bufferAfterMs: 0 };
    const coach: CoachTime = {
      ...around('UTC'),
      versions: [
        { effectiveFrom: '2020-01-01', zone: 'UTC', weekly: { 1: [{ from: 540, to: 720 }] } },
      ],
      busy: [{ calendar: 'Private', ...day('09:30', '11:00') }],
      reservations: [
        { kind: 'booking', reference: 'B-1', ...day('09:30', '10:00'), ...buffers },
        { kind: 'hold', reference: 'hold', ...day('09:45', '10:15'), ...buffers },
      ],
      exceptions: [
        {
          kind: 'extra',
          zone: 'UTC',
          startsAt: { date: '2026-05-04', minutes: 720 },
          endsAt: { date: '2026-05-04', minutes: 750 },
        },
      ],
    };
    const kinds = cellsOf(coach, '2026-05-04')
      .slice(17, 26)
      .map(({ kind }) => kind);
    expect(kinds).toEqual([
      'off',
      'hours',
      'booking',
      'hold',
      'busy',
      'hours',
      'hours',
      'extra',
      'off',
    ]);
  });
});

describe('stretches of starts', () => {
  it('go as far as the starts follow one another', () => {
    expect(stretchesOf([0, 15, 30, 60, 90, 105], 15)).toEqual([
      { start: 0, end: 30 },
      { start: 60, end: 60 },
      { start: 90, end: 105 },
    ]);
    expect(stretchesOf([], 15)).toEqual([]);
  });
});
