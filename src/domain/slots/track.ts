import type { Interval } from './interval.ts';

/**
 * Many intervals side by side as plain numbers, starts at the even places and ends at the odd ones. Several times cheaper to
 * fill and to walk than objects, and a track can be emptied and filled again without new memory.
 * Merged means sorted, without empty intervals, and with a gap between any two.
 */
export class Track {
  /** Only the first `length` places count. */
  places: Float64Array = new Float64Array(64);
  length = 0;
  private spare: Float64Array = new Float64Array(0);

  /** A track of these intervals, in this order. */
  static of(...intervals: readonly Interval[]): Track {
    const track = new Track();
    for (const { start, end } of intervals) track.add(start, end);
    return track;
  }

  /** Adds an interval unless it is empty. */
  add(start: number, end: number): void {
    if (!(start < end)) return;
    const { length } = this;
    if (length + 2 > this.places.length) this.grow();
    this.places[length] = start;
    this.places[length + 1] = end;
    this.length = length + 2;
  }

  /** Forgets all intervals and keeps the memory. */
  clear(): this {
    this.length = 0;
    return this;
  }

  /** Orders the intervals by their starts: a merge sort that begins with the order it finds. */
  order(): this {
    const { length } = this;
    let runs = runsOf(this.places, length);
    if (runs.length > 2 && this.spare.length < this.places.length) {
      this.spare = new Float64Array(this.places.length);
    }
    while (runs.length > 2) {
      const starts = [0];
      for (let run = 0; run + 1 < runs.length; run += 2) {
        const end = runs[run + 2] ?? length;
        mergeRuns(this.places, runs[run] ?? 0, runs[run + 1] ?? length, end, this.spare);
        starts.push(end);
      }
      [this.places, this.spare] = [this.spare, this.places];
      runs = starts;
    }
    return this;
  }

  /** Keeps the same instants, merged: touching and overlapping intervals become one. */
  merge(): this {
    this.order();
    const { places, length } = this;
    let last = -2;
    let reached = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < length; i += 2) {
      const start = at(places, i);
      const end = at(places, i + 1);
      if (start > reached) {
        last += 2;
        places[last] = start;
      } else if (end <= reached) {
        continue;
      }
      places[last + 1] = end;
      reached = end;
    }
    this.length = last + 2;
    return this;
  }

  /** Makes every interval shorter by so much at its end; those that are no longer than that go. */
  shorten(much: number): this {
    const { places, length } = this;
    this.clear();
    for (let i = 0; i < length; i += 2) this.add(at(places, i), at(places, i + 1) - much);
    return this;
  }

  /** The intervals as objects. */
  intervals(): Interval[] {
    const intervals: Interval[] = [];
    for (let i = 0; i < this.length; i += 2) {
      intervals.push({ start: at(this.places, i), end: at(this.places, i + 1) });
    }
    return intervals;
  }

  private grow(): void {
    const wider = new Float64Array(this.places.length * 2);
    wider.set(this.places);
    this.places = wider;
  }
}

/** A place that is known to exist. */
export function at(places: Float64Array, place: number): number {
  return places[place] as number;
}

/** The places at which sorted runs begin, and the length. */
function runsOf(places: Float64Array, length: number): number[] {
  const runs = [0];
  for (let i = 2; i < length; i += 2) if (at(places, i) < at(places, i - 2)) runs.push(i);
  runs.push(length);
  return runs;
}

/** Writes two neighbouring sorted runs, [left, middle) and [middle, end), in order to the same places elsewhere. */
function mergeRuns(
  from: Float64Array,
  left: number,
  middle: number,
  end: number,
  to: Float64Array,
): void {
  let i = left;
  let j = middle;
  for (let place = left; place < end; place += 2) {
    const isLeft = j >= end || (i < middle && at(from, i) <= at(from, j));
    const taken = isLeft ? i : j;
    if (isLeft) i += 2;
    else j += 2;
    to[place] = at(from, taken);
    to[place + 1] = at(from, taken + 1);
  }
}
