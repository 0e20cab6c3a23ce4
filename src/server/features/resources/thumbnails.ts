import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { drawnFrom } from '#domain/resources/thumbnails.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { resources } from '#database/schema/index.ts';
import { filmFrame } from '#server/files/film-frame.ts';
import { dropFilesOf, keepFile, openFile, type KeptFile } from '#server/files/kept-files.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { Services } from '#server/services.ts';

/** The name under which the outbox knows files of which a small picture is to be made. */
export const thumbnailJob = 'drawThumbnail';
const wanted = z.object({ resource: z.string(), file: z.string() });
type Wanted = z.infer<typeof wanted>;

/** What the small picture of a resource is kept for; its owner is the resource. */
export const thumbnailPurpose = 'thumbnail';

/** The small picture of a file is made once the resource has it; nobody waits for that. */
export const drawLater = (db: Database, payload: Wanted, at: number): Promise<void> =>
  enqueue(db, [{ kind: thumbnailJob, payload, dedupeKey: `${thumbnailJob} ${payload.file}` }], at);

type Drawing = Pick<Services, 'db' | 'files' | 'parsing' | 'clock'>;

export const thumbnailDelivery =
  (services: Drawing): Delivery =>
  async (payload) => {
    const { resource, file } = wanted.parse(payload);
    const found = await openFile(services, file);
    if (!found || drawnFrom(found.file.mediaType) === null) return;
    const content = await drawn(services, resource, found.file).catch(undrawn);
    if (content) await keep(services, { resource, file }, content);
  };

async function drawn(
  { files, parsing }: Drawing,
  resource: string,
  { storedAs, mediaType }: KeptFile,
): Promise<Uint8Array | null> {
  if (drawnFrom(mediaType) === 'itself')
    return parsing.read('thumbnail', { content: await files.read(storedAs), mediaType }, resource);
  const content = await filmFrame(await files.stream(storedAs));
  return content && parsing.read('thumbnail', { content, mediaType: 'image/png' }, resource);
}

/** Lists do without. */
function undrawn(error: unknown): null {
  if (error instanceof ParsingRefused && error.reason !== 'busy') return null;
  throw error;
}

/** Unless the resource has another file by now. */
const keep = (
  { db, files, clock }: Drawing,
  { resource, file }: Wanted,
  content: Uint8Array,
): Promise<void> =>
  db.transaction(async () => {
    const at = clock.now();
    const isItsFile = and(eq(resources.id, resource), eq(resources.file, file));
    const [row] = await db.orm
      .select({ id: resources.id })
      .from(resources)
      .where(isItsFile)
      .for('update');
    if (!row) return;
    await dropFilesOf(db, resource, at, thumbnailPurpose);
    const id = newId(at);
    const about = { id, purpose: thumbnailPurpose, ownerId: resource, name: 'thumbnail.webp' };
    await keepFile({ db, files }, { ...about, mediaType: 'image/webp', content, at });
    await db.orm.update(resources).set({ thumbnail: id }).where(isItsFile);
  });
