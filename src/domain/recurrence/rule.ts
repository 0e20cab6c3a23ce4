import type { Weekday } from '../time/calendar.ts';

export const frequencies = [
  'SECONDLY',
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
] as const;
export type Frequency = (typeof frequencies)[number];

/** A weekday of every week, or with `nth` of a month or year: 2 the second, -1 the last, 0 each. */
export interface RuleWeekday {
  readonly weekday: Weekday;
  readonly nth: number;
}

/** A recurrence rule (RFC 5545, 3.3.10). Lists that were not given are null. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | null;
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm:ss` with a `Z` when it is an instant. */
  readonly until: string | null;
  readonly weekStart: Weekday;
  readonly months: readonly number[] | null;
  readonly yearDays: readonly number[] | null;
  readonly monthDays: readonly number[] | null;
  readonly weekdays: readonly RuleWeekday[] | null;
  readonly hours: readonly number[] | null;
  readonly minutes: readonly number[] | null;
  readonly seconds: readonly number[] | null;
  readonly positions: readonly number[] | null;
}

/** A rule that can't be worked out. The message completes "it can't be worked out: …". */
export class RuleRefused extends Error {
  override readonly name = 'RuleRefused';
}

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const known = new Set(
  'FREQ INTERVAL COUNT UNTIL WKST BYMONTH BYYEARDAY BYMONTHDAY BYDAY BYHOUR BYMINUTE BYSECOND BYSETPOS'.split(
    ' ',
  ),
);

/** Reads the parts of a rule, by their names in capitals. Throws {@link RuleRefused}. */
export function ruleOf(parts: Readonly<Record<string, readonly string[]>>): Rule {
  const strange = Object.keys(parts).find((name) => !known.has(name));
  if (strange !== undefined) throw new RuleRefused(`we don’t recognise ${strange.slice(0, 20)}`);
  const one = (name: string): string | null => parts[name]?.[0] ?? null;
  const numbers = (name: string, least: number, most: number): readonly number[] | null => {
    const given = parts[name];
    return given ? [...new Set(given.map((text) => numberIn(name, text, least, most)))] : null;
  };
  const frequency = frequencies.find((each) => each === one('FREQ'));
  if (!frequency) throw new RuleRefused('it does not say how often');
  const count = one('COUNT');
  const rule = {
    frequency,
    interval: numberIn('INTERVAL', one('INTERVAL') ?? '1', 1, 1e9),
    count: count === null ? null : numberIn('COUNT', count, 1, 1e9),
    until: one('UNTIL'),
    weekStart: weekdayIn(one('WKST') ?? 'MO').weekday,
    months: numbers('BYMONTH', 1, 12),
    yearDays: numbers('BYYEARDAY', -366, 366),
    monthDays: numbers('BYMONTHDAY', -31, 31),
    weekdays: parts['BYDAY'] ? [...new Set(parts['BYDAY'])].map(weekdayIn) : null,
    hours: numbers('BYHOUR', 0, 23),
    minutes: numbers('BYMINUTE', 0, 59),
    seconds: numbers('BYSECOND', 0, 60)?.map((second) => Math.min(second, 59)) ?? null,
    positions: numbers('BYSETPOS', -366, 366),
  };
  if (rule.yearDays && frequency !== 'YEARLY')
    throw new RuleRefused('BYYEARDAY is only allowed in a yearly rule');
  return rule;
}

/** The rule that a text says, such as `FREQ=WEEKLY;COUNT=3`. Throws {@link RuleRefused}. */
export function ruleIn(text: string): Rule {
  const parts: Record<string, readonly string[]> = {};
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split('=');
    parts[name] = name === 'UNTIL' ? [dashed(value)] : value.split(',');
  }
  return ruleOf(parts);
}

const dashed = (text: string): string =>
  text.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3');

function numberIn(name: string, text: string, least: number, most: number): number {
  const number = /^[+-]?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  const isIn = number >= least && number <= most && (least >= 0 || number !== 0);
  if (!isIn) throw new RuleRefused(`its ${name} isn’t valid`);
  return number;
}

function weekdayIn(text: string): RuleWeekday {
  const [, nth = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = weekdayNames.indexOf(name) + 1;
  if (weekday === 0) throw new RuleRefused('it names a weekday that doesn’t exist');
  return { weekday: weekday as Weekday, nth: Number(nth) };
}
