import type { Interval } from './interval.ts';

/**
 * Many intervals in one flat array, `[start, end, start, end, …]`: plain numbers side by side are several times cheaper to
 * make and to walk than objects. A merged track is sorted, without empty intervals, and has a gap between any two.
 */
export type Track = number[];

/** Adds an interval unless it is empty. */
export function add(track: Track, start: number, end: number): void {
  if (start < end) track.push(start, end);
}

/** The intervals of a track as objects. */
export function intervalsOf(track: Track): Interval[] {
  const intervals: Interval[] = [];
  for (let i = 0; i < track.length; i += 2)
    intervals.push({ start: startAt(track, i), end: endAt(track, i) });
  return intervals;
}

/** The same instants as a merged track: touching and overlapping intervals become one. Takes the given array over. */
export function mergeTrack(track: Track): Track {
  let sorted = track;
  let runs = runsOf(track);
  while (runs.length > 2) {
    const merged: Track = [];
    const starts = [0];
    for (let run = 0; run + 1 < runs.length; run += 2) {
      mergeRuns(sorted, runs[run] ?? 0, runs[run + 1] ?? 0, runs[run + 2] ?? track.length, merged);
      starts.push(merged.length);
    }
    sorted = merged;
    runs = starts;
  }
  return join(sorted);
}

/** The instants of one merged track that another one does not hold. */
export function subtract(from: Track, others: Track): Track {
  const rest: Track = [];
  let other = 0;
  for (let i = 0; i < from.length; i += 2) {
    let cursor = startAt(from, i);
    const end = endAt(from, i);
    while (cursor < end) {
      while (other < others.length && endAt(others, other) <= cursor) other += 2;
      const stop = other < others.length ? Math.min(startAt(others, other), end) : end;
      if (stop > cursor) rest.push(cursor, stop);
      cursor = stop < end ? endAt(others, other) : end;
    }
  }
  return rest;
}

/** The beginning of the interval at an even position of a track that reaches that far. */
export function startAt(track: Track, position: number): number {
  return track[position] as number;
}

/** The end of the interval at an even position of a track that reaches that far. */
export function endAt(track: Track, position: number): number {
  return track[position + 1] as number;
}

/** The positions at which sorted runs begin, and the length of the track. */
function runsOf(track: Track): number[] {
  const runs = [0];
  for (let i = 2; i < track.length; i += 2) {
    if (startAt(track, i) < startAt(track, i - 2)) runs.push(i);
  }
  runs.push(track.length);
  return runs;
}

/** Adds two neighbouring sorted runs of a track, [left, middle) and [middle, end), in order to another one. */
function mergeRuns(track: Track, left: number, middle: number, end: number, merged: Track): void {
  let i = left;
  let j = middle;
  while (i < middle && j < end) {
    if (startAt(track, i) <= startAt(track, j)) {
      merged.push(startAt(track, i), endAt(track, i));
      i += 2;
    } else {
      merged.push(startAt(track, j), endAt(track, j));
      j += 2;
    }
  }
  for (; i < middle; i += 2) merged.push(startAt(track, i), endAt(track, i));
  for (; j < end; j += 2) merged.push(startAt(track, j), endAt(track, j));
}

/** Joins what touches in a sorted track, in place. */
function join(track: Track): Track {
  let last = 0;
  for (let i = 2; i < track.length; i += 2) {
    if (startAt(track, i) <= endAt(track, last)) {
      track[last + 1] = Math.max(endAt(track, last), endAt(track, i));
    } else {
      last += 2;
      track[last] = startAt(track, i);
      track[last + 1] = endAt(track, i);
    }
  }
  if (track.length > last + 2) track.length = last + 2;
  return track;
}
