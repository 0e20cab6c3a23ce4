import { DAY, MINUTE, dayNumber, weekdayOfDay } from '../time/calendar.ts';
import type { Weekday } from '../time/calendar.ts';
import { instantOf, instantOfLocal, startOfDay } from '../time/wall.ts';
import { offsetAt, stretchAt } from '../time/zone.ts';
import type { CoachTime, Exception, Span } from './coach-time.ts';
import type { HoursPeriod } from './hours-period.ts';
import type { Interval } from './interval.ts';
import { Track } from './track.ts';

/** The merged time in which a coach works, weekly hours and extra time together, as far as it reaches into [from, to). Fills the track given. */
export function workingTime(
  coach: CoachTime,
  periods: readonly HoursPeriod[],
  from: number,
  to: number,
  hours: Track = new Track(),
): Track {
  for (const period of periods) {
    if (period.end > from && period.start < to) {
      addWeeks(period, Math.max(from, period.start), Math.min(to, period.end), hours);
    }
  }
  for (const exception of coach.exceptions) {
    if (exception.kind !== 'extra') continue;
    const extra = exceptionTime(exception);
    if (extra.start < to && extra.end > from) hours.add(extra.start, extra.end);
  }
  return hours.merge();
}

/** The instants an exception concerns. */
export function exceptionTime(exception: Exception): Interval {
  const { zone } = exception;
  if (exception.kind === 'outOfOffice') {
    return {
      start: startOfDay(zone, dayNumber(exception.firstDate)),
      end: startOfDay(zone, dayNumber(exception.lastDate) + 1),
    };
  }
  const { startsAt, endsAt } = exception;
  return {
    start: instantOf(zone, startsAt.date, startsAt.minutes).instant,
    end: instantOf(zone, endsAt.date, endsAt.minutes).instant,
  };
}

/** Adds the hours of every local day that reaches into [from, to), cut at the ends of the era. */
function addWeeks(period: HoursPeriod, from: number, to: number, hours: Track): void {
  const { zone, version } = period;
  if (version === undefined) return;
  const first = Math.floor((from + offsetAt(zone, from)) / DAY) - 1;
  const last = Math.floor((to + offsetAt(zone, to)) / DAY) + 1;
  let weekday = weekdayOfDay(first - 1);
  let stretch = stretchAt(zone, from);
  let evenFrom = Number.POSITIVE_INFINITY;
  let evenTo = Number.NEGATIVE_INFINITY;
  for (let day = first; day <= last; day += 1) {
    weekday = weekday === 7 ? 1 : ((weekday + 1) as Weekday);
    const spans = version.weekly[weekday];
    if (spans === undefined || spans.length === 0) continue;
    let midnight = day * DAY - stretch.offset;
    if (midnight < evenFrom || midnight >= evenTo) {
      stretch = stretchAt(zone, midnight);
      evenFrom = Math.max(stretch.start + DAY, period.start);
      evenTo = Math.min(stretch.end, period.end) - DAY;
      midnight = day * DAY - stretch.offset;
      if (midnight < evenFrom || midnight >= evenTo) {
        addUnevenDay(spans, period, day, hours);
        continue;
      }
    }
    for (const { from: opens, to: closes } of spans) {
      hours.add(midnight + opens * MINUTE, midnight + closes * MINUTE);
    }
  }
}

/** Next to a change of clocks, or of the coach's hours, each end is found by itself. Hours never leave their day: a skipped date has none. */
function addUnevenDay(
  spans: readonly Span[],
  period: HoursPeriod,
  day: number,
  hours: Track,
): void {
  const { zone } = period;
  const midnight = startOfDay(zone, day + 1);
  for (const span of spans) {
    const start = instantOfLocal(zone, day * DAY + span.from * MINUTE).instant;
    const end = instantOfLocal(zone, day * DAY + span.to * MINUTE).instant;
    hours.add(Math.max(start, period.start), Math.min(end, midnight, period.end));
  }
}
