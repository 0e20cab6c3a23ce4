import type { CoachTime, HoursVersion, SlotRules, WeeklyHours } from '#domain/slots/coach-time.ts';
import { findSlots } from '#domain/slots/find.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import { formatTime } from '#domain/time/format.ts';
import { dayBounds } from '#domain/time/wall.ts';

export const at = (text: string) => Date.parse(text);
export const everyDay = (from: number, to: number): WeeklyHours => {
  const spans = [{ from, to }];
  return { 1: spans, 2: spans, 3: spans, 4: spans, 5: spans, 6: spans, 7: spans };
};

/** A coach with these hours, and nothing else unless told. */
export function ana(
  zone: string,
  weekly: WeeklyHours,
  more: Partial<CoachTime> = {},
  version: Partial<HoursVersion> = {},
): CoachTime {
  const versions = [{ effectiveFrom: '2020-01-01', zone, weekly, ...version }];
  return { firstName: 'Ana', zone, versions, exceptions: [], reservations: [], busy: [], ...more };
}

/** What a session asks for: an hour on the hour, at any time of 2026, unless told. */
export function rules(more: Partial<SlotRules> = {}): SlotRules {
  return {
    now: at('2026-01-01T00:00Z'),
    durationMs: HOUR,
    stepMinutes: 60,
    bufferBeforeMs: 0,
    bufferAfterMs: 0,
    minNoticeMs: 0,
    horizonMs: 400 * DAY,
    memberBusy: [],
    ...more,
  };
}

/** The times on the coach's wall at which a session can start on a local day. */
export function timesOn(date: string, coach: CoachTime, more: Partial<SlotRules> = {}): string[] {
  const { start, end } = dayBounds(coach.zone, date);
  return findSlots(coach, rules(more), start, end).map((ms) => formatTime(ms, coach.zone));
}

export const booking = (start: string, end: string, after = 0) => ({
  start: at(start),
  end: at(end),
  kind: 'booking' as const,
  bufferBeforeMs: 0,
  bufferAfterMs: after,
  reference: 'B-7K2M9Q',
});
