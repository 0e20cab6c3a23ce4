import { dayNumber } from '../time/calendar.ts';
import { startOfDay } from '../time/wall.ts';
import type { CoachTime, HoursVersion, SlotRules } from './coach-time.ts';
import type { Interval } from './interval.ts';
import { holds } from './interval.ts';

/** The time in which one version of a coach's hours is in force; before the first version it has none. */
export interface HoursPeriod extends Interval {
  readonly zone: string;
  readonly version: HoursVersion | undefined;
}

/** What a start in an era has to keep to: of the coach's own demands and the rules' the larger. */
export interface Demands {
  readonly bufferBeforeMs: number;
  readonly bufferAfterMs: number;
  readonly minNoticeMs: number;
  readonly horizonMs: number;
  readonly maxSessionsPerDay: number;
}

/** A coach's eras in order. Together they hold all time. */
export function periodsOf(coach: CoachTime): HoursPeriod[] {
  const starts = coach.versions.map((version) => ({
    version,
    start: startOfDay(version.zone, dayNumber(version.effectiveFrom)),
  }));
  starts.sort((a, b) => a.start - b.start);
  const periods: HoursPeriod[] = [];
  let start = Number.NEGATIVE_INFINITY;
  let version: HoursVersion | undefined;
  for (const next of starts) {
    if (next.start > start)
      periods.push({ start, end: next.start, zone: version?.zone ?? coach.zone, version });
    ({ start, version } = next);
  }
  periods.push({
    start,
    end: Number.POSITIVE_INFINITY,
    zone: version?.zone ?? coach.zone,
    version,
  });
  return periods;
}

/** The era that holds an instant. */
export function periodAt(periods: readonly HoursPeriod[], ms: number): HoursPeriod {
  const period = periods.find((candidate) => holds(candidate, ms));
  if (period === undefined) throw new RangeError(`${ms} is not an instant.`);
  return period;
}

/** What a start in an era has to keep to under these rules. */
export function demandsOf({ version }: HoursPeriod, rules: SlotRules): Demands {
  return {
    bufferBeforeMs: Math.max(rules.bufferBeforeMs, version?.bufferBeforeMs ?? 0),
    bufferAfterMs: Math.max(rules.bufferAfterMs, version?.bufferAfterMs ?? 0),
    minNoticeMs: rules.ignore?.includes('notice')
      ? 0
      : Math.max(rules.minNoticeMs, version?.minNoticeMs ?? 0),
    horizonMs: horizonOf(rules),
    maxSessionsPerDay: version?.maxSessionsPerDay ?? Number.POSITIVE_INFINITY,
  };
}

/** How far ahead a start may lie; any distance where the horizon is set aside. */
export const horizonOf = ({ horizonMs, ignore }: SlotRules): number =>
  ignore?.includes('horizon') ? Number.POSITIVE_INFINITY : horizonMs;
