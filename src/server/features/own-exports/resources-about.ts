import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { files, resourceProgress, resources, resourceVisits } from '#database/schema/index.ts';
import { isDraftOf } from '#server/files/draft-files.ts';
import { uploadsOf } from '#server/files/unfinished-files.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';

/** How far they have come with what they opened. */
export async function resourcesOpenedBy(db: Database, id: string) {
  const rows = await db.orm
    .select({
      title: resources.name,
      openedAt: resourceProgress.openedAt,
      doneAt: resourceProgress.doneAt,
      leftAtSecond: resourceProgress.position,
    })
    .from(resourceProgress)
    .innerJoin(resources, eq(resources.id, resourceProgress.resourceId))
    .where(eq(resourceProgress.userId, id))
    .orderBy(asc(resourceProgress.openedAt), asc(resources.id));
  return rows.map(({ openedAt, doneAt, ...progress }) => ({
    ...progress,
    openedAt: wireInstant(openedAt),
    doneAt: wireInstantOrNull(doneAt),
  }));
}

/** When they were last at the list of all resources; null where they never were. */
export async function lastVisitOf(db: Database, id: string): Promise<string | null> {
  const [visit] = await db.orm.select().from(resourceVisits).where(eq(resourceVisits.userId, id));
  return wireInstantOrNull(visit?.visitedAt ?? null);
}

/** What they added to their sessions for others. */
export async function resourcesAddedBy(db: Database, id: string) {
  const rows = await db.orm
    .select({
      title: resources.name,
      description: resources.description,
      text: resources.article,
      link: resources.url,
      file: files.name,
      createdAt: resources.createdAt,
    })
    .from(resources)
    .leftJoin(files, eq(files.id, resources.file))
    .where(
      and(eq(resources.createdBy, id), eq(resources.scope, 'booking'), isNull(resources.deletedAt)),
    )
    .orderBy(asc(resources.createdAt), asc(resources.id));
  return rows.map(({ createdAt, ...added }) => ({ ...added, addedAt: wireInstant(createdAt) }));
}

/** What they sent, whole or in part, and nothing has taken yet; it goes within a day. */
export async function filesNotUsedBy(db: Database, id: string) {
  const whole = await db.orm
    .select({ name: files.name, byteLength: files.byteLength, sentAt: files.createdAt })
    .from(files)
    .where(isDraftOf(id));
  const parts = await uploadsOf(db, id);
  const begun = parts.map(({ name, byteLength, createdAt: sentAt }) => ({
    name,
    byteLength,
    sentAt,
  }));
  return [...whole, ...begun].map(({ sentAt, ...file }) => ({
    ...file,
    sentAt: wireInstant(sentAt),
  }));
}
