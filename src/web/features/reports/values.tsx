import { Fragment } from 'react';
import { formatCalendarDate } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import type { Report } from './use-report-run.ts';
import * as texts from './texts.ts';

export type ReportColumn = Report['columns'][number];
export type Value = Report['rows'][number]['values'][number];

/** Writes numbers and dates of a report as its reader does. */
export function useValueText(): (column: ReportColumn, value: Value) => string {
  const { number, percent } = useNumbers();
  const zone = useZone();
  return ({ kind }, value) => {
    if (value === null) return texts.none;
    if (typeof value === 'string')
      return kind === 'date' && /^\d{4}-/.test(value) ? formatCalendarDate(value, zone) : value;
    if (kind === 'percent') return percent(value);
    return kind === 'hours' ? texts.hours(number(value)) : number(value);
  };
}

/** A value in its cell. */
export function ValueOf({ column, value }: { column: ReportColumn; value: Value }) {
  const textOf = useValueText();
  return column.kind === 'instant' && typeof value === 'string' ? (
    <When at={value} look="figures" />
  ) : (
    <Fragment>{textOf(column, value)}</Fragment>
  );
}

export const isNumeric = ({ kind }: ReportColumn): boolean =>
  kind === 'count' || kind === 'percent' || kind === 'hours' || kind === 'rating';
