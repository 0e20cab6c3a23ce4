import { and, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import {
  activityPackages,
  interactiveResources,
  interactiveResourceVersions,
} from '#database/schema/index.ts';
import { dropFilesOf, keepFile } from '#server/files/kept-files.ts';
import type { ReceivedFile } from '#server/files/receive.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { UnpackedPackage } from '#server/parsing/package/activity-package.ts';
import type { Services } from '#server/services.ts';
import { shippedFiles, type ShippedActivity } from './shipped.ts';

/** What the files of a package are kept for; their owner is the package. */
export const packagePurpose = 'activity';

/** The name under which the outbox knows packages that no activity may have taken. */
export const draftPackageJob = 'dropDraftPackage';
const draftPackage = z.object({ package: z.string() });

type Receiving = Pick<Services, 'db' | 'files' | 'parsing'>;

/** Unpacks what was sent, away from here, and keeps it until an activity takes it, for a day at most. */
export async function keepPackage(
  { db, files: store, parsing }: Receiving,
  { upload, by, at }: { readonly upload: ReceivedFile; readonly by: string; readonly at: number },
) {
  const { files, ...beginning } = await unpacked(parsing, await upload.content(), by);
  const byteLength = files.reduce((sum, { content }) => sum + content.byteLength, 0);
  const id = newId(at);
  const about = { id, name: upload.name, files: files.length, byteLength };
  await db.transaction(async () => {
    await db.orm
      .insert(activityPackages)
      .values({ ...about, ...beginning, createdAt: at, createdBy: by });
    for (const { path, mediaType, content } of files) {
      const file = { purpose: packagePurpose, ownerId: id, name: path, mediaType, content, at };
      await keepFile({ db, files: store }, file);
    }
    const job = {
      kind: draftPackageJob,
      payload: { package: id },
      dedupeKey: `${draftPackageJob} ${id}`,
      runAt: at + DAY,
    };
    await enqueue(db, [job], at);
  });
  return { ...about, protocol: beginning.protocol };
}

async function unpacked(
  parsing: Services['parsing'],
  content: Buffer,
  by: string,
): Promise<UnpackedPackage> {
  try {
    return await parsing.read('activityPackage', { content }, by);
  } catch (error) {
    if (error instanceof ParsingRefused) throw refuse.invalid({ file: error.message });
    throw error;
  }
}

/** Writes down a package that comes with the product. */
export async function keepShipped(
  db: Database,
  {
    id,
    shipped,
    at,
  }: { readonly id: string; readonly shipped: ShippedActivity; readonly at: number },
): Promise<void> {
  const files = await shippedFiles(shipped);
  await db.orm.insert(activityPackages).values({
    id,
    shipped,
    name: `${shipped}.zip`,
    entry: 'index.html',
    files: files.length,
    byteLength: files.reduce((sum, { content }) => sum + content.byteLength, 0),
    createdAt: at,
  });
}

/** An activity, or a version of one, has the package. */
const isTaken = (db: Database, id: string) =>
  or(
    sql`exists ${db.orm
      .select({ id: interactiveResources.id })
      .from(interactiveResources)
      .where(eq(interactiveResources.package, id))}`,
    sql`exists ${db.orm
      .select({ number: interactiveResourceVersions.number })
      .from(interactiveResourceVersions)
      .where(eq(interactiveResourceVersions.package, id))}`,
  );

export const draftPackageDelivery =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): Delivery =>
  async (payload) => {
    const { package: id } = draftPackage.parse(payload);
    await db.transaction(async () => {
      const [dropped] = await db.orm
        .delete(activityPackages)
        .where(and(eq(activityPackages.id, id), sql`not (${isTaken(db, id)})`))
        .returning({ id: activityPackages.id });
      if (dropped) await dropFilesOf(db, id, clock.now());
    });
  };
