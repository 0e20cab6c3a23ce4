import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RejectionReason, ReportReason } from '#domain/forum/vocabulary.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

/** What is kept of every post besides what its author wrote. */
const moderationColumns = () => ({
  anonymous: boolean('anonymous').notNull().default(false),
  reason: text('reason').$type<RejectionReason>(),
  remark: text('remark'),
  decidedBy: uuid('decided_by'),
  publishedAt: instant('published_at'),
  wasPublished: boolean('was_published').notNull().default(false),
  reported: boolean('reported').notNull().default(false),
});

export const forumThreads = pgTable('forum_threads', {
  ...plainColumns(),
  name: text('title').notNull(),
  body: text('body').notNull(),
  tags: text('tags').array().notNull(),
  ...moderationColumns(),
  originalName: text('original_title'),
  originalTags: text('original_tags').array(),
  locked: boolean('locked').notNull().default(false),
  pinned: boolean('pinned').notNull().default(false),
  commentCount: integer('comment_count').notNull().default(0),
  /** When it, or the last comment on it, was published; before that when it was written. */
  lastActivityAt: instant('last_activity_at').notNull(),
});

// What was said to everybody stays, by a deleted user; what nobody else has read goes with its author.
export const forumThreadsRows = rowsOf(forumThreads, {
  spreadBy: 'createdBy',
  words: {
    none: ['status', 'name', 'body', 'tags', 'originalName', 'originalTags', 'reason'],
    erased: ['remark'],
  },
  about: ['createdBy'],
});

export const forumComments = pgTable('forum_comments', {
  ...plainColumns(),
  thread: uuid('thread_id').notNull(),
  parent: uuid('parent_id'),
  body: text('body').notNull(),
  ...moderationColumns(),
});

export const forumCommentsRows = rowsOf(forumComments, {
  spreadBy: 'thread',
  words: { none: ['status', 'body', 'reason'], erased: ['remark'] },
  about: ['createdBy'],
});

/** Who asked staff to look at a post: a thread or a comment. */
export const forumReports = pgTable(
  'forum_reports',
  {
    postId: uuid('post_id').notNull(),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    remark: text('remark'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.reporterId] })],
);

export const forumReportsRows = rowsOf(forumReports, {
  spreadBy: 'postId',
  words: { none: ['reason'], gone: ['remark'] },
  about: ['reporterId'],
});

/** What somebody follows, and when they saw it last. */
export const forumReaders = pgTable(
  'forum_readers',
  {
    threadId: uuid('thread_id').notNull(),
    userId: uuid('user_id').notNull(),
    follows: boolean('follows').notNull().default(false),
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] })],
);

export const forumReadersRows = rowsOf(forumReaders, { spreadBy: 'threadId', words: 'things' });

export const forumRules = pgTable('forum_rules', {
  version: integer('version').primaryKey(),
  body: text('body').notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: uuid('published_by'),
});

export const forumRulesRows = rowsOf(forumRules, { spreadBy: null, words: 'things' });

export const forumRuleAcceptances = pgTable(
  'forum_rule_acceptances',
  {
    userId: uuid('user_id').notNull(),
    version: integer('version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

export const forumRuleAcceptancesRows = rowsOf(forumRuleAcceptances, {
  spreadBy: 'userId',
  words: 'things',
});

/** Who can't post in the forum: until then, or until it is lifted. */
export const forumMutes = pgTable('forum_mutes', {
  userId: uuid('user_id').primaryKey(),
  until: instant('until'),
  reason: text('reason').notNull(),
  byId: uuid('by_id'),
  at: instant('at').notNull(),
});

export const forumMutesRows = rowsOf(forumMutes, {
  spreadBy: 'userId',
  words: { gone: ['reason'] },
  about: ['userId'],
});
