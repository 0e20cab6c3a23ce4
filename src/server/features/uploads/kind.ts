import { uploadReportChart } from '#machines/upload-report/chart.ts';
import type { UploadKind, UploadReportContext } from '#machines/upload-report/context.ts';
import type { UploadReportEvent } from '#machines/upload-report/capabilities.ts';
import type { Database } from '#database/database.ts';
import { uploadReports } from '#database/schema/index.ts';
import { eq } from 'drizzle-orm';
import { uploadRows } from '#database/schema/index.ts';
import { dropFilesOf } from '#server/files/kept-files.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { plainKind } from '#server/records/plain-kind.ts';

export type UploadReportRow = typeof uploadReports.$inferSelect;

/** The name under which the outbox knows the work on an upload. */
export const uploadJob = 'workOnUpload';

/** Queues the next piece of work on a report, inside the current transaction; `piece` tells it from those before. Not before `runAt`, where it is given. */
export const queueWork = (
  db: Database,
  reportId: string,
  piece: string,
  at: number,
  runAt = at,
): Promise<void> =>
  enqueue(
    db,
    [
      {
        kind: uploadJob,
        payload: { reportId },
        runAt,
        dedupeKey: `${uploadJob} ${reportId} ${piece}`,
      },
    ],
    at,
  );

/** Erases what the rows of a report said; what became of each is kept. */
export const forgetCells = async (db: Database, reportId: string): Promise<void> => {
  await db.orm
    .update(uploadRows)
    .set({ cells: null, email: null, messages: null })
    .where(eq(uploadRows.reportId, reportId));
};

/** Changes in bulk as the command kernel handles them. */
export const uploadReportKind = plainKind<UploadReportContext, UploadReportRow, UploadReportEvent>({
  chart: uploadReportChart,
  table: uploadReports,
  path: 'upload-reports',
  contextOf: (row) => ({
    kind: row.kind as UploadKind,
    fileName: row.fileName,
    subjectId: row.subjectId,
    columns: row.columns,
    rows: row.rows,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    failed: row.failed,
    roleChanges: row.roleChanges,
    appliedBy: row.appliedBy,
    failure: row.failure,
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
    deletedAt: row.deletedAt,
    deletedBy: row.deletedBy,
  }),
  effects: {
    goOn: ({ db, id, after, at }) => queueWork(db, id, after.status, at),
    forgetFile: ({ db, id, at }) => dropFilesOf(db, id, at),
    forgetCells: ({ db, id }) => forgetCells(db, id),
  },
});
