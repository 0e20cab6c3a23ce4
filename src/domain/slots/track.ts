import type { Interval } from './interval.ts';

/**
 * Many intervals in one flat array, `[start, end, start, end, …]`: plain numbers side by side are several times cheaper to
 * make and to walk than objects. A merged track is sorted, without empty intervals, and has a gap between any two.
 */
export type Track = number[];

/**
 * An empty track, or list of instants. It has held a fraction, so the engine keeps room for plain doubles from the first push on;
 * a bare `[]` filled by another function stays generic and triples the time of the finder.
 */
export function emptyTrack(): Track {
  const track = [0.5];
  track.pop();
  return track;
}

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
  return join(sortTrack(track));
}

/** The same intervals ordered by their starts: a merge sort that begins with the order it finds. */
export function sortTrack(track: Track): Track {
  let sorted = track;
  let runs = runsOf(track);
  while (runs.length > 2) {
    const merged = emptyTrack();
    const starts = [0];
    for (let run = 0; run + 1 < runs.length; run += 2) {
      mergeRuns(sorted, runs[run] ?? 0, runs[run + 1] ?? 0, runs[run + 2] ?? track.length, merged);
      starts.push(merged.length);
    }
    sorted = merged;
    runs = starts;
  }
  return sorted;
}

/** A merged track with every interval shorter by so much at its end, and without those that are no longer. In place. */
export function lessenedBy(length: number, track: Track): Track {
  let kept = 0;
  for (let i = 0; i < track.length; i += 2) {
    const start = startAt(track, i);
    const end = endAt(track, i) - length;
    if (start >= end) continue;
    track[kept] = start;
    track[kept + 1] = end;
    kept += 2;
  }
  if (track.length > kept) track.length = kept;
  return track;
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
