import { eq } from 'drizzle-orm';
import { ownExportChart } from '#machines/own-export/chart.ts';
import type { OwnExportContext } from '#machines/own-export/context.ts';
import type { OwnExportEvent } from '#machines/own-export/preparing.ts';
import { ownExports } from '#database/schema/index.ts';
import { dropFile } from '#server/files/kept-files.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { notifyOwner } from './mails.ts';

export type OwnExportRow = typeof ownExports.$inferSelect;

/** The name under which the outbox knows what is to be prepared. */
export const exportJob = 'ownExport';

/** The media type of what is made. */
export const archiveType = 'application/zip';

/** Files of people's own data as the command kernel handles them. */
export const ownExportKind: RecordKind<OwnExportContext, OwnExportRow, OwnExportEvent> = {
  chart: ownExportChart,
  stands: { table: ownExports, status: ownExports.status },
  async lock(db, id) {
    const [row] = await db.orm.select().from(ownExports).where(eq(ownExports.id, id)).for('update');
    if (!row) return null;
    const { version, status, userId, expiresAt } = row;
    return {
      id,
      version,
      row: { status, regions: {}, context: { userId, expiresAt } },
      extra: row,
    };
  },
  async write(db, id, { status, context: { expiresAt } }, version, at) {
    await db.orm
      .update(ownExports)
      .set({ status, expiresAt, version, updatedAt: at })
      .where(eq(ownExports.id, id));
  },
  effects: {
    startWork: ({ db, id, at }) =>
      enqueue(db, [{ kind: exportJob, payload: { id }, dedupeKey: `${exportJob}:${id}` }], at),
    announceReady: ({ db, extra, at }) => notifyOwner(db, extra, 'ready', at),
    announceFailure: ({ db, extra, at }) => notifyOwner(db, extra, 'failed', at),
    async dropFile({ db, extra: { fileId }, at }) {
      if (fileId !== null) await dropFile(db, fileId, at);
    },
  },
  audience: ({ row: { context } }) => ({
    userIds: [context.userId],
    staff: false,
    topics: ['profile'],
  }),
};
