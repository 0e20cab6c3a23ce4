import { dateOfDay, partsOfDay, weekdayOfDay } from '../time/calendar.ts';
import { dayAt, wallOf } from '../time/wall.ts';
import type { Constraint, Period, Start, UseRules, Uses } from './constraint.ts';
import { sentenceFor } from './sentences.ts';

/** Why a constraint closes a start, in a sentence for whoever books; null when it does not. */
export function refusedBy(constraint: Constraint, rules: UseRules, start: Start): string | null {
  return holds(constraint, rules, start)
    ? null
    : sentenceFor(constraint, rules, againFrom(constraint, rules, start));
}

/** What is offered, requested and explained is decided here alone. */
export const usesUnder = (rules: UseRules): Uses => ({
  rules,
  allows: (start) => rules.constraints.every((constraint) => holds(constraint, rules, start)),
  refusals: (start) =>
    rules.constraints
      .map((constraint) => refusedBy(constraint, rules, start))
      .filter((sentence) => sentence !== null),
});

function holds(constraint: Constraint, rules: UseRules, start: Start): boolean {
  const { zone, used, place, answered } = rules;
  const day = dayAt(zone, start.at);
  switch (constraint.kind) {
    case 'coachIn':
      return constraint.coaches.some(({ id }) => id === start.coachId);
    case 'notBefore':
      return dateOfDay(day) >= constraint.date;
    case 'notAfter':
      return dateOfDay(day) <= constraint.date;
    case 'weekdays':
      return constraint.days.includes(weekdayOfDay(day));
    case 'timeWindow':
      return liesIn(constraint, zone, start);
    case 'minDaysBetween':
      return closeTo(constraint.days, rules, day).length === 0;
    case 'maxPerPeriod': {
      const { period, most } = constraint;
      const own = periodOf(period, day);
      const same = used.filter(
        (each) => each.isSame && periodOf(period, dayAt(zone, each.start)) === own,
      );
      return same.length < most;
    }
    case 'afterQuestionnaire':
      return answered.includes(constraint.questionnaire.id);
    case 'afterBooking':
      return used.filter((each) => each.start < start.at).length >= constraint.nth;
    case 'locationIn':
      return place === null || constraint.places.includes(place);
  }
}

/** The whole session lies between two clocks of one day; midnight at its end belongs to that day. */
function liesIn(
  { from, to }: { readonly from: number; readonly to: number },
  zone: string,
  { at, durationMs }: Start,
): boolean {
  const [first, last] = [wallOf(zone, at), wallOf(zone, at + durationMs - 1)];
  return first.date === last.date && first.minutes >= from && last.minutes < to;
}

/** The days of its sessions that are too close to a day. */
const closeTo = (days: number, { used, zone }: UseRules, day: number): number[] =>
  used
    .filter(({ isSame }) => isSame)
    .map(({ start }) => dayAt(zone, start))
    .filter((other) => Math.abs(other - day) < days);

/** From which date a session can be booked again that is too close to another one. */
function againFrom(constraint: Constraint, rules: UseRules, { at }: Start): string | null {
  if (constraint.kind !== 'minDaysBetween') return null;
  const close = closeTo(constraint.days, rules, dayAt(rules.zone, at));
  return close.length === 0 ? null : dateOfDay(Math.max(...close) + constraint.days);
}

/** The first day of the week of a day, its month, or all of the programme. */
function periodOf(period: Period, day: number): number {
  if (period === 'programme') return 0;
  if (period === 'week') return day - weekdayOfDay(day);
  const { year, month } = partsOfDay(day);
  return year * 12 + month;
}
