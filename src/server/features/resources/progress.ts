import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ResourceProgress } from '#domain/resources/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { resourceNames } from '#contract/resources/resources.ts';
import { resourceProgress, resources } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';

const { resourceId, userId, doneAt } = resourceProgress;

/** How far a reader has come with each of these. */
export async function readerProgressOf(db: Database, ids: readonly string[], reader: string) {
  const found = await db.orm
    .select({ id: resourceId, doneAt })
    .from(resourceProgress)
    .where(and(inArray(resourceId, [...ids]), eq(userId, reader)));
  return (id: string): ResourceProgress => {
    const row = found.find((each) => each.id === id);
    if (!row) return 'unseen';
    return row.doneAt === null ? 'opened' : 'done';
  };
}

/** Those that a reader is not done with, as a condition on rows of `resources`. */
export const notDoneBy = (reader: string) => sql`not exists (
  select 1 from resource_progress p
  where p.resource_id = ${resources.id} and p.user_id = ${reader} and p.done_at is not null)`;

interface Step {
  readonly type: 'OPEN' | 'DONE' | 'NOT_DONE';
  readonly resource: string;
  readonly reader: string;
  readonly at: number;
}

/** Notes what a reader says of themselves; saying it again changes nothing. */
export async function noteProgress(
  db: Database,
  { type, resource, reader, at }: Step,
): Promise<void> {
  const done = type === 'DONE' ? at : null;
  const insert = db.orm
    .insert(resourceProgress)
    .values({ resourceId: resource, userId: reader, openedAt: at, doneAt: done });
  const key = [resourceId, userId];
  if (type === 'OPEN') await insert.onConflictDoNothing({ target: key });
  else await insert.onConflictDoUpdate({ target: key, set: { doneAt: done } });
  await publishChange(db, {
    topics: [`record:${resourceNames.path}`],
    to: { userIds: [reader], staff: false },
  });
}
