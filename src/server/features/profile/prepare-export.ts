import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { DAY } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { ownExports, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { dropFile, dropFilesOf, keepFile } from '#server/files/kept-files.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { publishChange } from '#server/stream/publish.ts';
import { everythingAbout } from './everything-about.ts';

/** The names under which the outbox knows what is to be prepared, and what is to be taken away a day later. */
export const exportJob = 'ownExport';
export const exportEndJob = 'ownExportEnd';

const purpose = 'ownExport';
const wanted = z.object({ id: z.string() });

interface Options {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** Puts everything about a person into one file, in the place of an earlier one. What was prepared, or asked for by somebody who has left since, is left alone. */
export const exportDelivery =
  ({ db, files, clock }: Options): Delivery =>
  async (payload) => {
    const { id } = wanted.parse(payload);
    const now = clock.now();
    await db.transaction(async () => {
      const [row] = await db.orm
        .select({ userId: ownExports.userId })
        .from(ownExports)
        .innerJoin(users, and(eq(users.id, ownExports.userId), eq(users.status, 'active')))
        .where(and(eq(ownExports.id, id), eq(ownExports.status, 'preparing')))
        .for('update');
      if (!row) return;
      const content = Buffer.from(
        JSON.stringify(await everythingAbout(db, row.userId, now), null, 2),
      );
      await dropFilesOf(db, row.userId, now, purpose);
      const fileId = await keepFile(
        { db, files },
        {
          purpose,
          ownerId: row.userId,
          name: `waymark-${dateAt('UTC', now)}.json`,
          mediaType: 'application/json',
          content,
          at: now,
        },
      );
      const expiresAt = now + DAY;
      await db.orm
        .update(ownExports)
        .set({ status: 'ready', readyAt: now, expiresAt, fileId })
        .where(eq(ownExports.id, id));
      const end = { kind: exportEndJob, payload: { id }, dedupeKey: `${exportEndJob}:${id}` };
      await enqueue(db, [{ ...end, runAt: expiresAt }], now);
      await publishChange(db, { topics: ['profile'], to: { userIds: [row.userId], staff: false } });
    });
  };

/** A day later the file goes. */
export const exportEndDelivery =
  ({ db, clock }: Pick<Options, 'db' | 'clock'>): Delivery =>
  async (payload) => {
    const { id } = wanted.parse(payload);
    const now = clock.now();
    await db.transaction(async () => {
      const [ended] = await db.orm
        .update(ownExports)
        .set({ status: 'expired' })
        .where(eq(ownExports.id, id))
        .returning({ userId: ownExports.userId, fileId: ownExports.fileId });
      if (!ended) return;
      if (ended.fileId) await dropFile(db, ended.fileId, now);
      await publishChange(db, {
        topics: ['profile'],
        to: { userIds: [ended.userId], staff: false },
      });
    });
  };
