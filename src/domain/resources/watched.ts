/** Seconds of a film, from one to another. */
export type Seconds = readonly [from: number, to: number];

/** So much of a film has been seen by whoever is done with it. */
export const watchedWhole = 0.9;

/** Which part of a film was played, of 1; what was played twice counts once. */
export function watchedShare(played: readonly Seconds[], duration: number): number {
  if (!Number.isFinite(duration) || duration <= 0) return 0;
  let seen = 0;
  let end = 0;
  for (const [from, to] of played.toSorted(([one], [other]) => one - other)) {
    const begin = Math.max(from, end);
    const last = Math.min(to, duration);
    if (last <= begin) continue;
    seen += last - begin;
    end = last;
  }
  return seen / duration;
}

/** Where a film goes on: where it was left, or at its beginning where that was at its end. */
export const resumedAt = (left: number | null, duration: number): number =>
  left === null || left > duration - 5 ? 0 : left;
