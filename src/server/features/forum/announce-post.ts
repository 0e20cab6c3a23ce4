import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { rejectionReasonNames, type RejectionReason } from '#domain/forum/vocabulary.ts';
import type { ForumFacts } from '#domain/notifications/rows/forum.ts';
import { forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import type { ForumNotice } from '#machines/forum-thread/moderating.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { forumComments, forumReaders, forumThreads, users } from '#database/schema/index.ts';
import { announce } from '#server/features/notifications/public.ts';

interface Post {
  readonly entity: 'forum-thread' | 'forum-comment';
  readonly id: string;
  readonly thread: string;
  readonly author: string | null;
  readonly isAnonymous: boolean;
  readonly reason: RejectionReason | null;
  readonly remark: string | null;
  readonly at: number;
  readonly eventId: string;
}

/** Tells those of a post whom a notice is for; nobody hears of what they wrote themselves, unless it was decided about. */
export async function announcePost(
  db: Database,
  { type, to }: ForumNotice,
  post: Post,
): Promise<void> {
  const [thread] = await db.orm
    .select({ title: forumThreads.name, author: forumThreads.createdBy })
    .from(forumThreads)
    .where(eq(forumThreads.id, post.thread));
  if (!thread) return;
  const facts: ForumFacts = {
    thread: post.thread,
    title: thread.title,
    comment: post.entity === 'forum-comment' ? post.id : null,
    author: await nameOf(db, post),
    others: 0,
    reason: reasonOf(post),
  };
  const recipients = new Set<string>();
  if (to.includes('author') && post.author) recipients.add(post.author);
  if (to.includes('threadAuthor') && thread.author) recipients.add(thread.author);
  if (to.includes('followers'))
    for (const { id } of await followersOf(db, post.thread)) recipients.add(id);
  if (!to.includes('author') && post.author) recipients.delete(post.author);
  // What is said about one thread is one notification, brought up to date.
  const isTogether = type === 'ForumThreadComment';
  await announce(db, {
    notice: type,
    about: {
      entity: post.entity,
      entityId: post.id,
      readings: async (_, people) => {
        const others = isTogether ? await unseenBy(db, post) : () => 0;
        return people.map((recipient) => ({
          recipient,
          facts: { ...facts, others: others(recipient.id) },
          groupKey: isTogether ? `forum-thread:${post.thread}` : `${post.entity}:${post.id}`,
        }));
      },
    },
    recipientIds: [...recipients],
    at: post.at,
    eventId: post.eventId,
  });
}

const followersOf = (db: Database, thread: string) =>
  db.orm
    .select({ id: forumReaders.userId })
    .from(forumReaders)
    .where(and(eq(forumReaders.threadId, thread), eq(forumReaders.follows, true)));

async function nameOf(db: Database, { author, isAnonymous }: Post): Promise<string> {
  if (isAnonymous || author === null) return 'Someone';
  const [found] = await db.orm
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, author));
  return found?.name ?? 'Someone';
}

/** The reason and what staff said besides, without the full stop that the text ends with. */
function reasonOf({ reason, remark }: Post): string {
  if (reason === null) return '';
  const said = remark?.replace(/[.\s]+$/, '') ?? '';
  const name = rejectionReasonNames[reason];
  if (said === '') return name;
  return reason === 'other' ? said : `${name}. ${said}`;
}

/** How many other comments of others each reader has not seen yet. */
async function unseenBy(db: Database, { id, thread }: Post) {
  const { userId, seenAt } = forumReaders;
  const found = await db.orm
    .select({ reader: userId, comments: sql<number>`count(*)::int` })
    .from(forumReaders)
    .innerJoin(forumComments, eq(forumComments.thread, forumReaders.threadId))
    .where(
      and(
        eq(forumReaders.threadId, thread),
        ne(forumComments.id, id),
        inState(forumComments.status, forumCommentStates.published),
        gt(forumComments.publishedAt, sql`coalesce(${seenAt}, '-infinity'::timestamptz)`),
        sql`${forumComments.createdBy} is distinct from ${userId}`,
      ),
    )
    .groupBy(userId);
  const counts = new Map(found.map(({ reader, comments }) => [reader, comments]));
  return (reader: string): number => counts.get(reader) ?? 0;
}
