import Papa from 'papaparse';
import { columnOf } from '#domain/uploads/headings.ts';
import {
  columnNames,
  mostRows,
  requiredColumns,
  tooManyRows,
  userColumns,
} from '#domain/uploads/user-columns.ts';
import { plainCell } from '#server/exports/csv.ts';

export interface FileRow {
  /** Its number in the file; the heading is 1. */
  readonly n: number;
  readonly cells: Readonly<Record<string, string>>;
}

export type ReadFile =
  | { readonly columns: readonly string[]; readonly rows: readonly FileRow[] }
  /** Why the file can't be used, for whoever sent it. */
  | { readonly failure: string };

/** Characters that one cell may have. */
const longestCell = 1000;

/** The known columns of a file of users and its rows, read one by one; empty rows are passed over, and so are columns that nobody knows. */
export function userRows({ content }: { readonly content: Uint8Array }): ReadFile {
  const rows: FileRow[] = [];
  let heading: (string | null)[] | null = null;
  let n = 0;
  let count = 0;
  let problem: string | null = null;
  Papa.parse<string[]>(new TextDecoder().decode(content), {
    step({ data, errors }, parser) {
      n += 1;
      const quotes = errors.find(({ type }) => type === 'Quotes');
      if (quotes) {
        problem = `Row ${n}: a quotation mark is opened and not closed. Close or remove it and send the file again.`;
        parser.abort();
        return;
      }
      if (heading === null) {
        heading = data.map(columnOf);
        problem = problemOf(heading);
        if (problem !== null) parser.abort();
        return;
      }
      if (data.every((cell) => cell.trim() === '')) return;
      count += 1;
      if (count <= mostRows) rows.push({ n, cells: cellsOf(heading, data) });
    },
  });
  if (problem !== null) return { failure: problem };
  if (heading === null || count === 0)
    return {
      failure:
        'There are no people below the headings. Add a row for each person and send the file again.',
    };
  if (count > mostRows)
    return {
      failure: tooManyRows(count, mostRows),
    };
  return { columns: (heading as (string | null)[]).filter((name) => name !== null), rows };
}

function problemOf(heading: readonly (string | null)[]): string | null {
  const missing = requiredColumns.find((column) => !heading.includes(column));
  if (missing !== undefined)
    return `No column holds: ${columnNames[missing]}. Write “${columnNames[missing]}” above it in the first row and send the file again.`;
  const twice = userColumns.find(
    (column) => heading.indexOf(column) !== heading.lastIndexOf(column),
  );
  return twice === undefined
    ? null
    : `Two columns hold: ${columnNames[twice]}. Rename or remove one of them and send the file again.`;
}

const cellsOf = (heading: readonly (string | null)[], data: readonly string[]) =>
  Object.fromEntries(
    heading.flatMap((column, nth) =>
      column === null
        ? []
        : [
            [
              column,
              plainCell((data[nth] ?? '').toWellFormed().replaceAll('\0', '').trim()).slice(
                0,
                longestCell,
              ),
            ],
          ],
    ),
  );
