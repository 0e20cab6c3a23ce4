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
  credits: 'credit',
  rows: 'row',
  MB: 'MB',
  'of 5': texts.of5,
};

/** "48 hours", "20%" */
export function amount(
  value: number,
  { unit, zero }: Pick<PolicyTerm, 'unit' | 'zero'>,
  { percent, number }: Pick<Numbers, 'percent' | 'number'>,
): string {
  if (value === 0 && zero !== undefined) return zero;
  return unit === '%' ? percent(value) : `${number(value)} ${value === 1 ? ones[unit] : unit}`;
}
