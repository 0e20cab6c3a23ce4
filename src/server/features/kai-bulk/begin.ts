import { batchesOf } from '#domain/batches.ts';
import { system, type Stamp } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { unread, type UploadKind } from '#machines/upload-report/context.ts';
import type { Database } from '#database/database.ts';
import { uploadRows } from '#database/schema/index.ts';
import { uploadReportKind } from '#server/features/uploads/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';

interface Row {
  readonly n: number;
  readonly outcome: 'update' | 'error';
  readonly entityId: string | null;
  readonly cells?: Readonly<Record<string, string>>;
  readonly messages?: Readonly<Record<string, string>>;
}

interface Begun extends Stamp {
  readonly kind: UploadKind;
  readonly fileName: string;
  /** The programme that all rows are about. */
  readonly programme: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Writes down what is to be done with many conversations, row by row, inside the current transaction; resolves to the report, which waits for a decision. */
export async function beginReport(
  db: Database,
  { kind, fileName, programme, columns, rows, by, at }: Begun,
): Promise<string> {
  const first = { kind, fileName, subjectId: programme };
  const fields = { ...unread, ...unwritten, ...first };
  const id = await createPlain(db, uploadReportKind, fields, { by, at });
  const reported = rows.map((row) => ({ ...row, reportId: id }));
  for (const batch of batchesOf(reported)) await db.orm.insert(uploadRows).values(batch);
  const stamp = { by: system, at };
  const failed = rows.filter(({ outcome }) => outcome === 'error').length;
  const totals = { created: 0, updated: rows.length - failed, unchanged: 0, failed };
  await send(db, uploadReportKind, id, {
    type: 'READ',
    rows: rows.length,
    columns: [...columns],
    ...stamp,
  });
  await send(db, uploadReportKind, id, { type: 'PREVIEW', roleChanges: 0, ...totals, ...stamp });
  return id;
}
