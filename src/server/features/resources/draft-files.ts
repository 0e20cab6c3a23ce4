import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { DAY } from '#domain/time/calendar.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { files, resourceVersions } from '#database/schema/index.ts';
import { dropFile, keepFile } from '#server/files/kept-files.ts';
import type { ReceivedFile } from '#server/files/receive.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Services } from '#server/services.ts';

/** What a file is kept for that belongs to a resource, and to nobody's resource yet; its owner is then who sent it. */
export const resourcePurpose = 'resource';
export const draftPurpose = 'resource-draft';

/** The name under which the outbox knows files that no resource may have taken. */
export const draftFileJob = 'dropDraftFile';
const draftFile = z.object({ file: z.string() });

/** Keeps a file until a resource takes it, for a day at most. */
export async function keepDraft(
  { db, files: store }: Pick<Services, 'db' | 'files'>,
  { upload, by, at }: { readonly upload: ReceivedFile; readonly by: string; readonly at: number },
) {
  const { name, mediaType, byteLength } = upload;
  const content = await upload.content();
  const id = newId(at);
  await db.transaction(async () => {
    const about = { id, purpose: draftPurpose, ownerId: by, name, mediaType, at };
    await keepFile({ db, files: store }, { ...about, content });
    const job = {
      kind: draftFileJob,
      payload: { file: id },
      dedupeKey: `${draftFileJob} ${id}`,
      runAt: at + DAY,
    };
    await enqueue(db, [job], at);
  });
  return { id, name, mediaType, byteLength };
}

export const draftFileDelivery =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): Delivery =>
  async (payload) => {
    const { file } = draftFile.parse(payload);
    await db.transaction(async () => {
      const [waiting] = await db.orm
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, file), eq(files.purpose, draftPurpose)))
        .for('update');
      if (waiting) await dropFile(db, file, clock.now());
    });
  };

/** A resource takes a file: it is the newest of its versions. */
export async function takeFile(
  db: Database,
  { file, resource, at }: { readonly file: string; readonly resource: string; readonly at: number },
): Promise<void> {
  await db.orm
    .update(files)
    .set({ purpose: resourcePurpose, ownerId: resource })
    .where(eq(files.id, file));
  const number =
    (await db.orm.$count(resourceVersions, eq(resourceVersions.resourceId, resource))) + 1;
  await db.orm.insert(resourceVersions).values({ resourceId: resource, number, fileId: file, at });
}
