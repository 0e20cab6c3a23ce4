import { DAY } from '../time/calendar.ts';
import { dayAt } from '../time/wall.ts';
import { startOf, type CoachTime, type SlotRules } from './coach-time.ts';
import { demandsOf, periodAt, periodsOf, type HoursPeriod } from './hours-period.ts';
import { gridOf, isOnGrid } from './grid.ts';
import { exceptionTime, workingTime } from './hours.ts';
import { isInside, overlap, type Interval } from './interval.ts';
import * as say from './reasons.ts';
import type { Audience, Pair, Reason } from './reasons.ts';

/**
 * Why a session can't start at an instant, the reason that is hardest to change first; empty exactly when `findSlots` offers it.
 * Each cause speaks once to members and, with the rule, calendar or booking behind it, to staff. Times are said in `zone`, the reader's.
 */
export const explain = (
  coach: CoachTime,
  rules: SlotRules,
  instant: number,
  zone: string,
): Reason[] =>
  explainer(coach, rules, { zone, audience: 'staff', start: instant, end: instant })(instant);

interface Asked extends Interval {
  /** The reader's. */
  readonly zone: string;
  /** Staff are told what members are told, too. */
  readonly audience: Audience;
}

/** Answers for every instant between two: what is the same for all of them is looked up once, and only what the audience may read is put into words. */
export function explainer(
  coach: CoachTime,
  rules: SlotRules,
  { zone, audience, start, end }: Asked,
): (instant: number) => Reason[] {
  const { durationMs, window, lot, uses } = rules;
  const periods = periodsOf(coach);
  const working = rules.ignore?.includes('hours')
    ? null
    : workingTime(coach, periods, start, end + durationMs).intervals();
  const absences = coach.exceptions
    .filter((exception) => exception.kind !== 'extra')
    .map((exception) => ({ exception, time: exceptionTime(exception) }))
    .filter(({ time }) => overlap(time, { start, end: end + durationMs }));
  const reservations = coach.reservations.map((reserved) => ({
    reserved,
    kept: {
      start: reserved.start - reserved.bufferBeforeMs,
      end: reserved.end + reserved.bufferAfterMs,
    },
  }));
  const sessionsOn = sessionsByDay(coach, { start, end });

  const explainIn = (period: HoursPeriod) => {
    const demands = demandsOf(period, rules);
    const explaining = { coach, rules, period, demands, zone };
    const grid = gridOf(period.zone, rules.stepMinutes);
    const once = saidOnce(audience);

    return (instant: number): Reason[] => {
      const session = { start: instant, end: instant + durationMs };
      const found: Reason[] = [];
      const add = (about: unknown, pair: () => Pair): void => void found.push(...once(about, pair));

      if (instant < rules.now) add('past', () => say.past(explaining));
      else if (instant < rules.now + demands.minNoticeMs)
        add('notice', () => say.tooSoon(explaining));
      if (instant > rules.now + demands.horizonMs) add('horizon', () => say.tooFar(explaining));

      if (window && !isInside(session, window))
        add(window, () => say.outsideProgramme(explaining, window));
      if (lot && instant < lot.effectiveAt)
        add('before', () => say.beforeCredit(explaining, lot.effectiveAt));
      if (lot && instant >= lot.expiresAt)
        add('after', () => say.afterCredit(explaining, lot.expiresAt));
      for (const sentence of uses?.refusals(startOf(coach, rules, instant)) ?? [])
        add(`uses ${sentence}`, () => say.constrained(sentence));

      if (working && !working.some((hours) => isInside(session, hours)))
        add('hours', () => say.outsideHours(explaining));
      for (const { exception, time } of absences)
        if (overlap(session, time)) add(exception, () => say.away(explaining, exception, time));

      if (sessionsOn(period, instant) >= demands.maxSessionsPerDay)
        add(dayAt(zone, instant), () => say.fullDay(explaining, instant));

      const occupied = {
        start: session.start - demands.bufferBeforeMs,
        end: session.end + demands.bufferAfterMs,
      };
      for (const { reserved, kept } of reservations)
        if (overlap(occupied, kept)) add(reserved, () => say.taken(explaining, reserved));
      for (const busy of coach.busy)
        if (overlap(occupied, busy)) add(busy, () => say.busyElsewhere(explaining, busy));
      for (const own of rules.memberBusy)
        if (overlap(session, own)) add(own, () => say.memberHasSession(explaining, own));

      if (!isOnGrid(grid, instant)) add('grid', () => say.offGrid(explaining));
      return withoutRepeats(found);
    };
  };

  const explainers = new Map<HoursPeriod, (instant: number) => Reason[]>();
  return (instant) => {
    const period = periodAt(periods, instant);
    const explainHere = explainers.get(period) ?? explainIn(period);
    explainers.set(period, explainHere);
    return explainHere(instant);
  };
}

/** What stands in the way of many instants is put into words once, for the audience alone. */
function saidOnce(audience: Audience): (about: unknown, pair: () => Pair) => readonly Reason[] {
  const known = new Map<unknown, readonly Reason[]>();
  return (about, pair) => {
    const said = known.get(about);
    if (said) return said;
    const reasons = reasonsIn(pair(), audience);
    known.set(about, reasons);
    return reasons;
  };
}

const reasonsIn = ({ member, staff }: Pair, audience: Audience): Reason[] =>
  audience === 'staff' ? [member, staff()] : [member];

/** How many sessions a coach has on the day of an instant, by the calendar of a period. */
function sessionsByDay({ reservations }: CoachTime, { start, end }: Interval) {
  const near = reservations.filter(
    (each) => each.start > start - 2 * DAY && each.start < end + 2 * DAY,
  );
  const known = new Map<string, ReadonlyMap<number, number>>();
  return ({ zone, version }: HoursPeriod, instant: number): number => {
    if (near.length === 0 || (version?.maxSessionsPerDay ?? null) === null) return 0;
    let days = known.get(zone);
    if (days === undefined) {
      const counts = new Map<number, number>();
      for (const each of near) {
        const day = dayAt(zone, each.start);
        counts.set(day, (counts.get(day) ?? 0) + 1);
      }
      known.set(zone, (days = counts));
    }
    return days.get(dayAt(zone, instant)) ?? 0;
  };
}

function withoutRepeats(reasons: readonly Reason[]): Reason[] {
  if (reasons.length < 2) return [...reasons];
  const seen = new Set<string>();
  return reasons.filter(({ audience, sentence }) => {
    const key = `${audience} ${sentence}`;
    return seen.size < seen.add(key).size;
  });
}
