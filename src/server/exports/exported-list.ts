import { formatNumber } from '#domain/text/numbers.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { csvOf, type CsvColumn } from './csv.ts';

interface ExportedList<Row> {
  /** What the list is called where it is written down who took it, with what else is told of it. */
  readonly list: string;
  readonly about?: Readonly<Record<string, string>>;
  /** Its rows in the plural: "people". */
  readonly what: string;
  readonly total: number;
  /** So many rows are in one file at most. */
  readonly most: number;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: () => Promise<readonly Row[]>;
  /** What the file is called before the day: "users". */
  readonly file: string;
  readonly now: number;
}

/** A list as a file, by the clock of the page that asks for it; that somebody took it is written down. One that is too long is refused with the sentence that says how many there are. */
export async function exportedList<Row>(
  db: Database,
  { id, timeZone }: Pick<Principal, 'id' | 'timeZone'>,
  { list, about, what, total, most, columns, rows, file, now }: ExportedList<Row>,
): Promise<{ fileName: string; content: string }> {
  if (total > most)
    throw refuse.invalid({
      event: `This list has ${formatNumber(total)} ${what}; a file can have at most ${formatNumber(most)}. Filter the list first.`,
    });
  await auditAccess(db, {
    kind: 'listExported',
    userId: id,
    detail: { list, ...about, rows: total },
    at: now,
  });
  const zone = readerZone(timeZone);
  const fileName = `${file}-${dateAt(zone, now)}.csv`;
  return { fileName, content: csvOf(columns, await rows(), zone) };
}
