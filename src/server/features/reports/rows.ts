import { shownCells } from '#domain/reports/anonymity.ts';
import type { ReportCell, ReportColumn, ReportKind, Totals } from './kind.ts';

/** A value of a table: null where there is none. */
export type Value = string | number | null;

/** A report as it is read: rows of values in the order of the columns. */
export interface ReportTable {
  readonly rows: readonly { readonly key: string; readonly values: readonly Value[] }[];
  /** Of all rows together, in the order of the columns; null where nothing adds up. */
  readonly totals: readonly Value[] | null;
  /** The same by what the SQL calls it. */
  readonly sums: Totals;
  /** Some of it was left out, because it was about too few people. */
  readonly isPartial: boolean;
}

type Numbers = Record<string, number | null>;

/** The cells that the reader may see, put together to rows. Sums are of what is shown and of nothing else. */
export function tableOf(
  kind: ReportKind,
  cells: readonly ReportCell[],
  floor: number | null,
): ReportTable {
  const shown = floor === null ? cells : shownCells(cells, floor);
  const rows = [...Map.groupBy(shown, ({ key }) => key)].map(([key, together]) => ({
    key,
    of: { ...together[0], ...sumsOf(kind, together) },
  }));
  const sums = sumsOf(kind, shown);
  const values = (of: Readonly<Record<string, unknown>>) =>
    kind.columns.map((column) => valueOf(column, of));
  const ofAll = { ...sums, [kind.columns[0].key]: 'Total' };
  const hasSums = kind.columns.some(isSummed);
  return {
    rows: rows.map(({ key, of }) => ({ key, values: values(of) })),
    totals:
      hasSums && rows.length > 1
        ? kind.columns.map((column) => (column.isAlone ? null : valueOf(column, ofAll)))
        : null,
    sums,
    isPartial: shown.length < cells.length,
  };
}

const isSummed = ({ kind, ratio, isAlone }: ReportColumn): boolean =>
  (kind === 'count' || kind === 'hours') && !ratio && !isAlone;

/** Not of the report itself, but of how its rows are made. */
const aside: readonly string[] = ['key', 'unit', 'people'];

/** Numbers add up, those besides the columns too, of which ratios are made; a column that stands alone is only ever of one cell. */
function sumsOf({ columns }: ReportKind, cells: readonly ReportCell[]): Numbers {
  const apart = columns.filter((column) => !isSummed(column)).map(({ key }) => key);
  const sums: Numbers = {};
  for (const cell of cells)
    for (const [name, value] of Object.entries(cell))
      if (typeof value === 'number' && !aside.includes(name) && !apart.includes(name))
        sums[name] = (sums[name] ?? 0) + value;
  if (cells.length > 1) for (const { key, isAlone } of columns) if (isAlone) sums[key] = null;
  return sums;
}

function valueOf({ key, kind, ratio }: ReportColumn, of: Readonly<Record<string, unknown>>): Value {
  if (ratio) {
    const [part, whole] = ratio.map((each) => Number(of[each] ?? 0));
    if (!whole) return null;
    return rounded(((part ?? 0) / whole) * (kind === 'percent' ? 100 : 1));
  }
  const value = of[key];
  if (kind === 'instant' && typeof value === 'number') return new Date(value).toISOString();
  if (typeof value === 'number') return kind === 'count' ? value : rounded(value);
  return typeof value === 'string' ? value : null;
}

/** To one decimal. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
