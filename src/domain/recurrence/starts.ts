import { DAY, HOUR, MINUTE, dayOf, dayOnWall, partsOfDay, weekdayOfDay } from '../time/calendar.ts';
import { daysOfMonth, daysOfYear, isWithin } from './days.ts';
import { RuleRefused, type Rule } from './rule.ts';

/** What may still be looked at; each step of a rule and each time that it names takes one. */
export interface Budget {
  left: number;
}

interface Bounds {
  /** Milliseconds since 1970-01-01T00:00 on the wall: earlier times are left out where the rule does not count them. */
  readonly from: number;
  /** Nothing at or after this moment on the wall. */
  readonly before: number;
  /** The last moment on the wall, itself included, that `UNTIL` allows. */
  readonly until?: number;
  readonly budget: Budget;
}

/**
 * The times on the wall at which a rule falls, in their order, from a first one. Takes no more steps than there are between the bounds, or as many as `COUNT` counts,
 * and always ends: with {@link RuleRefused} when the budget does.
 */
export function* startsOf(rule: Rule, first: number, bounds: Bounds): Generator<number> {
  const { until = Number.POSITIVE_INFINITY, before, from, budget } = bounds;
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (const { begin, times } of periodsOf(rule, first, rule.count === null ? from : first)) {
    if (begin >= before || begin > until) return;
    spend(budget, 1);
    for (const time of chosen(rule, times(budget))) {
      if (time < first) continue;
      if (time >= before || time > until) return;
      if (time >= from) yield time;
      left -= 1;
      if (left === 0) return;
    }
  }
}

/** One step of a rule: no time in it is earlier than its beginning. */
interface Period {
  readonly begin: number;
  readonly times: (budget: Budget) => number[];
}

const lengths: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: MINUTE,
  HOURLY: HOUR,
};

function* periodsOf(rule: Rule, first: number, from: number): Generator<Period> {
  const length = lengths[rule.frequency];
  if (length !== undefined) yield* shortPeriods(rule, first, from, length);
  else yield* dayPeriods(rule, first, from);
}

/** Hours, minutes and seconds: everything but what is shorter than themselves narrows them. */
function* shortPeriods(rule: Rule, first: number, from: number, length: number): Generator<Period> {
  if (rule.positions) throw new RuleRefused('BYSETPOS within a day is not read');
  const step = rule.interval * length;
  const skipped = Math.max(0, Math.floor((from - first) / step) - 1);
  const { hours, minutes, seconds, frequency } = rule;
  const isOn = (time: number): boolean =>
    isIn(hours, Math.floor((time % DAY) / HOUR)) &&
    (frequency === 'HOURLY' || isIn(minutes, Math.floor((time % HOUR) / MINUTE))) &&
    (frequency !== 'SECONDLY' || isIn(seconds, Math.floor((time % MINUTE) / 1000))) &&
    isWithin(rule, dayOnWall(time));
  for (let time = first + skipped * step; ; time += step) {
    const begin = time - (((time % length) + length) % length);
    yield {
      begin,
      times(budget) {
        if (!isOn(positive(time))) return [];
        const within =
          frequency === 'HOURLY' && minutes ? minutes : [Math.floor((time - begin) / MINUTE)];
        const inMinute =
          frequency !== 'SECONDLY' && seconds ? seconds : [((time - begin) % MINUTE) / 1000];
        spend(budget, within.length * inMinute.length);
        return within.flatMap((minute) =>
          inMinute.map((second) => begin + minute * MINUTE + second * 1000),
        );
      },
    };
  }
}

/** Days, weeks, months and years: days first, then the times of each. */
function* dayPeriods(rule: Rule, first: number, from: number): Generator<Period> {
  const number = dayOnWall(first);
  const { year, month, date } = partsOfDay(number);
  const firstDay = { number, month, date };
  const clock = clockTimes(rule, first - number * DAY);
  const skippedTo = Math.max(number, dayOnWall(from));
  const periods = { DAILY: daily, WEEKLY: weekly, MONTHLY: monthly, YEARLY: yearly };

  function daily(step: number): { begin: number; days: () => number[] } {
    const day = number + step * rule.interval;
    return { begin: day, days: () => (isWithin(rule, day) ? [day] : []) };
  }
  function weekly(step: number) {
    const weekBegin = number - ((weekdayOfDay(number) - rule.weekStart + 7) % 7);
    const begin = weekBegin + step * rule.interval * 7;
    const weekdays = rule.weekdays?.map(({ weekday }) => weekday) ?? [weekdayOfDay(number)];
    const days = () =>
      weekdays
        .map((weekday) => begin + ((weekday - rule.weekStart + 7) % 7))
        .filter((day) => isIn(rule.months, partsOfDay(day).month));
    return { begin, days };
  }
  function monthly(step: number) {
    const at = month - 1 + step * rule.interval;
    const [inYear, inMonth] = [year + Math.floor(at / 12), (at % 12) + 1];
    const days = () =>
      isIn(rule.months, inMonth) ? daysOfMonth(rule, inYear, inMonth, firstDay) : [];
    return { begin: dayOf(inYear, inMonth, 1), days };
  }
  function yearly(step: number) {
    const inYear = year + step * rule.interval;
    return { begin: dayOf(inYear, 1, 1), days: () => daysOfYear(rule, inYear, firstDay) };
  }

  const periodAt = periods[rule.frequency as keyof typeof periods];
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[
    rule.frequency as keyof typeof periods
  ];
  const skipped = Math.floor((skippedTo - number) / (longest * rule.interval)) - 1;
  for (let step = Math.max(0, skipped); ; step += 1) {
    const { begin, days } = periodAt(step);
    yield {
      begin: begin * DAY,
      times(budget) {
        const found = [...new Set(days())].toSorted((a, b) => a - b);
        spend(budget, found.length * clock.length);
        return found.flatMap((day) => clock.map((time) => day * DAY + time));
      },
    };
  }
}

/** The times of a day, in milliseconds since its beginning. */
function clockTimes({ hours, minutes, seconds }: Rule, first: number): number[] {
  const own = {
    hours: [Math.floor(first / HOUR)],
    minutes: [Math.floor((first % HOUR) / MINUTE)],
    seconds: [Math.floor((first % MINUTE) / 1000)],
  };
  const times = (hours ?? own.hours).flatMap((hour) =>
    (minutes ?? own.minutes).flatMap((minute) =>
      (seconds ?? own.seconds).map((second) => hour * HOUR + minute * MINUTE + second * 1000),
    ),
  );
  return [...new Set(times)].toSorted((a, b) => a - b);
}

function chosen({ positions }: Rule, times: number[]): number[] {
  if (!positions) return times.toSorted((a, b) => a - b);
  const found = positions.flatMap((nth) => times.at(nth > 0 ? nth - 1 : nth) ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
}

const isIn = (list: readonly number[] | null, value: number): boolean =>
  list === null || list.includes(value);

/** Of times before 1970 the clock is the same as so many years later. */
const positive = (time: number): number => (time < 0 ? time + 146_097 * DAY * 10 : time);

function spend(budget: Budget, count: number): void {
  budget.left -= count;
  if (budget.left < 0) throw new RuleRefused('it happens too often');
}
