import type { CoachTime, HoursVersion, Span, WeeklyHours } from '../slots/coach-time.ts';
import { MINUTE } from '../time/calendar.ts';
import type { LocalDate, Weekday } from '../time/calendar.ts';
import type { ProposedHours } from './hours.ts';

/** Proposed hours as the slot rule reads them, in force from a date; every day in order. */
export function versionOf(hours: ProposedHours, effectiveFrom: LocalDate): HoursVersion {
  const { timeZone, bufferBefore, bufferAfter, maxSessionsPerDay, minNotice } = hours;
  return {
    effectiveFrom,
    zone: timeZone,
    weekly: weekOf(hours.weekly),
    bufferBeforeMs: bufferBefore * MINUTE,
    bufferAfterMs: bufferAfter * MINUTE,
    maxSessionsPerDay,
    ...(minNotice === null ? {} : { minNoticeMs: minNotice * MINUTE }),
  };
}

/** A list of seven days, Monday first, by weekday; every day in order. */
export function weekOf(days: readonly (readonly Span[])[]): WeeklyHours {
  const weekly: Partial<Record<Weekday, readonly Span[]>> = {};
  for (const [index, spans] of days.entries()) {
    weekly[(index + 1) as Weekday] = spans.toSorted((a, b) => a.from - b.from);
  }
  return weekly;
}

/** A coach as they would be with one more version of hours. */
export const withVersion = (coach: CoachTime, version: HoursVersion): CoachTime => ({
  ...coach,
  versions: [...coach.versions, version],
});
