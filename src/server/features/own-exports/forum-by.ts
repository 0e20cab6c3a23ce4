import { and, asc, eq, isNull } from 'drizzle-orm';
import { forumCommentState } from '#machines/forum-comment/states.gen.ts';
import { notInState } from '#database/in-state.ts';
import type { Database } from '#database/database.ts';
import { forumComments, forumMutes, forumThreads } from '#database/schema/index.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';

/** The threads that somebody has written in the forum, drafts included. */
export async function threadsBy(db: Database, id: string) {
  const { name, body, tags, anonymous, status, createdAt, createdBy, deletedAt } = forumThreads;
  const found = await db.orm
    .select({ title: name, text: body, tags, anonymous, status, at: createdAt })
    .from(forumThreads)
    .where(and(eq(createdBy, id), isNull(deletedAt)))
    .orderBy(asc(createdAt), asc(forumThreads.id));
  return found.map(({ at, ...thread }) => ({ ...thread, at: wireInstant(at) }));
}

/** What they have said there about threads. */
export async function commentsBy(db: Database, id: string) {
  const { body, anonymous, status, createdAt, createdBy, thread } = forumComments;
  const found = await db.orm
    .select({ thread: forumThreads.name, text: body, anonymous, status, at: createdAt })
    .from(forumComments)
    .innerJoin(forumThreads, eq(forumThreads.id, thread))
    .where(and(eq(createdBy, id), notInState(status, forumCommentState.deleted)))
    .orderBy(asc(createdAt), asc(forumComments.id));
  return found.map(({ at, ...comment }) => ({ ...comment, at: wireInstant(at) }));
}

/** Until when they can’t post there, and why; null where nobody has muted them. */
export async function muteOf(db: Database, id: string) {
  const { until, reason, at, userId } = forumMutes;
  const [found] = await db.orm.select({ until, reason, at }).from(forumMutes).where(eq(userId, id));
  return found
    ? { until: wireInstantOrNull(found.until), reason: found.reason, at: wireInstant(found.at) }
    : null;
}
