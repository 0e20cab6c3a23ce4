import { closedStarts } from '#domain/slots/closed.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { demandsOf, periodsOf } from '#domain/slots/hours-period.ts';
import { workingTime } from '#domain/slots/hours.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { offsetAt } from '#domain/time/zone.ts';

/** All that a sweep needs, worked out beforehand. */
export interface Prepared {
  /** Merged starts that fit into working time, as `[start, end, start, end, …]`. */
  readonly open: readonly number[];
  /** Merged starts that something forbids, in the same form. */
  readonly closed: readonly number[];
  readonly step: number;
  /** Where the grid lies against the epoch; one constant, as all zones here change by whole steps. */
  readonly phase: number;
}

/** Does outside the clock whatever a sweep can be spared. */
export function prepare(coach: CoachTime, rules: SlotRules, from: number, to: number): Prepared {
  const periods = periodsOf(coach);
  const period = periods.at(-1);
  if (period === undefined) throw new Error('A coach always has an era.');
  const first = Math.max(from, rules.now + demandsOf(period, rules).minNoticeMs);
  const open: number[] = [];
  for (const working of workingTime(coach, periods, first, to + rules.durationMs).intervals()) {
    const start = Math.max(working.start, first);
    const end = Math.min(working.end - rules.durationMs + 1, to);
    if (start < end) open.push(start, end);
  }
  const closed = closedStarts(coach, rules, period, first, to).merge().intervals();
  const step = rules.stepMinutes * MINUTE;
  const phase = (step - (offsetAt(period.zone, first) % step)) % step;
  return { open, closed: closed.flatMap(({ start, end }) => [start, end]), step, phase };
}

/** Subtracts the closed from the open intervals in one walk and steps through what is left. */
export function bareSweep({ open, closed, step, phase }: Prepared): number[] {
  const slots: number[] = [];
  let next = 0;
  for (let i = 0; i < open.length; i += 2) {
    let cursor = open[i] as number;
    const end = open[i + 1] as number;
    while (cursor < end) {
      while (next < closed.length && (closed[next + 1] as number) <= cursor) next += 2;
      const stop = next < closed.length ? Math.min(closed[next] as number, end) : end;
      const first = Math.ceil((cursor - phase) / step) * step + phase;
      for (let ms = first; ms < stop; ms += step) slots.push(ms);
      cursor = stop < end ? (closed[next + 1] as number) : end;
    }
  }
  return slots;
}
