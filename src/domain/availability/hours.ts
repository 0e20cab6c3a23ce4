import type { Span, WeeklyHours } from '../slots/coach-time.ts';
import { MINUTE } from '../time/calendar.ts';
import type { Weekday } from '../time/calendar.ts';
import { formatDuration } from '../time/format.ts';
import { isZone } from '../time/zone.ts';

/** The days of a week as forms name them, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Ends of working hours lie on this grid, in minutes (domain reference, 6.1). */
export const hoursGrid = 5;

/** Working hours as they are proposed; lengths in minutes. Of `weekly`, the first is Monday. */
export interface ProposedHours {
  readonly timeZone: string;
  readonly weekly: readonly (readonly Span[])[];
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  /** Null is any number. */
  readonly maxSessionsPerDay: number | null;
  /** Null leaves it to the policy. */
  readonly minNotice: number | null;
}

/** The least that a coach may choose, in minutes. */
export interface HoursFloor {
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly minNotice: number;
}

/** What is wrong with proposed hours, by field (domain reference, 6.1). */
export function troublesOf(hours: ProposedHours, floor: HoursFloor): Record<string, string> {
  const troubles: Record<string, string> = {};
  if (!isZone(hours.timeZone)) troubles['timeZone'] = 'Choose your time zone.';
  for (const [index, name] of weekdayNames.entries()) {
    const trouble = troubleOfDay(hours.weekly[index] ?? [], name);
    if (trouble !== null) troubles[name.toLowerCase()] = trouble;
  }
  for (const key of ['bufferBefore', 'bufferAfter'] as const) {
    if (hours[key] >= floor[key]) continue;
    const least = formatDuration(floor[key] * MINUTE);
    troubles[key] = `Buffers can’t be shorter than the organisation’s minimum of ${least}.`;
  }
  if (hours.minNotice !== null && hours.minNotice < floor.minNotice) {
    const least = formatDuration(floor.minNotice * MINUTE);
    troubles['minNotice'] = `Notice can’t be shorter than the organisation’s minimum of ${least}.`;
  }
  return troubles;
}

function troubleOfDay(spans: readonly Span[], name: string): string | null {
  if (spans.some(({ from, to }) => from % hoursGrid !== 0 || to % hoursGrid !== 0))
    return 'Times go in steps of 5 minutes.';
  if (spans.some(({ from, to }) => to <= from)) return 'End time must be after start time.';
  const ordered = spans.toSorted((a, b) => a.from - b.from);
  const overlap = ordered.some(({ from }, i) => i > 0 && from < (ordered[i - 1]?.to ?? 0));
  return overlap ? `Intervals on ${name} overlap.` : null;
}

/** A week as seven days, Monday first. */
export const daysOf = (weekly: WeeklyHours): (readonly Span[])[] =>
  weekdayNames.map((_, index) => weekly[(index + 1) as Weekday] ?? []);
