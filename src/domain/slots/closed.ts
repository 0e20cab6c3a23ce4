import { DAY } from '../time/calendar.ts';
import { dayAt, startOfDay } from '../time/wall.ts';
import type { CoachTime, SlotRules } from './coach-time.ts';
import type { HoursPeriod } from './hours-period.ts';
import { demandsOf } from './hours-period.ts';
import { exceptionTime } from './hours.ts';
import { Track } from './track.ts';

/**
 * The sorted starts in [from, to) that something forbids: a session begun there would meet a reservation, a busy time,
 * a block, the member's own session, or a full day. Each obstacle is widened once, so the sweep need not look at lengths.
 */
export function closedStarts(
  coach: CoachTime,
  rules: SlotRules,
  period: HoursPeriod,
  from: number,
  to: number,
  closed: Track = new Track(),
): Track {
  const { durationMs } = rules;
  const { bufferBeforeMs, bufferAfterMs, maxSessionsPerDay } = demandsOf(period, rules);
  const close = (start: number, end: number, before: number, after: number) => {
    const first = start - durationMs - after + 1;
    const beyond = end + before;
    if (first < to && beyond > from && start < end) closed.add(first, beyond);
  };
  for (const taken of coach.reservations) {
    close(
      taken.start - taken.bufferBeforeMs,
      taken.end + taken.bufferAfterMs,
      bufferBeforeMs,
      bufferAfterMs,
    );
  }
  for (const busy of coach.busy) close(busy.start, busy.end, bufferBeforeMs, bufferAfterMs);
  for (const own of rules.memberBusy) close(own.start, own.end, 0, 0);
  for (const exception of coach.exceptions) {
    if (exception.kind === 'extra') continue;
    const { start, end } = exceptionTime(exception);
    close(start, end, 0, 0);
  }
  if (maxSessionsPerDay !== Number.POSITIVE_INFINITY) {
    closeFullDays(coach, period.zone, maxSessionsPerDay, from, to, closed);
  }
  return closed.order();
}

/** Closes the local days of a zone that reach into [from, to) and on which a coach already has that many sessions. */
function closeFullDays(
  coach: CoachTime,
  zone: string,
  most: number,
  from: number,
  to: number,
  closed: Track,
): void {
  if (most <= 0) closed.add(from, to);
  const counts = new Map<number, number>();
  for (const { start } of coach.reservations) {
    if (start < from - 2 * DAY || start > to + 2 * DAY) continue;
    const day = dayAt(zone, start);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  for (const [day, count] of counts) {
    if (count >= most) closed.add(startOfDay(zone, day), startOfDay(zone, day + 1));
  }
}
