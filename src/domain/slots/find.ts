import { DAY } from '../time/calendar.ts';
import { closedStarts } from './closed.ts';
import { startOf, type CoachTime, type SlotRules } from './coach-time.ts';
import { demandsOf, periodsOf, horizonOf } from './hours-period.ts';
import { gridOf, sweep } from './grid.ts';
import { workingTime } from './hours.ts';
import { Track } from './track.ts';

const SEARCH_STEP = 14 * DAY;

/** Memory that one search after the other works in; no search keeps any of it. */
const desk = { open: new Track(), closed: new Track() };

/**
 * The instants in [from, to) at which a session could start, in order (domain reference, 6.4: inside hours, not blocked,
 * not taken, not busy, with notice, before the horizon, inside programme and lot). An instant is in the answer exactly when
 * `explain` has nothing to say about it.
 */
export function findSlots(coach: CoachTime, rules: SlotRules, from: number, to: number): number[] {
  const { durationMs, window, lot } = rules;
  const earliest = Math.max(from, rules.now, window?.start ?? from, lot?.effectiveAt ?? from);
  const latest = Math.min(
    to,
    rules.now + horizonOf(rules) + 1,
    (window?.end ?? Number.POSITIVE_INFINITY) - durationMs + 1,
    lot?.expiresAt ?? to,
  );
  if (!(earliest < latest)) return [];
  const periods = periodsOf(coach);
  const open = rules.ignore?.includes('hours')
    ? Track.of({ start: earliest, end: latest })
    : workingTime(coach, periods, earliest, latest + durationMs, desk.open.clear()).shorten(
        durationMs - 1,
      );
  let slots: number[] = [];
  for (const period of periods) {
    const first = Math.max(
      earliest,
      period.start,
      rules.now + demandsOf(period, rules).minNoticeMs,
    );
    const beyond = Math.min(latest, period.end);
    if (first >= beyond) continue;
    const closed = closedStarts(coach, rules, period, first, beyond, desk.closed.clear());
    const found = sweep(gridOf(period.zone, rules.stepMinutes), open, closed, first, beyond);
    slots = slots.length === 0 ? found : slots.concat(found);
  }
  const { uses } = rules;
  if (uses === undefined || uses.rules.constraints.length === 0) return slots;
  return slots.filter((at) => uses.allows(startOf(coach, rules, at)));
}

/** The first bookable instants from a moment on, at most `count`, looked for up to the horizon. */
export function nextFree(
  coach: CoachTime,
  rules: SlotRules,
  from: number,
  count: number,
): number[] {
  const found: number[] = [];
  const end = rules.now + rules.horizonMs + 1;
  for (
    let start = Math.max(from, rules.now);
    start < end && found.length < count;
    start += SEARCH_STEP
  ) {
    found.push(...findSlots(coach, rules, start, Math.min(start + SEARCH_STEP, end)));
  }
  return found.slice(0, count);
}
