import { desc, eq, and } from 'drizzle-orm';
import { batchesOf } from '#domain/batches.ts';
import { system, type Stamp } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { unread } from '#machines/upload-report/context.ts';
import { isGoingOn } from '#machines/upload-report/phases.ts';
import type { Database } from '#database/database.ts';
import { uploadReports, uploadRows } from '#database/schema/index.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { uploadReportKind } from './kind.ts';
import { progressOf, totalsOf } from './totals.ts';

/** Obfuscating the people of an organisation, as far as it has come. */
export interface Erasure {
  readonly reportId: string;
  readonly isGoingOn: boolean;
  readonly done: number;
  readonly of: number;
  /** People who could not be obfuscated. */
  readonly failed: number;
}

/** The latest of an organisation; null when nobody has ever begun one. */
export async function erasureOf(db: Database, organizationId: string): Promise<Erasure | null> {
  const [report] = await db.orm
    .select()
    .from(uploadReports)
    .where(
      and(eq(uploadReports.kind, 'obfuscateMembers'), eq(uploadReports.subjectId, organizationId)),
    )
    .orderBy(desc(uploadReports.createdAt), desc(uploadReports.id))
    .limit(1);
  if (!report) return null;
  const { failed, updated } = await totalsOf(db, report.id);
  const progress = await progressOf(db, report);
  return {
    reportId: report.id,
    isGoingOn: isGoingOn(report.status),
    done: progress?.done ?? updated,
    of: report.rows - failed,
    failed,
  };
}

interface Wanted extends Stamp {
  readonly organization: { readonly id: string; readonly name: string };
  readonly personIds: readonly string[];
}

/**
 * Begins to obfuscate these people, one transaction each and in the background, inside the current transaction; resolves to the report that tells how far it
 * has come. Whoever begins it has seen what it will do, so the report passes its preview at once.
 */
export async function startErasure(
  db: Database,
  { organization, personIds, by, at }: Wanted,
): Promise<string> {
  const first = {
    kind: 'obfuscateMembers' as const,
    fileName: organization.name,
    subjectId: organization.id,
  };
  const id = await createPlain(
    db,
    uploadReportKind,
    { ...unread, ...unwritten, ...first },
    { by, at },
  );
  const erased = personIds.map((entityId, place) => ({
    reportId: id,
    n: place + 1,
    outcome: 'update' as const,
    entityId,
  }));
  for (const batch of batchesOf(erased)) await db.orm.insert(uploadRows).values(batch);
  const rows = personIds.length;
  const stamp = { by: system, at };
  await send(db, uploadReportKind, id, { type: 'READ', rows, columns: [], ...stamp });
  const totals = { created: 0, updated: rows, unchanged: 0, failed: 0 };
  await send(db, uploadReportKind, id, { type: 'PREVIEW', roleChanges: 0, ...totals, ...stamp });
  await send(db, uploadReportKind, id, { type: 'APPLY', by, at });
  return id;
}
