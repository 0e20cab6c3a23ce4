import type { Exception } from '../slots/coach-time.ts';
import { exceptionTime } from '../slots/hours.ts';
import type { Interval } from '../slots/interval.ts';
import { overlap } from '../slots/interval.ts';
import { isDate, parseWall } from '../time/calendar.ts';
import { isZone } from '../time/zone.ts';

export const exceptionKinds = ['extra', 'blocked', 'outOfOffice'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Characters that a reason may have. */
export const reasonMost = 120;

/** An exception as it is kept: local moments `2026-11-21T14:30`, or dates where whole days are out of office, the last included. */
export interface ExceptionTimes {
  readonly kind: ExceptionKind;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The same as the slot rule reads it; null where something of it is no time. */
export function exceptionOf(
  { kind, timeZone: zone, startsAt, endsAt }: ExceptionTimes,
  explanation: { readonly reason?: string; readonly visibleReason?: boolean } = {},
): Exception | null {
  if (!isZone(zone)) return null;
  if (kind === 'outOfOffice') {
    if (!isDate(startsAt) || !isDate(endsAt)) return null;
    return { kind, zone, firstDate: startsAt, lastDate: endsAt, ...explanation };
  }
  try {
    const times = { zone, startsAt: parseWall(startsAt), endsAt: parseWall(endsAt) };
    return kind === 'extra' ? { kind, ...times } : { kind, ...times, ...explanation };
  } catch {
    return null;
  }
}

/** What is wrong with a new or changed exception beside the others of its coach, by field (domain reference, 6.2). */
export function exceptionTroubles(
  wanted: Exception,
  others: readonly Exception[],
): Record<string, string> {
  const time = exceptionTime(wanted);
  if (time.end <= time.start) return { endsAt: 'End must be after start.' };
  if (others.some((other) => overlap(time, exceptionTime(other))))
    return { startsAt: 'This overlaps another exception.' };
  return {};
}

/** Those of some sessions that an exception would be laid over; extra time is laid over nothing. */
export function laidOver<Session extends Interval>(
  wanted: Exception,
  sessions: readonly Session[],
): Session[] {
  if (wanted.kind === 'extra') return [];
  const time = exceptionTime(wanted);
  return sessions.filter((session) => overlap(session, time));
}
