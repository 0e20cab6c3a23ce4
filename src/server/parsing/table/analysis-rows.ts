import Papa from 'papaparse';
import {
  mostReportRows,
  reportColumns,
  requiredReportColumns,
} from '#domain/kai-conversations/report-columns.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { plainCell } from '#server/exports/csv.ts';
import type { ReadFile } from './user-rows.ts';

/** Characters that one cell may have. */
const longestCell = 5_000;

/** The rows of an analysis report; columns that nobody knows are passed over, and so are rows without a score. */
export function analysisRows({ content }: { readonly content: Uint8Array }): ReadFile {
  const { data } = Papa.parse<string[]>(new TextDecoder().decode(content), {
    skipEmptyLines: 'greedy',
    preview: mostReportRows + 2,
  });
  const [head = [], ...lines] = data;
  const heading = head.map((cell) => {
    const plain = cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase();
    return reportColumns.find((column) => column === plain) ?? null;
  });
  const missing = requiredReportColumns.find((column) => !heading.includes(column));
  if (missing !== undefined) return { failure: `The file has no column “${missing}”.` };
  if (lines.length > mostReportRows)
    return {
      failure: `The file has more than ${formatNumber(mostReportRows)} rows. Split it into several files.`,
    };
  const rows = lines
    .map((line, index) => ({ n: index + 2, cells: cellsOf(heading, line) }))
    .filter(({ cells }) => (cells['score'] ?? '') !== '' || (cells['summary'] ?? '') !== '');
  if (rows.length === 0)
    return {
      failure: 'No row has a score. Fill in a row for each conversation and send the file again.',
    };
  return { columns: heading.filter((name) => name !== null), rows };
}

const cellsOf = (heading: readonly (string | null)[], line: readonly string[]) =>
  Object.fromEntries(
    heading.flatMap((column, nth) =>
      column === null
        ? []
        : [
            [
              column,
              plainCell((line[nth] ?? '').toWellFormed().replaceAll('\0', '').trim()).slice(
                0,
                longestCell,
              ),
            ],
          ],
    ),
  );
