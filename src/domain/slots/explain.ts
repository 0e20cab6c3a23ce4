import { DAY } from '../time/calendar.ts';
import { dayAt } from '../time/wall.ts';
import type { CoachTime, SlotRules } from './coach-time.ts';
import { demandsOf, eraAt, erasOf } from './era.ts';
import { gridOf, isOnGrid } from './grid.ts';
import { exceptionTime, workingTime } from './hours.ts';
import { isInside, overlap } from './interval.ts';
import * as say from './reasons.ts';
import type { Reason } from './reasons.ts';

/**
 * Why a session can't start at an instant, the reason that is hardest to change first; empty exactly when `findSlots` offers it.
 * Each cause speaks once to members and, with the rule, calendar or booking behind it, to staff. Members read dates in `zone`.
 */
export function explain(
  coach: CoachTime,
  rules: SlotRules,
  instant: number,
  zone: string = coach.zone,
): Reason[] {
  const eras = erasOf(coach);
  const era = eraAt(eras, instant);
  const demands = demandsOf(era, rules);
  const telling = { coach, rules, era, demands, zone };
  const session = { start: instant, end: instant + rules.durationMs };
  const pairs = [];

  if (instant < rules.now) pairs.push(say.past(telling));
  else if (instant < rules.now + demands.minNoticeMs) pairs.push(say.tooSoon(telling));
  if (instant > rules.now + demands.horizonMs) pairs.push(say.tooFar(telling));

  const { window, lot } = rules;
  if (window && !isInside(session, window)) pairs.push(say.outsideProgramme(telling, window));
  if (lot && instant < lot.effectiveAt) pairs.push(say.beforeCredit(telling, lot.effectiveAt));
  if (lot && instant >= lot.expiresAt) pairs.push(say.afterCredit(telling, lot.expiresAt));

  if (!rules.ignore?.includes('hours')) {
    const working = workingTime(coach, eras, session.start, session.end).intervals();
    if (!working.some((hours) => isInside(session, hours))) pairs.push(say.outsideHours(telling));
  }
  for (const exception of coach.exceptions) {
    if (exception.kind === 'extra') continue;
    const time = exceptionTime(exception);
    if (overlap(session, time)) pairs.push(say.away(telling, exception, time));
  }

  if (sessionsOnDay(coach, era.zone, instant) >= demands.maxSessionsPerDay)
    pairs.push(say.fullDay(telling, instant));

  const occupied = {
    start: session.start - demands.bufferBeforeMs,
    end: session.end + demands.bufferAfterMs,
  };
  for (const reserved of coach.reservations) {
    const { start, end, bufferBeforeMs, bufferAfterMs } = reserved;
    const kept = { start: start - bufferBeforeMs, end: end + bufferAfterMs };
    if (overlap(occupied, kept)) pairs.push(say.taken(telling, reserved));
  }
  for (const busy of coach.busy)
    if (overlap(occupied, busy)) pairs.push(say.busyElsewhere(telling, busy));
  for (const own of rules.memberBusy)
    if (overlap(session, own)) pairs.push(say.memberHasSession(telling, own));

  if (!isOnGrid(gridOf(era.zone, rules.stepMinutes), instant)) pairs.push(say.offGrid(telling));
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
