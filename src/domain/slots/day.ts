import type { LocalDate } from '../time/calendar.ts';
import { dayBounds } from '../time/wall.ts';
import type { CoachTime, SlotRules } from './coach-time.ts';
import { periodsOf } from './hours-period.ts';
import { explainer } from './explain.ts';
import { findSlots } from './find.ts';
import { gridOf, sweep } from './grid.ts';
import type { Audience, Reason } from './reasons.ts';
import { Track } from './track.ts';

/** A time of the coach's grid: free, or with the reasons why not. */
export interface DaySlot {
  readonly instant: number;
  readonly free: boolean;
  readonly reasons: readonly Reason[];
}

interface Viewer {
  readonly zone: string;
  readonly audience: Audience;
}

/** Every time of the coach's grid within one local day of the viewer, for a picker that greys times and says why. */
export function dayOfSlots(
  coach: CoachTime,
  rules: SlotRules,
  date: LocalDate,
  viewer: Viewer,
): DaySlot[] {
  const { start, end } = dayBounds(viewer.zone, date);
  const free = new Set(findSlots(coach, rules, start, end));
  const times: number[] = [];
  for (const period of periodsOf(coach)) {
    const [first, beyond] = [Math.max(start, period.start), Math.min(end, period.end)];
    if (first >= beyond) continue;
    const grid = gridOf(period.zone, rules.stepMinutes);
    times.push(...sweep(grid, Track.of({ start, end }), new Track(), first, beyond));
  }
  const explain = explainer(coach, rules, { ...viewer, start, end });
  return times.map((instant) => {
    if (free.has(instant)) return { instant, free: true, reasons: [] };
    return { instant, free: false, reasons: explain(instant) };
  });
}
