import Papa from 'papaparse';

/** One column of a file: its first line, and what stands in it for a row. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => string | number | null;
}

/** What spreadsheets would take for a formula, whatever line of the cell it begins. */
const formula = /^[=+\-@\t\r\n]/;

/**
 * A table as a file that spreadsheets open: with a mark that it is UTF-8, and every text that begins like a formula made harmless by an apostrophe
 * (security rules, uploads and exports). Nothing else writes such files.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const headers = columns.map(({ header }) => header);
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''));
  const lines = Papa.unparse([headers, ...cells], { newline: '\r\n', escapeFormulae: formula });
  return `\uFEFF${lines}\r\n`;
}

/** An instant in a file, to the minute and in UTC, as spreadsheets read it: `2026-11-21 09:30`. The header says that it is UTC. */
export const csvInstant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** A cell as it was before it was made harmless, for files of ours that come back. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
