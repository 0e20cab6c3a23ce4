import { DAY, MINUTE, dateOfDay, dayNumber, weekdayOfDay } from './calendar.ts';
import type { LocalDate, Weekday } from './calendar.ts';
import { offsetAt, stretchAt } from './zone.ts';

/** What a clock on the wall and a calendar beside it show. */
export interface Wall {
  readonly date: LocalDate;
  /** Whole minutes since the clock showed 00:00. */
  readonly minutes: number;
  readonly weekday: Weekday;
}

/** An instant found from wall time; `shifted` when the clocks skip that wall time. */
export interface Found {
  readonly instant: number;
  readonly shifted: boolean;
}

/** What the wall shows in a zone at an instant. */
export function wallOf(zone: string, ms: number): Wall {
  const local = ms + offsetAt(zone, ms);
  const day = Math.floor(local / DAY);
  return {
    date: dateOfDay(day),
    minutes: Math.floor((local - day * DAY) / MINUTE),
    weekday: weekdayOfDay(day),
  };
}

/**
 * The instant at which the wall shows a date and minutes since 00:00 (1440 is the next midnight).
 * A time that the clocks skip moves forward by what they skip; a time shown twice is the first.
 */
export function instantOf(zone: string, date: LocalDate, minutes: number): Found {
  return instantOfLocal(zone, dayNumber(date) * DAY + minutes * MINUTE);
}

/** As `instantOf`, for wall time counted in milliseconds since 1970-01-01T00:00 on the wall. */
export function instantOfLocal(zone: string, local: number): Found {
  const { start, end, offset } = stretchAt(zone, local);
  if (local - DAY >= start && local + DAY < end) return { instant: local - offset, shifted: false };
  const before = offsetAt(zone, local - DAY);
  const after = offsetAt(zone, local + DAY);
  const early = local - Math.max(before, after);
  if (early + offsetAt(zone, early) === local) return { instant: early, shifted: false };
  const late = local - Math.min(before, after);
  if (late + offsetAt(zone, late) === local) return { instant: late, shifted: false };
  return { instant: local - before, shifted: true };
}

/** The first instant of a local day, as `dayNumber` counts days. */
export function startOfDay(zone: string, day: number): number {
  return instantOfLocal(zone, day * DAY).instant;
}

/** A local day as a half-open interval of instants: 23 to 25 hours long, and empty for a date that a zone skipped. */
export function dayBounds(zone: string, date: LocalDate): { start: number; end: number } {
  const day = dayNumber(date);
  return { start: startOfDay(zone, day), end: startOfDay(zone, day + 1) };
}

/** The number of the local day whose bounds hold an instant. */
export function dayAt(zone: string, ms: number): number {
  let day = Math.floor((ms + offsetAt(zone, ms)) / DAY);
  while (ms >= startOfDay(zone, day + 1)) day += 1;
  while (ms < startOfDay(zone, day)) day -= 1;
  return day;
}
