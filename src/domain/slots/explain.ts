import { DAY } from '../time/calendar.ts';
import { dayAt } from '../time/wall.ts';
import { startOf, type CoachTime, type SlotRules } from './coach-time.ts';
import { demandsOf, periodAt, periodsOf } from './hours-period.ts';
import { gridOf, isOnGrid } from './grid.ts';
import { exceptionTime, workingTime } from './hours.ts';
import { isInside, overlap } from './interval.ts';
import * as say from './reasons.ts';
import type { Reason } from './reasons.ts';

/**
 * Why a session can't start at an instant, the reason that is hardest to change first; empty exactly when `findSlots` offers it.
 * Each cause speaks once to members and, with the rule, calendar or booking behind it, to staff. Times are said in `zone`, the reader's.
 */
export function explain(
  coach: CoachTime,
  rules: SlotRules,
  instant: number,
  zone: string,
): Reason[] {
  const periods = periodsOf(coach);
  const period = periodAt(periods, instant);
  const demands = demandsOf(period, rules);
  const explaining = { coach, rules, period, demands, zone };
  const session = { start: instant, end: instant + rules.durationMs };
  const pairs = [];

  if (instant < rules.now) pairs.push(say.past(explaining));
  else if (instant < rules.now + demands.minNoticeMs) pairs.push(say.tooSoon(explaining));
  if (instant > rules.now + demands.horizonMs) pairs.push(say.tooFar(explaining));

  const { window, lot } = rules;
  if (window && !isInside(session, window)) pairs.push(say.outsideProgramme(explaining, window));
  if (lot && instant < lot.effectiveAt) pairs.push(say.beforeCredit(explaining, lot.effectiveAt));
  if (lot && instant >= lot.expiresAt) pairs.push(say.afterCredit(explaining, lot.expiresAt));
  for (const sentence of rules.uses?.refusals(startOf(coach, rules, instant)) ?? [])
    pairs.push(say.constrained(sentence));

  if (!rules.ignore?.includes('hours')) {
    const working = workingTime(coach, periods, session.start, session.end).intervals();
    if (!working.some((hours) => isInside(session, hours)))
      pairs.push(say.outsideHours(explaining));
  }
  for (const exception of coach.exceptions) {
    if (exception.kind === 'extra') continue;
    const time = exceptionTime(exception);
    if (overlap(session, time)) pairs.push(say.away(explaining, exception, time));
  }

  if (sessionsOnDay(coach, period.zone, instant) >= demands.maxSessionsPerDay)
    pairs.push(say.fullDay(explaining, instant));

  const occupied = {
    start: session.start - demands.bufferBeforeMs,
    end: session.end + demands.bufferAfterMs,
  };
  for (const reserved of coach.reservations) {
    const { start, end, bufferBeforeMs, bufferAfterMs } = reserved;
    const kept = { start: start - bufferBeforeMs, end: end + bufferAfterMs };
    if (overlap(occupied, kept)) pairs.push(say.taken(explaining, reserved));
  }
  for (const busy of coach.busy)
    if (overlap(occupied, busy)) pairs.push(say.busyElsewhere(explaining, busy));
  for (const own of rules.memberBusy)
    if (overlap(session, own)) pairs.push(say.memberHasSession(explaining, own));

  if (!isOnGrid(gridOf(period.zone, rules.stepMinutes), instant))
    pairs.push(say.offGrid(explaining));
  return withoutRepeats(pairs.flat());
}

function sessionsOnDay({ reservations }: CoachTime, zone: string, instant: number): number {
  const day = dayAt(zone, instant);
  const near = reservations.filter(({ start }) => Math.abs(start - instant) < 2 * DAY);
  return near.filter(({ start }) => dayAt(zone, start) === day).length;
}

function withoutRepeats(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({ audience, sentence }) => {
    const key = `${audience} ${sentence}`;
    return seen.size < seen.add(key).size;
  });
}
