import { and, eq, type SQL } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { files } from '#database/schema/index.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { StoredContent } from '#server/http/pages/file-answer.ts';
import type { FileStore } from './file-store.ts';
import type { Incoming } from './incoming.ts';

export type KeptFile = typeof files.$inferSelect;

/** What a store has written down. */
export interface StoredBytes {
  readonly storedAs: string;
  readonly byteLength: number;
}

interface NewFile {
  readonly id?: string;
  /** What it is for; those who keep files name their own: `upload`, `picture`. */
  readonly purpose: string;
  /** The record or person that it belongs to. */
  readonly ownerId: string;
  /** As people know it. */
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  readonly at: number;
}

/** Keeps a file, inside the current transaction; resolves to its id. */
export async function keepFile(
  { db, files: store }: { readonly db: Database; readonly files: FileStore },
  { id = newId(), content, at, ...about }: NewFile,
): Promise<string> {
  const storedAs = await store.write(id, content);
  await db.orm
    .insert(files)
    .values({ ...about, id, storedAs, byteLength: content.byteLength, createdAt: at });
  return id;
}

/** The same for bytes that lie aside, however many; they stay there until whoever asked discards them. */
export async function keepIncoming(
  { db, files: store }: { readonly db: Database; readonly files: FileStore },
  {
    id = newId(),
    incoming,
    at,
    ...about
  }: Omit<NewFile, 'content'> & { readonly incoming: Incoming },
): Promise<string> {
  const storedAs = await store.keep(id, incoming);
  await db.orm
    .insert(files)
    .values({ ...about, id, storedAs, byteLength: incoming.byteLength, createdAt: at });
  return id;
}

/** A kept file with its content; null when there is none. */
export async function readFile(
  { db, files: store }: { readonly db: Database; readonly files: FileStore },
  id: string,
): Promise<{ file: KeptFile; content: Buffer } | null> {
  const [file] = await db.orm.select().from(files).where(eq(files.id, id));
  return file ? { file, content: await store.read(file.storedAs) } : null;
}

/** A kept file, to be read as it is sent; null when there is none. */
export async function openFile(
  { db, files: store }: { readonly db: Database; readonly files: FileStore },
  id: string,
): Promise<{ file: KeptFile; content: StoredContent } | null> {
  const [file] = await db.orm.select().from(files).where(eq(files.id, id));
  if (!file) return null;
  return { file, content: storedContent(store, file) };
}

/** What a store has written down, to be read as it is sent. */
export const storedContent = (
  store: FileStore,
  { storedAs, byteLength }: StoredBytes,
): StoredContent => ({
  byteLength,
  tag: storedAs,
  open: (range) => store.stream(storedAs, range),
});

/** Takes a file away, inside the current transaction; its content goes once that has committed. */
export const dropFile = (db: Database, id: string, at: number): Promise<void> =>
  dropFiles(db, eq(files.id, id), at);

/** Takes everything away that was kept of this purpose for this owner; of every purpose when none is named. */
export const dropFilesOf = (
  db: Database,
  ownerId: string,
  at: number,
  purpose?: string,
): Promise<void> =>
  dropFiles(
    db,
    and(eq(files.ownerId, ownerId), purpose === undefined ? undefined : eq(files.purpose, purpose)),
    at,
  );

/** Takes all of these away, inside the current transaction. */
export async function dropFiles(db: Database, which: SQL | undefined, at: number): Promise<void> {
  const gone = await db.orm.delete(files).where(which).returning({ storedAs: files.storedAs });
  const jobs = gone.map(({ storedAs }) => ({
    kind: removeFileJob,
    payload: { storedAs },
    dedupeKey: `${removeFileJob} ${storedAs}`,
  }));
  await enqueue(db, jobs, at);
}

/** The name under which the outbox knows what is to be removed from the folder. */
export const removeFileJob = 'removeFile';

export const removeFileDelivery =
  (store: FileStore): Delivery =>
  (payload) =>
    store.remove((payload as { readonly storedAs: string }).storedAs);
