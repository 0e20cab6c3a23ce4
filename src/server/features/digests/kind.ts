import { eq } from 'drizzle-orm';
import { digestChart } from '#machines/digest/chart.ts';
import type { DigestEvent } from '#machines/digest/collecting.ts';
import type { DigestContext } from '#machines/digest/context.ts';
import { digestLines, digests } from '#database/schema/index.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { RecordKind } from '#server/records/kind.ts';

/** The name of the errand that sends somebody what has been collected for them. */
export const digestJob = 'digest';

/** Digests as the command kernel handles them. */
export const digestKind: RecordKind<DigestContext, null, DigestEvent> = {
  chart: digestChart,
  stands: { table: digests, status: digests.status },
  async lock(db, id) {
    const [row] = await db.orm.select().from(digests).where(eq(digests.id, id)).for('update');
    if (!row) return null;
    const { version, status, recipientId, dueAt, sentAt } = row;
    const context = { recipientId, dueAt, sentAt };
    return { id, version, row: { status, regions: {}, context }, extra: null };
  },
  async write(db, id, { status, context: { dueAt, sentAt } }, version, at) {
    await db.orm
      .update(digests)
      .set({ status, dueAt, sentAt, version, updatedAt: at })
      .where(eq(digests.id, id));
  },
  effects: {
    sendMail: ({ db, id, at }) =>
      enqueue(db, [{ kind: digestJob, payload: { id }, dedupeKey: `${digestJob}:${id}` }], at),
    async forgetLines({ db, after }) {
      await db.orm
        .delete(digestLines)
        .where(eq(digestLines.recipientId, after.context.recipientId));
    },
  },
  // No page shows it.
  audience: () => ({ userIds: [], staff: false, topics: [] }),
};
