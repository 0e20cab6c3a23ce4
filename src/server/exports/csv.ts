import Papa from 'papaparse';
import { formatTime, zoneCity } from '#domain/time/format.ts';
import { dateAt } from '#domain/time/local.ts';

/** One column of a file: its first line, and what stands in it for a row; or the instant that stands in it, as the wire has it. */
export type CsvColumn<Row> =
  | { readonly header: string; readonly cell: (row: Row) => string | number | null }
  | { readonly header: string; readonly at: (row: Row) => string | null };

/** What spreadsheets would take for a formula, whatever line of the cell it begins. */
const formula = /^[=+\-@\t\r\n]/;

/**
 * A table as a file that spreadsheets open: with a mark that it is UTF-8, and every text that begins like a formula made harmless by an apostrophe
 * (security rules, uploads and exports). Nothing else writes such files. Instants are by the clock of `zone`, which the heads of their columns name.
 */
export function csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  zone = 'UTC',
): string {
  const headers = columns.map((column) =>
    'at' in column ? `${column.header} (${zoneCity(zone)})` : column.header,
  );
  const cellOf = (column: CsvColumn<Row>, row: Row) =>
    'at' in column ? csvInstant(column.at(row), zone) : column.cell(row);
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row) ?? ''));
  const lines = Papa.unparse([headers, ...cells], { newline: '\r\n', escapeFormulae: formula });
  return `\uFEFF${lines}\r\n`;
}

/** An instant in a file, to the minute, as spreadsheets read it: `2026-11-21 09:30`. */
function csvInstant(instant: string | null, zone: string): string | null {
  if (instant === null) return null;
  const at = Date.parse(instant);
  return `${dateAt(zone, at)} ${formatTime(at, zone)}`;
}

/** A cell as it was before it was made harmless, for files of ours that come back. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
