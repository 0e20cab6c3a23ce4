import { DAY, MINUTE } from '../time/calendar.ts';
import { offsetAt, stretchAt } from '../time/zone.ts';
import { at } from './track.ts';
import type { Track } from './track.ts';

/** The times at which the wall in a zone shows a multiple of a step since midnight. */
export interface Grid {
  readonly zone: string;
  /** Milliseconds between two times. */
  readonly step: number;
}

/** The grid of a zone; a RangeError unless the step divides a day, so that every day has the same grid. */
export function gridOf(zone: string, stepMinutes: number): Grid {
  const step = stepMinutes * MINUTE;
  if (!(step > 0) || DAY % step !== 0) {
    throw new RangeError(`A grid of ${stepMinutes} minutes does not divide a day.`);
  }
  return { zone, step };
}

/** Whether an instant is a time of the grid. */
export function isOnGrid({ zone, step }: Grid, ms: number): boolean {
  return (ms + offsetAt(zone, ms)) % step === 0;
}

/**
 * Every time of the grid in [from, to) that lies in the merged track `open` and not in `closed`, which need only be
 * sorted. One walk over both, with a look-up of the offset where it changes: this is the loop that has to be fast.
 */
export function sweep(
  { zone, step }: Grid,
  open: Track,
  closed: Track,
  from: number,
  to: number,
): number[] {
  const times: number[] = [];
  let stretch = stretchAt(zone, from);
  let obstacle = 0;
  for (let i = 0; i < open.length; i += 2) {
    let cursor = Math.max(at(open.places, i), from);
    const end = Math.min(at(open.places, i + 1), to);
    while (cursor < end) {
      while (obstacle < closed.length && at(closed.places, obstacle + 1) <= cursor) {
        obstacle += 2;
      }
      const stop = obstacle < closed.length ? Math.min(at(closed.places, obstacle), end) : end;
      while (cursor < stop) {
        if (cursor >= stretch.end) stretch = stretchAt(zone, cursor);
        const until = Math.min(stop, stretch.end);
        const first = Math.ceil((cursor + stretch.offset) / step) * step - stretch.offset;
        for (let ms = first; ms < until; ms += step) times.push(ms);
        cursor = until;
      }
      if (stop < end) cursor = at(closed.places, obstacle + 1);
    }
  }
  return times;
}
