/** A half-open interval of epoch milliseconds: `start` belongs to it, `end` does not. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Whether two intervals share an instant. Intervals that only touch do not, and an empty one holds none. */
export function overlap(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end;
}

/** Whether an interval lies wholly in another. */
export function isInside(inner: Interval, outer: Interval): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Whether an instant lies in an interval. */
export function holds(interval: Interval, ms: number): boolean {
  return ms >= interval.start && ms < interval.end;
}
