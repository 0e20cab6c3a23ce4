import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hasText } from '#domain/resources/text-files.ts';
import type { Database } from '#database/database.ts';
import { resources } from '#database/schema/index.ts';
import { readFile } from '#server/files/kept-files.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { Services } from '#server/services.ts';

/** The name under which the outbox knows files whose words are to be read. */
export const fileTextJob = 'readFileText';
const wanted = z.object({ resource: z.string(), file: z.string() });
type Wanted = z.infer<typeof wanted>;

/** The words of a file are read once the resource has it; nobody waits for that. */
export const readTextLater = (db: Database, payload: Wanted, at: number): Promise<void> =>
  enqueue(db, [{ kind: fileTextJob, payload, dedupeKey: `${fileTextJob} ${payload.file}` }], at);

export const fileTextDelivery =
  ({ db, files, parsing }: Pick<Services, 'db' | 'files' | 'parsing'>): Delivery =>
  async (payload) => {
    const { resource, file } = wanted.parse(payload);
    const found = await readFile({ db, files }, file);
    if (!found) return;
    const { content, file: kept } = found;
    const { mediaType } = kept;
    const text = hasText(mediaType)
      ? await parsing.read('documentText', { content, mediaType }, resource).catch(withoutWords)
      : null;
    await keepText(db, { resource, file }, text || null);
  };

/** It is still there to be downloaded; it only can’t be found by what it says. */
function withoutWords(error: unknown): null {
  if (error instanceof ParsingRefused && error.reason !== 'busy') return null;
  throw error;
}

/** Unless the resource has another file by now. */
const keepText = async (
  db: Database,
  { resource, file }: Wanted,
  text: string | null,
): Promise<void> => {
  await db.orm.execute(
    sql`update resources set file_text = ${text} where ${and(eq(resources.id, resource), eq(resources.file, file))}`,
  );
};
