import type { Database } from '#database/database.ts';
import { forumComments, forumThreads } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';

/** A thread and a comment on it that wait for approval: their author and staff see them, and nobody else. */
export async function waitingPostsOf(
  db: Database,
  createdBy: string,
): Promise<{ readonly forumThread: string; readonly forumComment: string }> {
  const forumThread = newId();
  const forumComment = newId();
  const stamps = { status: 'pending', createdAt: seededAt, createdBy, updatedAt: seededAt };
  await db.orm.insert(forumThreads).values({
    ...stamps,
    id: forumThread,
    name: 'Saying no',
    body: 'How do you say no to someone you like?',
    tags: [],
    lastActivityAt: seededAt,
  });
  await db.orm
    .insert(forumComments)
    .values({ ...stamps, id: forumComment, thread: forumThread, body: 'I count to ten.' });
  return { forumThread, forumComment };
}
