import { sql } from 'drizzle-orm';
import { tooFewSentence } from '#domain/reports/anonymity.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Database } from '#database/database.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { ReportRun } from './asked.ts';
import type { ReportCell } from './kind.ts';
import { tableOf, type ReportTable } from './rows.ts';

/** So many rows are shown at most; what has more can be narrowed. */
const mostRows = 2_000;
/** Of a row there may be one cell for each of 24 months. */
const mostCells = 24 * mostRows;

/** A table, and when the database was asked for it, epoch milliseconds. */
export interface AskedTable {
  readonly table: ReportTable;
  readonly asOf: number;
}

/** Asks the database, and leaves out what the reader must not see. */
export async function tableFor(
  db: Database,
  { kind, asked, floor }: ReportRun,
): Promise<ReportTable> {
  const cells = await db.orm.execute<ReportCell>(
    sql`select * from (${kind.sql(asked)}) report limit ${mostCells + 1}`,
  );
  const table = tableOf(kind, cells, floor);
  if (cells.length > mostCells || table.rows.length > mostRows)
    throw refuse.invalid({
      event: `This report has more than ${formatNumber(mostRows)} rows. Choose ${kind.filters.length === 0 ? 'a shorter period' : 'a shorter period, or fewer people with the filters'}.`,
    });
  return table;
}

/** What a report says, with what it takes to read it. */
export function reportOf(run: ReportRun, { table, asOf }: AskedTable) {
  const { kind, period, before, filters, floor } = run;
  return {
    name: kind.name,
    title: kind.title,
    question: kind.question,
    period,
    before,
    filters,
    floor,
    unit: floor === null ? null : kind.unit,
    asOf: wireInstant(asOf),
    answer: answerOf(run, table),
    columns: kind.columns.map(({ key, label, kind: shape, wide = false }) => ({
      key,
      label,
      kind: shape,
      wide,
    })),
    drawing: { by: kind.columns[0].key, ...kind.drawing },
    rows: table.rows,
    totals: table.totals,
    isPartial: table.isPartial,
  };
}

function answerOf({ kind, period, floor }: ReportRun, { rows, sums, isPartial }: ReportTable) {
  if (kind.period === 'days' && period === null)
    return `No whole ${kind.unit} of this period is over yet.`;
  if (floor !== null && isPartial && rows.length === 0) return tooFewSentence(floor);
  return kind.answer((key) => sums[key] ?? 0, rows.length);
}
