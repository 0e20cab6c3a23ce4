import type { PolicyTerm } from '#domain/policy/terms.ts';
import type { Numbers } from '#web/ui/numbers.ts';
import * as texts from './texts.ts';

const ones: Readonly<Record<Exclude<PolicyTerm['unit'], '%'>, string>> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  times: 'time',
  people: 'person',
  posts: 'post',
  'of 5': texts.of5,
};

/** "48 hours", "20%" */
export const amount = (
  value: number,
  unit: PolicyTerm['unit'],
  { percent }: Pick<Numbers, 'percent'>,
): string => (unit === '%' ? percent(value) : `${value} ${value === 1 ? ones[unit] : unit}`);
