import { and, eq, exists, inArray, not } from 'drizzle-orm';
import { forumThreadState } from '#machines/forum-thread/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { forumComments, forumReports, forumThreads } from '#database/schema/index.ts';

/** Somebody is erased: what they never sent is gone, and so is what they reported. What others have read stays. */
export async function forgetInForum(db: Database, person: string): Promise<void> {
  const isDraft = inState(forumThreads.status, forumThreadState.draft);
  await db.orm.delete(forumThreads).where(and(eq(forumThreads.createdBy, person), isDraft));
  const dropped = await db.orm
    .delete(forumReports)
    .where(eq(forumReports.reporterId, person))
    .returning({ id: forumReports.postId });
  const ids = dropped.map(({ id }) => id);
  if (ids.length === 0) return;
  // Nobody asks staff to look at it any more.
  for (const posts of [forumThreads, forumComments] as const)
    await db.orm
      .update(posts)
      .set({ reported: false })
      .where(
        and(
          inArray(posts.id, ids),
          not(exists(db.orm.select().from(forumReports).where(eq(forumReports.postId, posts.id)))),
        ),
      );
}
