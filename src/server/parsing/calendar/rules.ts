import { RuleRefused, ruleOf, type Rule } from '#domain/recurrence/rule.ts';
import { startsOf, type Budget } from '#domain/recurrence/starts.ts';
import { DAY } from '#domain/time/calendar.ts';
import { unreadable } from '../refused.ts';
import { all, type Component } from './components.ts';
import { momentOf, type Moment } from './moments.ts';

const weekdays = ['', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Steps and occurrences that are looked at in one calendar: a year of every minute, or more than a thousand series of every day. */
export const newBudget = (): Budget => ({ left: 1_000_000 });

/** The rules of a component by the name of their property. */
export const rulesOf = (component: Component, name: 'rrule' | 'exrule'): Rule[] =>
  all(component, name).map(({ values: [value] }) => {
    const parts: Record<string, string[]> = {};
    for (const [key, given] of Object.entries(value ?? {}))
      parts[key.toUpperCase()] = [given].flat().map(String);
    const [first = ''] = parts['WKST'] ?? [];
    // The library counts the days of the week from Sunday, which is 1.
    if (/^[1-7]$/.test(first)) parts['WKST'] = [weekdays[Number(first)] ?? ''];
    return inWords(() => ruleOf(parts));
  });

interface Stretch {
  readonly from: number;
  readonly before: number;
  readonly budget: Budget;
  /** The instant of a moment, and what the wall of the first occurrence shows at it. */
  readonly wallOf: (until: Moment) => number;
}

/** The times on the wall at which rules fall, from a first one. */
export function timesOf(rule: Rule, first: number, { wallOf, ...bounds }: Stretch): number[] {
  return inWords(() => {
    if (rule.until === null) return [...startsOf(rule, first, bounds)];
    const until = momentOf(rule.until);
    const last = until.isDay ? until.wall + DAY - 1 : wallOf(until);
    return [...startsOf(rule, first, { ...bounds, until: last })];
  });
}

function inWords<Found>(work: () => Found): Found {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    return unreadable(
      `This calendar has a repeating event that can’t be worked out: ${error.message}.`,
    );
  }
}
