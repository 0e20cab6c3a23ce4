import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isStaff, type Stamp } from '#machines/person.ts';
import { isOneOf } from '#machines/states.ts';
import { forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import { forumThreadState, forumThreadStates } from '#machines/forum-thread/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { forumComments, forumReports, forumThreads } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { peopleOf } from '#server/records/people.ts';
import type { ForumCommentRow } from './comments/kind.ts';
import { muteForStaff } from './mutes.ts';
import { besideThreads, type Beside } from './threads/beside.ts';
import type { ForumThreadRow } from './threads/kind.ts';

type Post = ForumThreadRow | ForumCommentRow;

/** Who reads what only its author and staff are told. */
const isInside = (post: Pick<Post, 'createdBy'>, { by }: Stamp): boolean =>
  isStaff(by) || post.createdBy === by.id;

/** Whoever wrote it, as this reader may know them: the one place that says who is named. */
export const isNamed = (post: Pick<Post, 'createdBy' | 'anonymous'>, reader: Stamp): boolean =>
  !post.anonymous || isInside(post, reader);

type Author = NonNullable<Beside['author']>;

/** What is said of threads and comments alike. */
async function moderatedOf<Of extends Post>(
  db: Database,
  posts: readonly Of[],
  reader: Stamp,
  authorOf: (post: Of) => Author | null,
) {
  const reports = isStaff(reader.by)
    ? await reportsBy(
        db,
        posts.filter(({ reported }) => reported).map(({ id }) => id),
      )
    : null;
  return (post: Of) => ({
    author: isNamed(post, reader) ? authorOf(post) : null,
    anonymous: post.anonymous,
    isOwn: post.createdBy === reader.by.id,
    publishedAt: post.publishedAt === null ? null : wireInstant(post.publishedAt),
    rejection:
      post.reason !== null && isInside(post, reader)
        ? { reason: post.reason, remark: post.remark }
        : null,
    reports: reports === null ? null : (reports.get(post.id) ?? 0),
  });
}

async function reportsBy(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await db.orm
    .select({ id: forumReports.postId, reports: count() })
    .from(forumReports)
    .where(inArray(forumReports.postId, [...ids]))
    .groupBy(forumReports.postId);
  return new Map(found.map(({ id, reports }) => [id, reports]));
}

/** What lists say about threads. */
export async function summariseThreads(
  db: Database,
  rows: readonly ForumThreadRow[],
  reader: Stamp,
) {
  const beside = await besideThreads(db, rows, reader.by.id);
  const saidOf = await moderatedOf(db, rows, reader, ({ id }) => beside.get(id)?.author ?? null);
  return rows.map((row) => ({
    ...saidOf(row),
    name: row.name,
    tags: row.tags,
    locked: row.locked,
    pinned: row.pinned,
    comments: row.commentCount,
    lastActivityAt: wireInstant(row.lastActivityAt),
    isUnread: (beside.get(row.id)?.seenAt ?? 0) < row.lastActivityAt,
    isFollowed: beside.get(row.id)?.follows ?? false,
  }));
}

/** What the page of a thread says besides. */
export async function threadDetail(db: Database, row: ForumThreadRow, reader: Stamp) {
  const isChanged = row.originalName !== null || row.originalTags !== null;
  return {
    body: row.body,
    original:
      isChanged && isInside(row, reader)
        ? { name: row.originalName, tags: row.originalTags }
        : null,
    mayFollow: isPublished(row.status),
    mayComment: isPublished(row.status) && !row.locked,
    mayModerate: isStaff(reader.by),
    mayReadHistory: isInside(row, reader),
    background: await backgroundOf(db, row, reader),
    ...(await authorsOf(db, row, reader)),
  };
}

const isPublished = isOneOf(forumThreadStates.published);
const isDeleted = isOneOf(forumCommentStates.terminal);
const unpublished = [
  ...new Set([...forumThreadStates.unpublished, ...forumCommentStates.unpublished]),
];

/** What lists say about comments; of one that was deleted nothing is said. */
export async function summariseComments(
  db: Database,
  rows: readonly ForumCommentRow[],
  reader: Stamp,
) {
  const personOf = await peopleOf(
    db,
    rows.flatMap((post) => (isNamed(post, reader) ? [post.createdBy] : [])),
  );
  const saidOf = await moderatedOf(db, rows, reader, ({ createdBy }) => personOf(createdBy));
  return rows.map((row) => {
    const isGone = isDeleted(row.status);
    return {
      ...saidOf(row),
      ...(isGone && { author: null, isOwn: false, rejection: null }),
      thread: row.thread,
      parent: row.parent,
      isDeleted: isGone,
      body: isGone ? '' : row.body,
    };
  });
}

export const commentDetail = async (db: Database, row: ForumCommentRow, reader: Stamp) => ({
  background: await backgroundOf(db, row, reader),
  ...(await authorsOf(db, row, reader)),
});

/** Who created and changed it, as far as this reader may know. */
async function authorsOf(db: Database, post: Post, reader: Stamp) {
  const personOf = isNamed(post, reader)
    ? await peopleOf(db, [post.createdBy, post.updatedBy])
    : () => null;
  return { createdBy: personOf(post.createdBy), updatedBy: personOf(post.updatedBy) };
}

/** Characters of a post that say what it is about. */
const excerptLength = 160;
const postsShown = 10;

/** Reports, and what else its author has written. */
async function backgroundOf(db: Database, post: Post, { by, at: now }: Stamp) {
  if (!isStaff(by)) return null;
  const found = await db.orm
    .select()
    .from(forumReports)
    .where(eq(forumReports.postId, post.id))
    .orderBy(desc(forumReports.at));
  const personOf = await peopleOf(
    db,
    found.map(({ reporterId }) => reporterId),
  );
  return {
    reports: found.map(({ reporterId, reason, remark, at }) => ({
      by: personOf(reporterId),
      reason,
      remark,
      at: wireInstant(at),
    })),
    ...(post.createdBy === null
      ? { published: 0, rejected: 0, posts: [] }
      : await postsOf(db, post.createdBy, post.id)),
    ...(await muteForStaff(db, post.createdBy, now)),
  };
}

/** How many posts of somebody were published and turned down, and the last ones; of what was deleted nothing is said. */
async function postsOf(db: Database, author: string, except: string) {
  const threads = db.orm
    .select({
      id: forumThreads.id,
      thread: sql<string>`${forumThreads.id}`.as('thread'),
      excerpt: sql<string>`${forumThreads.name}`.as('excerpt'),
      status: forumThreads.status,
      createdAt: forumThreads.createdAt,
      wasPublished: forumThreads.wasPublished,
    })
    .from(forumThreads)
    .where(
      and(
        eq(forumThreads.createdBy, author),
        ne(forumThreads.id, except),
        isNull(forumThreads.deletedAt),
        notInState(forumThreads.status, forumThreadState.draft),
      ),
    );
  const comments = db.orm
    .select({
      id: forumComments.id,
      thread: sql<string>`${forumComments.thread}`.as('thread'),
      excerpt: sql<string>`left(${forumComments.body}, ${excerptLength})`.as('excerpt'),
      status: forumComments.status,
      createdAt: forumComments.createdAt,
      wasPublished: forumComments.wasPublished,
    })
    .from(forumComments)
    .where(
      and(
        eq(forumComments.createdBy, author),
        ne(forumComments.id, except),
        notInState(forumComments.status, forumCommentStates.terminal),
      ),
    );
  const posts = unionAll(threads, comments).as('posts');
  const [counted] = await db.orm
    .select({
      published: sql<number>`count(*) filter (where ${posts.wasPublished})::int`,
      rejected: sql<number>`count(*) filter (where ${inState(posts.status, unpublished)})::int`,
    })
    .from(posts);
  const last = await db.orm
    .select()
    .from(posts)
    .orderBy(desc(posts.createdAt), posts.id)
    .limit(postsShown);
  return {
    published: counted?.published ?? 0,
    rejected: counted?.rejected ?? 0,
    posts: last.map(({ wasPublished: _, createdAt, ...each }) => ({
      ...each,
      createdAt: wireInstant(createdAt),
    })),
  };
}

/** Threads and comments that wait for staff, the oldest first. */
export async function awaitingStaff(db: Database) {
  const waiting = (table: typeof forumThreads | typeof forumComments) =>
    sql`(${inState(table.status, 'pending')} or (${table.reported} and ${inState(table.status, forumThreadStates.published)}))`;
  const threads = await db.orm
    .select({
      id: forumThreads.id,
      title: forumThreads.name,
      createdAt: forumThreads.createdAt,
      isReported: forumThreads.reported,
    })
    .from(forumThreads)
    .where(waiting(forumThreads))
    .orderBy(forumThreads.createdAt)
    .limit(mostAwaiting);
  const comments = await db.orm
    .select({
      id: forumComments.id,
      thread: forumComments.thread,
      title: forumThreads.name,
      createdAt: forumComments.createdAt,
      isReported: forumComments.reported,
    })
    .from(forumComments)
    .innerJoin(forumThreads, eq(forumThreads.id, forumComments.thread))
    .where(waiting(forumComments))
    .orderBy(forumComments.createdAt)
    .limit(mostAwaiting);
  const items = [
    ...threads.map((each) => ({ ...each, kind: 'thread' as const, thread: each.id })),
    ...comments.map((each) => ({ ...each, kind: 'comment' as const })),
  ].toSorted((one, other) => one.createdAt - other.createdAt);
  const total =
    (await db.orm.$count(forumThreads, waiting(forumThreads))) +
    (await db.orm.$count(forumComments, waiting(forumComments)));
  return {
    items: items
      .slice(0, mostAwaiting)
      .map((each) => ({ ...each, createdAt: wireInstant(each.createdAt) })),
    total,
  };
}

const mostAwaiting = 50;
