import { formatNumber, formatPercent } from '#domain/text/numbers.ts';
import { kpiLimits, type KpiDirection } from './vocabulary.ts';

interface Range {
  readonly minValue: number | null;
  readonly maxValue: number | null;
}

/** Why a value is none of this KPI; null when it is one. */
export function troubleOfValue(value: number, { minValue, maxValue }: Range): string | null {
  const isBelow = minValue !== null && value < minValue;
  const isAbove = maxValue !== null && value > maxValue;
  if (!isBelow && !isAbove) return null;
  if (minValue === null) return `Enter a value of at most ${formatNumber(maxValue ?? 0)}.`;
  if (maxValue === null) return `Enter a value of at least ${formatNumber(minValue)}.`;
  return `Enter a value between ${formatNumber(minValue)} and ${formatNumber(maxValue)}.`;
}

export const rangeSentence = 'Maximum must be greater than minimum.';

/** Whether a minimum and a maximum leave room between them. */
export const isRange = ({ minValue, maxValue }: Range): boolean =>
  minValue === null || maxValue === null || maxValue > minValue;

/** As a value is kept: with as many decimals as make a difference. */
export const roundedValue = (value: number): number => Number(value.toFixed(kpiLimits.decimals));

/** "48%", "£12.5", "7.5 points" */
export function formatKpiValue(value: number, unit: string, locale?: string): string {
  const rounded = Math.round(value * 100) / 100;
  if (unit === '%') return formatPercent(rounded, locale);
  const number = formatNumber(Math.abs(rounded), locale);
  const sign = rounded < 0 ? '-' : '';
  return isSymbol(unit) ? `${sign}${unit}${number}` : `${sign}${number} ${unit}`;
}

/** Signs of currencies stand before their amount. */
const isSymbol = (unit: string): boolean => /^\p{Sc}$/u.test(unit);

/** Whether a change is one for the better, for the worse, or neither. */
export function courseOf(
  { direction, targetValue }: { direction: KpiDirection; targetValue: number | null },
  from: number,
  to: number,
): 'better' | 'worse' | 'same' {
  const away = (value: number) => Math.abs(value - (targetValue ?? 0));
  const gain: Readonly<Record<KpiDirection, number>> = {
    higherIsBetter: to - from,
    lowerIsBetter: from - to,
    target: targetValue === null ? 0 : away(from) - away(to),
  };
  const gained = gain[direction];
  if (Math.abs(gained) < 10 ** -kpiLimits.decimals) return 'same';
  return gained > 0 ? 'better' : 'worse';
}
