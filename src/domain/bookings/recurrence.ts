import { isDate } from '../time/calendar.ts';

/** How many sessions can be booked together (domain reference, 6.9). */
export const mostTogether = 52;

const weekdayNames = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
} as const;
export type RuleDay = keyof typeof weekdayNames;
export const ruleDays = Object.keys(weekdayNames) as readonly RuleDay[];

const day = `(?:${ruleDays.join('|')})`;
const upTo52 = '(?:[1-9]|[1-4]\\d|5[0-2])';
const monthly = 'BYMONTHDAY=(?:-1|[1-9]|1\\d|2[0-8])|BYDAY=(?:-1|[1-4])(?:';

/**
 * The recurrence rules that a series can have (RFC 5545): by days, weeks or months, with an end, and such that every one of their steps has a date, so that
 * counting them out always ends.
 */
const shapes = [
  /^FREQ=DAILY$/,
  new RegExp(`^FREQ=WEEKLY(?:;BYDAY=${day}(?:,${day})*)?$`),
  new RegExp(`^FREQ=MONTHLY(?:;(?:${monthly}${ruleDays.join('|')}))?)?$`),
];
const limit = new RegExp(`^(?:COUNT=${upTo52}|UNTIL=\\d{8})$`);
const step = new RegExp(`^INTERVAL=${upTo52}$`);

interface RuleParts {
  /** `FREQ` and what narrows it. */
  readonly core: string;
  readonly interval: number;
  readonly count: number | null;
  /** The last day on which it can happen, `YYYY-MM-DD`. */
  readonly until: string | null;
}

/** The parts of a rule; null for one that a series can't have. */
export function partsOfRule(rule: string): RuleParts | null {
  const parts = rule.split(';');
  const ends = parts.filter((part) => limit.test(part));
  const steps = parts.filter((part) => step.test(part));
  const core = parts.filter((part) => !ends.includes(part) && !steps.includes(part)).join(';');
  const [end, another] = ends;
  if (end === undefined || another !== undefined || steps.length > 1) return null;
  if (!shapes.some((shape) => shape.test(core))) return null;
  const [key, value = ''] = end.split('=');
  const until = key === 'UNTIL' ? value.replace(/^(.{4})(..)(..)$/, '$1-$2-$3') : null;
  if (until !== null && !isDate(until)) return null;
  return {
    core,
    interval: Number(steps[0]?.split('=')[1] ?? 1),
    count: until === null ? Number(value) : null,
    until,
  };
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const;
const ordinals: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '-1': 'last',
};

/** "Every 2 weeks on Monday and Thursday"; how often or how long is not said. */
export function ruleInWords(rule: string): string {
  const parts = partsOfRule(rule);
  if (parts === null) return '';
  const { core, interval } = parts;
  const [frequency = '', narrowed = ''] = core.split(';');
  const unit = units[frequency.slice('FREQ='.length) as keyof typeof units];
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  return `${every}${onWhich(narrowed)}`;
}

function onWhich(narrowed: string): string {
  const [key, value = ''] = narrowed.split('=');
  if (key === 'BYMONTHDAY') return value === '-1' ? ' on the last day' : ` on day ${value}`;
  if (key !== 'BYDAY') return '';
  const names = value.split(',').map((each) => {
    const [, ordinal = '', name = ''] = /^(-?\d)?(..)$/.exec(each) ?? [];
    const weekday = weekdayNames[name as RuleDay];
    return ordinal === '' ? weekday : `the ${ordinals[ordinal]} ${weekday}`;
  });
  const last = names.pop();
  return names.length === 0 ? ` on ${last}` : ` on ${names.join(', ')} and ${last}`;
}
