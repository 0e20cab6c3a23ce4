import { and, eq, sql } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { resourceNames } from '#contract/resources/resources.ts';
import { resourceProgress, resources } from '#database/schema/index.ts';
import { countForMember, withdrawPoints } from '#server/features/awards/public.ts';
import { publishChange } from '#server/stream/publish.ts';

const { resourceId, userId, position } = resourceProgress;

/** Those that a reader is not done with, as a condition on rows of `resources`. */
export const notDoneBy = (reader: string) => sql`not exists (
  select 1 from resource_progress p
  where p.resource_id = ${resources.id} and p.user_id = ${reader} and p.done_at is not null)`;

/** Where a reader left sound or film; null at its beginning. */
export async function readerPositionOf(db: Database, resource: string, reader: string) {
  const [found] = await db.orm
    .select({ position })
    .from(resourceProgress)
    .where(and(eq(resourceId, resource), eq(userId, reader)));
  return found?.position ?? null;
}

/** Those that a reader has not opened, as a condition on rows of `resources`. */
export const unseenBy = (reader: string) => sql`not exists (
  select 1 from resource_progress p where p.resource_id = ${resources.id} and p.user_id = ${reader})`;

const notDone = 'You said that you are not done with a resource.';

interface Step {
  readonly type: 'OPEN' | 'DONE' | 'NOT_DONE' | 'POSITION';
  /** Where they are, where that is what they say. */
  readonly seconds?: number | undefined;
  readonly resource: string;
  readonly reader: string;
  readonly at: number;
}

/** What they are done with counts for them, until they say that they are not. */
async function settlePoints(db: Database, { type, resource, reader, at }: Step): Promise<void> {
  const done = { pointReason: 'resourceDone', userId: reader, subjectId: resource, at } as const;
  if (type === 'DONE') await countForMember(db, done);
  if (type === 'NOT_DONE') await withdrawPoints(db, { ...done, by: system, reason: notDone });
}

/** Notes what a reader says of themselves; saying it again changes nothing. Where they are is nothing that other pages show. */
export async function noteProgress(
  db: Database,
  { type, resource, reader, seconds = 0, at }: Step,
): Promise<void> {
  const said =
    type === 'POSITION'
      ? { position: seconds === 0 ? null : seconds }
      : { doneAt: type === 'DONE' ? at : null };
  const insert = db.orm
    .insert(resourceProgress)
    .values({ resourceId: resource, userId: reader, openedAt: at, ...said });
  const target = [resourceId, userId];
  if (type === 'OPEN') await insert.onConflictDoNothing({ target });
  else await insert.onConflictDoUpdate({ target, set: said });
  if (type === 'POSITION') return;
  await settlePoints(db, { type, resource, reader, at });
  await publishChange(db, {
    topics: [`record:${resourceNames.path}`],
    to: { userIds: [reader], staff: false },
  });
}
