import { z } from 'zod';
import {
  forumLimits,
  rejectionReasons,
  reportReasons,
  threadStatuses,
} from '#domain/forum/vocabulary.ts';
import { writtenFields } from '#machines/forum-thread/fields.ts';
import { verbs } from '#machines/forum-thread/writing.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  choice,
  describedLines,
  id,
  queryFlag,
  requiredLines,
  requiredText,
} from '../kernel/fields.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { personReference } from '../kernel/records.ts';
import { forumMute } from './forum-mutes.ts';

export const forumThreadNames = {
  path: 'forum-threads',
  param: 'forumThread',
  model: 'forum-thread',
} as const;

/** What is said of a post that staff have looked at, or are to. */
export const moderated = {
  /** Null where whoever wrote it does not want to be named to this reader. */
  author: personReference.nullable(),
  /** The author is not named to members and coaches. */
  anonymous: z.boolean(),
  /** The reader wrote it. */
  isOwn: z.boolean(),
  /** When it was published; null where it is not. */
  publishedAt: z.string().nullable(),
  /** Why it is not published; null to others than its author and staff. */
  rejection: z
    .object({ reason: z.enum(rejectionReasons), remark: z.string().nullable() })
    .nullable(),
  /** How often it was reported, to staff; null to everybody else. */
  reports: z.int().nullable(),
} as const;

/** A report as staff read it. */
const report = z.object({
  by: personReference.nullable(),
  reason: z.enum(reportReasons),
  remark: z.string().nullable(),
  at: z.string(),
});

/** Reports and what else the author has written, for staff who look at a post; null to everybody else. */
export const background = z
  .object({
    reports: z.array(report),
    published: z.int(),
    rejected: z.int(),
    /** The last posts of the author besides this one. */
    posts: z.array(
      z.object({
        id: z.string(),
        thread: z.string(),
        excerpt: z.string(),
        status: z.string(),
        createdAt: z.string(),
      }),
    ),
    /** That the author can't post now. */
    mute: forumMute.nullable(),
    mayMute: z.boolean(),
    mayLiftMute: z.boolean(),
  })
  .nullable();

/** A thread in lists. */
export const forumThreadSummary = z
  .object({
    ...plainFields,
    ...moderated,
    name: z.string(),
    tags: z.array(z.string()),
    locked: z.boolean(),
    pinned: z.boolean(),
    /** Published comments. */
    comments: z.int(),
    lastActivityAt: z.string(),
    /** There is something that the reader has not seen. */
    isUnread: z.boolean(),
    isFollowed: z.boolean(),
  })
  .meta({ id: 'ForumThreadSummary' });

/** A thread on its own page. */
export const forumThread = forumThreadSummary
  .extend({
    ...plainAuthors,
    body: z.string(),
    /** What the author wrote where staff have put it right; null to others than author and staff. */
    original: z
      .object({ name: z.string().nullable(), tags: z.array(z.string()).nullable() })
      .nullable(),
    /** It is published: it can be followed, and its comments be read. */
    mayFollow: z.boolean(),
    /** The reader can comment on it. */
    mayComment: z.boolean(),
    mayModerate: z.boolean(),
    mayReadHistory: z.boolean(),
    background,
  })
  .meta({ id: 'ForumThread' });

const { text, tags, tag } = forumLimits;

/** What is written about a thread, with the sentences of the forum. */
const written = bodyOf(writtenFields).extend({
  body: describedLines(
    writtenFields.body.label,
    text.most,
    text.least,
    `Write at least ${text.least} characters.`,
  ),
  tags: z
    .array(requiredText('Tag', tag))
    .max(tags, `A thread can have at most ${tags} tags.`)
    .default([]),
});

const rules = z.object({
  version: z.int(),
  /** Markdown. */
  body: z.string(),
  publishedAt: z.string(),
  /** The version that the reader accepted last; null where they accepted none. */
  accepted: z.int().nullable(),
  /** What the reader is told who can’t post at the moment; null where they can. */
  muted: z.string().nullable(),
  mayUpdate: z.boolean(),
});

const awaiting = z.object({
  /** Threads and comments that wait for approval or were reported, the oldest first. */
  items: z.array(
    z.object({
      kind: z.enum(['thread', 'comment']),
      id: z.string(),
      thread: z.string(),
      title: z.string(),
      createdAt: z.string(),
      isReported: z.boolean(),
    }),
  ),
  total: z.int(),
});

export const forumThreads = {
  ...plainRecord(forumThreadNames, {
    words: ['forum thread', 'forum threads'],
    summary: forumThreadSummary,
    detail: forumThread,
    fields: written.extend({
      /** It is kept for its author alone, until they submit it. */
      asDraft: z.boolean('Enter a valid answer.').default(false),
    }),
    events: {
      ...payloadsOf(verbs),
      RESUBMIT: written,
      EDIT: written,
      DELETE: nothing,
    },
    orders: ['activity', 'created', 'comments'],
    filters: {
      tag: requiredText('Tag', tag).optional(),
      status: choice('Status', threadStatuses).optional(),
      author: id('Author').optional(),
      own: queryFlag('Mine').optional(),
      followed: queryFlag('Following').optional(),
      waiting: queryFlag('Awaiting approval').optional(),
      reported: queryFlag('Reported').optional(),
    },
  }),
  ...endpoints({
    'POST /forum-threads/{forumThread}/following': {
      summary: 'Follow a thread, or no longer.',
      body: z.object({ follow: z.boolean('Enter a valid answer.') }),
      response: forumThread,
      rate: 'write',
      audit: 'none',
    },
    'POST /forum-threads/{forumThread}/seen': {
      summary: 'Note that the reader has seen the thread as it stands.',
      body: z.object({}),
      response: null,
      rate: 'write',
      audit: 'none',
    },
    'GET /forum/tags': {
      summary: 'The tags of published threads, the most used first; at most 30.',
      response: z.array(z.object({ tag: z.string(), threads: z.int() })),
      rate: 'read',
      audit: 'none',
    },
    'GET /forum/awaiting': {
      summary: 'What waits for staff in the forum; at most 50.',
      response: awaiting,
      rate: 'read',
      audit: 'none',
    },
    'GET /forum/rules': {
      summary: 'The rules of the forum, and which version the reader has accepted.',
      response: rules,
      rate: 'read',
      audit: 'none',
    },
    'POST /forum/rules': {
      summary: 'Publish another version of the rules, which is accepted before the next post.',
      body: z.object({
        body: requiredLines('Rules', 20_000),
        /** The version that was changed. */
        version: z.int('Enter a valid version.'),
      }),
      response: rules,
      rate: 'write',
      audit: 'change',
    },
    'POST /forum/rules/acceptances': {
      summary: 'Accept the rules as they stand.',
      body: z.object({ version: z.int('Enter a valid version.') }),
      response: rules,
      rate: 'write',
      audit: 'change',
    },
  }),
};
