import { DAY, MINUTE } from '../time/calendar.ts';
import { stretchAt } from '../time/zone.ts';
import type { Stretch } from '../time/zone.ts';

/** The times at which the wall in a zone shows a multiple of a step since midnight. */
export interface Grid {
  readonly zone: string;
  /** Milliseconds between two times. */
  readonly step: number;
  /** The stretch last looked at, so that neighbours need no look-up. */
  stretch: Stretch;
}

/** The grid of a zone; a RangeError unless the step divides a day, so that every day has the same grid. */
export function gridOf(zone: string, stepMinutes: number): Grid {
  const step = stepMinutes * MINUTE;
  if (!(step > 0) || DAY % step !== 0) {
    throw new RangeError(`A grid of ${stepMinutes} minutes does not divide a day.`);
  }
  return { zone, step, stretch: stretchAt(zone, 0) };
}

/** The first time of the grid at or after an instant within the instant's stretch; it may lie just beyond the stretch. */
function nextTime(grid: Grid, ms: number): number {
  if (ms < grid.stretch.start || ms >= grid.stretch.end) grid.stretch = stretchAt(grid.zone, ms);
  const { offset } = grid.stretch;
  return Math.ceil((ms + offset) / grid.step) * grid.step - offset;
}

/** Whether an instant is a time of the grid. */
export function isOnGrid(grid: Grid, ms: number): boolean {
  return nextTime(grid, ms) === ms;
}

/** Adds every time of the grid in [from, to). */
export function addGridTimes(grid: Grid, from: number, to: number, times: number[]): void {
  const { step } = grid;
  let start = from;
  while (start < to) {
    const first = nextTime(grid, start);
    const end = Math.min(to, grid.stretch.end);
    for (let ms = first; ms < end; ms += step) times.push(ms);
    start = end;
  }
}
