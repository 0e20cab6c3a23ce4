import { and, eq } from 'drizzle-orm';
import { forumThreadState } from '#machines/forum-thread/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { forumThreads } from '#database/schema/index.ts';

/** Somebody is erased: what they never sent is gone. What others have read stays. */
export const dropDraftsOf = async (db: Database, author: string): Promise<void> => {
  const isDraft = inState(forumThreads.status, forumThreadState.draft);
  await db.orm.delete(forumThreads).where(and(eq(forumThreads.createdBy, author), isDraft));
};
