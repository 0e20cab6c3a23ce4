import { and, eq, like } from 'drizzle-orm';
import { z } from 'zod';
import type { PurposeName } from '#domain/files/purposes.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { files } from '#database/schema/index.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Clock } from '#server/clock.ts';
import { dropFile, type KeptFile, type StoredBytes } from './kept-files.ts';

/** What a file is kept for that no record has taken yet; its owner is then who sent it. */
const draftOf = (purpose: string): string => `${purpose}-draft`;

/** What somebody has sent and no record has taken. */
export const isDraftOf = (sender: string) =>
  and(eq(files.ownerId, sender), like(files.purpose, draftOf('%')));

/** The name under which the outbox knows files that no record may have taken. */
export const draftFileJob = 'dropDraftFile';
const draftFile = z.object({ file: z.string() });

/** A file that was sent, and by whom. */
interface DraftFile {
  readonly id: string;
  readonly purpose: string;
  readonly by: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: StoredBytes;
  readonly at: number;
}

/** Keeps a file until a record takes it, for a day at most; inside the current transaction. */
export async function keepDraft(
  db: Database,
  { id, purpose, by, at, name, mediaType, content: { storedAs, byteLength } }: DraftFile,
) {
  const about = { id, name, mediaType, byteLength };
  await db.orm
    .insert(files)
    .values({ ...about, purpose: draftOf(purpose), ownerId: by, storedAs, createdAt: at });
  const job = {
    kind: draftFileJob,
    payload: { file: id },
    dedupeKey: `${draftFileJob} ${id}`,
    runAt: at + DAY,
  };
  await enqueue(db, [job], at);
  return about;
}

interface Wanted {
  readonly file: string;
  readonly by: string;
  /** Whatever it was sent for when left out. */
  readonly purpose?: PurposeName;
}

/** The file that somebody sent and no record has taken; null when there is none, so that nobody gets at a file by its id alone. */
export async function draftOfSender(
  db: Database,
  { file, purpose, by }: Wanted,
  /** Nobody else may take it before the current transaction ends. */
  isTaking = false,
): Promise<KeptFile | null> {
  const isFor = purpose && eq(files.purpose, draftOf(purpose));
  const rows = db.orm
    .select()
    .from(files)
    .where(and(eq(files.id, file), isDraftOf(by), isFor));
  const [found] = isTaking ? await rows.for('update') : await rows;
  return found ?? null;
}

/** A record takes a file, whose sender the caller has asked for. */
export async function takeDraft(
  db: Database,
  {
    file,
    purpose,
    owner,
  }: { readonly file: string; readonly purpose: PurposeName; readonly owner: string },
): Promise<void> {
  await db.orm.update(files).set({ purpose, ownerId: owner }).where(eq(files.id, file));
}

export const draftFileDelivery =
  ({ db, clock }: { readonly db: Database; readonly clock: Clock }): Delivery =>
  async (payload) => {
    const { file } = draftFile.parse(payload);
    await db.transaction(async () => {
      const [waiting] = await db.orm
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, file), like(files.purpose, draftOf('%'))))
        .for('update');
      if (waiting) await dropFile(db, file, clock.now());
    });
  };
