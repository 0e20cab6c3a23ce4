import type { CoachTime, SlotRules } from '../slots/coach-time.ts';
import { periodsOf } from '../slots/hours-period.ts';
import { findSlots } from '../slots/find.ts';
import { exceptionTime, workingTime } from '../slots/hours.ts';
import type { Interval } from '../slots/interval.ts';
import { overlap } from '../slots/interval.ts';
import type { LocalDate } from '../time/calendar.ts';
import { dayBounds, instantOf } from '../time/wall.ts';

/** What fills a cell most: of two that meet in one, the earlier of this list. `skipped` is a time that the clocks leave out. */
export type CellKind =
  | 'skipped'
  | 'booking'
  | 'hold'
  | 'outOfOffice'
  | 'blocked'
  | 'busy'
  | 'extra'
  | 'hours'
  | 'off';

/** A piece of a local day. All pieces of a day together are the day; next to a change of clocks one is longer, or empty. */
export interface Cell extends Interval {
  /** Wall time at which it begins, minutes since midnight. */
  readonly minutes: number;
  readonly kind: CellKind;
  /** The first instant in it at which a session could start, by the slot rule; null where none can. */
  readonly freeAt: number | null;
}

export interface DayOfCells {
  readonly date: LocalDate;
  readonly cells: readonly Cell[];
}

/** Local days of a coach in cells of so many minutes (a divisor of 1440), on the wall clock of `zone`. */
export function daysOfCells(
  coach: CoachTime,
  rules: SlotRules,
  dates: readonly LocalDate[],
  zone: string,
  stepMinutes: number,
): DayOfCells[] {
  const bounds = dates.map((date) => dayBounds(zone, date));
  const from = Math.min(...bounds.map(({ start }) => start));
  const to = Math.max(...bounds.map(({ end }) => end));
  const free = findSlots(coach, rules, from, to);
  const fills = fillsOf(coach, from, to);
  return dates.map((date, index) => {
    const { start: dayStart = 0, end: dayEnd = 0 } = bounds[index] ?? {};
    const cells: Cell[] = [];
    let start = dayStart;
    for (let minutes = 0; minutes < 1440; minutes += stepMinutes) {
      const next = minutes + stepMinutes;
      const end = next === 1440 ? dayEnd : boundary(zone, date, next, start, dayEnd);
      const cell = { start, end };
      cells.push({
        ...cell,
        minutes,
        kind: end > start ? fillOf(fills, cell) : 'skipped',
        freeAt: free.find((at) => at >= start && at < end) ?? null,
      });
      start = end;
    }
    return { date, cells };
  });
}

/** Where a wall time lies in its day; a time that is skipped lies where the clocks jump. */
function boundary(
  zone: string,
  date: LocalDate,
  minutes: number,
  after: number,
  dayEnd: number,
): number {
  const found = instantOf(zone, date, minutes);
  return Math.min(
    dayEnd,
    Math.max(after, found.shifted ? jumpBefore(zone, date, minutes) : found.instant),
  );
}

/** The instant of the jump over a wall time: the last minute before it that the wall does show, and one more. */
function jumpBefore(zone: string, date: LocalDate, minutes: number): number {
  for (let earlier = minutes - 1; earlier >= 0; earlier -= 1) {
    const found = instantOf(zone, date, earlier);
    if (!found.shifted) return found.instant + 60_000;
  }
  return dayBounds(zone, date).start;
}

interface Fill extends Interval {
  readonly kind: CellKind;
}

/** Everything that can fill cells in [from, to), the strongest first. */
function fillsOf(coach: CoachTime, from: number, to: number): Fill[] {
  const reserved = (kind: 'booking' | 'hold') =>
    coach.reservations
      .filter((each) => each.kind === kind)
      .map(({ start, end }) => ({ kind, start, end }));
  const excepted = (kind: 'outOfOffice' | 'blocked' | 'extra') =>
    coach.exceptions
      .filter((each) => each.kind === kind)
      .map((each) => ({ kind, ...exceptionTime(each) }));
  const working = workingTime(coach, periodsOf(coach), from, to).intervals();
  return [
    ...reserved('booking'),
    ...reserved('hold'),
    ...excepted('outOfOffice'),
    ...excepted('blocked'),
    ...coach.busy.map(({ start, end }) => ({ kind: 'busy' as const, start, end })),
    ...excepted('extra'),
    ...working.map(({ start, end }) => ({ kind: 'hours' as const, start, end })),
  ];
}

const fillOf = (fills: readonly Fill[], cell: Interval): CellKind =>
  fills.find((fill) => overlap(fill, cell))?.kind ?? 'off';

/** Neighbouring starts, a step apart, as stretches from the first to the last start. */
export function stretchesOf(starts: readonly number[], stepMs: number): Interval[] {
  const stretches: Interval[] = [];
  for (const start of starts) {
    const last = stretches.at(-1);
    if (last !== undefined && start - last.end <= stepMs)
      stretches[stretches.length - 1] = { start: last.start, end: start };
    else stretches.push({ start, end: start });
  }
  return stretches;
}
