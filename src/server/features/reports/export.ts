import writeExcel from 'write-excel-file/node';
import { formatTime, zoneCity } from '#domain/time/format.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { csvOf, type CsvColumn } from '#server/exports/csv.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { auditAccess } from '#server/identity/audit.ts';
import type { ReportRun } from './asked.ts';
import type { ReportColumn, ReportKind } from './kind.ts';
import type { ReportTable, Value } from './rows.ts';
import { tableFor } from './run.ts';

type Row = ReportTable['rows'][number];

/** The table of a report as a file, with what it is about in its name; that somebody took it is written down. */
export async function reportFile(
  db: Database,
  { id, timeZone }: Pick<Principal, 'id' | 'timeZone'>,
  run: ReportRun,
  format: 'csv' | 'xlsx',
): Promise<{ fileName: string; content: string }> {
  const { kind, period, asked } = run;
  const { rows } = await tableFor(db, run);
  await auditAccess(db, {
    kind: 'listExported',
    userId: id,
    detail: { list: `reports/${kind.name}`, rows: rows.length },
    at: asked.now,
  });
  const days = period ? `${period.from}-to-${period.to}` : dateAt('UTC', asked.now);
  const zone = readerZone(timeZone);
  const content =
    format === 'csv'
      ? csvOf(kind.columns.map(csvColumn), rows, zone)
      : (await workbookOf(kind, rows, zone)).toString('base64');
  return { fileName: `${kind.name}-${days}.${format}`, content };
}

/** Two columns of one label are told apart by what they count. */
const headOf = ({ label, kind }: ReportColumn): string =>
  kind === 'percent' ? `${label} (%)` : label;

const csvColumn = (column: ReportColumn, at: number): CsvColumn<Row> => {
  const valueOf = ({ values }: Row): Value => values[at] ?? null;
  return column.kind === 'instant'
    ? { header: headOf(column), at: (row) => String(valueOf(row)) }
    : { header: headOf(column), cell: valueOf };
};

/** What the clock of a zone shows, as a workbook has it: its times lie in no zone. */
const onClock = (instant: string, zone: string): Date => {
  const at = Date.parse(instant);
  return new Date(`${dateAt(zone, at)}T${formatTime(at, zone)}Z`);
};

/** Texts are written as texts, whatever they begin with: no spreadsheet takes them for a formula. Instants are by the clock of `zone`, as in the other file. */
function workbookOf(
  { title, columns }: ReportKind,
  rows: readonly Row[],
  zone: string,
): Promise<Buffer> {
  const cellOf = (column: ReportColumn, value: Value) => {
    if (value === null) return null;
    if (typeof value === 'number') return { value, type: Number };
    if (column.kind === 'date') return { value: new Date(value), type: Date, format: 'yyyy-mm-dd' };
    return column.kind === 'instant'
      ? { value: onClock(value, zone), type: Date, format: 'yyyy-mm-dd hh:mm' }
      : { value, type: String };
  };
  const head = columns.map((column) => ({
    value: column.kind === 'instant' ? `${headOf(column)} (${zoneCity(zone)})` : headOf(column),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const body = rows.map(({ values }) =>
    columns.map((column, at) => cellOf(column, values[at] ?? null)),
  );
  return writeExcel([head, ...body], {
    sheet: title.replaceAll(/[^\p{L}\p{N} ]/gu, ' ').slice(0, 31),
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? 28 : 18 })),
    stickyRowsCount: 1,
  }).toBuffer();
}
