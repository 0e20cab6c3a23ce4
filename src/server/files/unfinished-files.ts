import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { fileUploads } from '#database/schema/index.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Clock } from '#server/clock.ts';
import type { FileStore } from './file-store.ts';

/** Where it is written down, and where the parts lie. */
interface Kept {
  readonly db: Database;
  readonly files: FileStore;
}

export type FileUploadRow = typeof fileUploads.$inferSelect;

/** How long the parts of a file wait for the next one. */
export const unfinishedFor = DAY;

/** The name under which the outbox knows files that nobody may go on with. */
export const unfinishedJob = 'dropUnfinishedFile';
const unfinished = z.object({ upload: z.string() });

const jobFor = (upload: string, runAt: number) => ({
  kind: unfinishedJob,
  payload: { upload },
  dedupeKey: `${unfinishedJob} ${upload} ${runAt}`,
  runAt,
});

/** Notes that somebody begins to send a file. */
export async function beginUpload(
  db: Database,
  row: Omit<FileUploadRow, 'received' | 'createdAt' | 'touchedAt'>,
  at: number,
): Promise<void> {
  await db.transaction(async () => {
    await db.orm.insert(fileUploads).values({ ...row, createdAt: at, touchedAt: at });
    await enqueue(db, [jobFor(row.id, at + unfinishedFor)], at);
  });
}

/** What somebody has begun to send, the oldest first. */
export const uploadsOf = (db: Database, owner: string): Promise<FileUploadRow[]> =>
  db.orm
    .select()
    .from(fileUploads)
    .where(eq(fileUploads.ownerId, owner))
    .orderBy(asc(fileUploads.createdAt), asc(fileUploads.id));

/** One of them, with no more counted than is there; null where it is somebody else's, complete, or gone. */
export async function uploadOf(
  { db, files }: Kept,
  owner: string,
  id: string,
): Promise<FileUploadRow | null> {
  const [row] = await db.orm
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.id, id), eq(fileUploads.ownerId, owner)));
  if (!row) return null;
  const received = await files.parts.held(id, row.received);
  if (received < row.received)
    await db.orm
      .update(fileUploads)
      .set({ received })
      .where(and(eq(fileUploads.id, id), eq(fileUploads.received, row.received)));
  return { ...row, received };
}

/** Counts a part, unless another one was counted meanwhile; resolves to how much is there by then. */
export async function countPart(
  db: Database,
  { id, received }: Pick<FileUploadRow, 'id' | 'received'>,
  more: number,
  at: number,
): Promise<number> {
  await db.orm
    .update(fileUploads)
    .set({ received: received + more, touchedAt: at })
    .where(and(eq(fileUploads.id, id), eq(fileUploads.received, received)));
  const [row] = await db.orm
    .select({ received: fileUploads.received })
    .from(fileUploads)
    .where(eq(fileUploads.id, id));
  return row?.received ?? 0;
}

/** Forgets that it was begun, inside the current transaction, and takes its parts away once that has committed; false where that was done already. */
export async function endUpload(db: Database, id: string, at: number): Promise<boolean> {
  const gone = await db.orm
    .delete(fileUploads)
    .where(eq(fileUploads.id, id))
    .returning({ id: fileUploads.id });
  if (gone.length > 0) await enqueue(db, [jobFor(id, at)], at);
  return gone.length > 0;
}

/** The same for all that somebody has begun. */
export async function dropUploadsOf(db: Database, owner: string, at: number): Promise<void> {
  for (const { id } of await uploadsOf(db, owner)) await endUpload(db, id, at);
}

/** Takes away the parts of a file that is complete, or that nobody has gone on with for a day. */
export const unfinishedDelivery =
  ({ db, clock, files }: Kept & { readonly clock: Clock }): Delivery =>
  async (payload) => {
    const { upload } = unfinished.parse(payload);
    const now = clock.now();
    const waits = await db.transaction(async () => {
      const [row] = await db.orm
        .select({ touchedAt: fileUploads.touchedAt })
        .from(fileUploads)
        .where(eq(fileUploads.id, upload))
        .for('update');
      if (!row) return false;
      const until = row.touchedAt + unfinishedFor;
      if (until > now) await enqueue(db, [jobFor(upload, until)], now);
      else await db.orm.delete(fileUploads).where(eq(fileUploads.id, upload));
      return until > now;
    });
    if (!waits) await files.parts.drop(upload);
  };
