import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { forumThreadState, forumThreadStates } from '#machines/forum-thread/states.gen.ts';
import { verbs as threadVerbs } from '#machines/forum-thread/writing.ts';
import { verbs as commentVerbs } from '#machines/forum-comment/writing.ts';
import { isStaff } from '#machines/person.ts';
import { historiesOf } from '#machines/verbs.ts';
import { forumCommentNames } from '#contract/forum/forum-comments.ts';
import { forumThreadNames } from '#contract/forum/forum-threads.ts';
import { inState } from '#database/in-state.ts';
import { forumComments, forumReaders, forumThreads } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { wordsAsked } from '#database/word-search.ts';
import { forumCommentKind } from './comments/kind.ts';
import {
  awaitingStaff,
  commentDetail,
  summariseComments,
  summariseThreads,
  threadDetail,
} from './present.ts';
import { acceptRules, publishRules, rulesFor } from './rules.ts';
import { allMutes, liftMute, mute } from './mutes.ts';
import { readThreads } from './threads/beside.ts';
import { forumThreadKind } from './threads/kind.ts';
import { visibleComments, visibleThreads } from './visible.ts';

const { id, status, tags, createdBy, createdAt, lastActivityAt, commentCount, pinned, reported } =
  forumThreads;

const words = sql`to_tsvector('english', ${forumThreads.name} || ' ' || ${forumThreads.body})`;

/** What somebody noted about threads, as a condition on rows of `forum_threads`. */
const followedBy = (reader: string) => sql`exists (
  select 1 from ${forumReaders} where ${forumReaders.threadId} = ${id}
    and ${forumReaders.userId} = ${reader} and ${forumReaders.follows})`;

/** A thread with a post that waits for staff: itself, or a comment on it. */
const hasWaiting = sql`(${inState(status, forumThreadState.pending)} or exists (
  select 1 from ${forumComments} where ${forumComments.thread} = ${id}
    and ${inState(forumComments.status, 'pending')}))`;
const hasReported = sql`(${reported} or exists (
  select 1 from ${forumComments} where ${forumComments.thread} = ${id} and ${forumComments.reported}))`;

const threads = plainBindings(forumThreadNames, forumThreadKind, {
  policy: signedIn,
  visible: visibleThreads,
  // Its author is told that it is gone.
  seesDeleted: () => true,
  searched: [],
  search: (_, { search }) => {
    const query = search ? wordsAsked(search) : null;
    return query === null ? sql`false` : sql`${words} @@ ${query}`;
  },
  ranked: (search) => {
    const query = wordsAsked(search);
    return query === null ? sql`null::real` : sql`ts_rank(${words}, ${query}, 1)`;
  },
  descends: true,
  sorts: {
    activity: [pinned, lastActivityAt],
    created: [createdAt],
    comments: [commentCount],
  },
  read: readThreads,
  listed: [],
  filters: {
    tag: (wanted) => sql`${tags} @> array[${wanted.toLowerCase()}]::text[]`,
    status: (wanted) =>
      inState(
        status,
        wanted === 'accepted'
          ? forumThreadStates.published
          : forumThreadStates.all.filter((state) => state.split('.')[0] === wanted),
      ),
    // Whoever does not want to be named is not found by their name either.
    author: (wanted, _, reader) =>
      and(
        eq(createdBy, wanted),
        isStaff(reader) || wanted === reader.id ? undefined : eq(forumThreads.anonymous, false),
      ),
    own: (wanted, _, reader) => (wanted ? eq(createdBy, reader.id) : undefined),
    followed: (wanted, _, reader) => (wanted ? followedBy(reader.id) : undefined),
    waiting: (wanted, _, reader) => (wanted && isStaff(reader) ? hasWaiting : undefined),
    reported: (wanted, _, reader) => (wanted && isStaff(reader) ? hasReported : undefined),
  },
  summarise: summariseThreads,
  detail: threadDetail,
  history: {
    CREATE: ({ name, payload }) =>
      payload['asDraft'] === true ? `${name} wrote a draft.` : `${name} sent this thread.`,
    EDIT: 'changed it',
    DELETE: 'deleted it',
    ...historiesOf(threadVerbs),
  },
});

const comments = plainBindings(forumCommentNames, forumCommentKind, {
  policy: signedIn,
  visible: visibleComments,
  searched: [forumComments.body],
  sorts: { created: [forumComments.createdAt] },
  filters: {
    thread: (wanted) => eq(forumComments.thread, wanted),
    waiting: (wanted) => (wanted ? inState(forumComments.status, 'pending') : undefined),
  },
  summarise: summariseComments,
  detail: commentDetail,
  history: {
    CREATE: 'sent this comment',
    EDIT: 'changed it',
    DELETE: 'deleted it',
    ...historiesOf(commentVerbs),
  },
});

const showThread = threads['GET /forum-threads/{forumThread}'];
const showComment = comments['GET /forum-comments/{forumComment}'];
const threadHistory = threads['GET /forum-threads/{forumThread}/history'];
const commentHistory = comments['GET /forum-comments/{forumComment}/history'];

export const forumBindings = {
  ...threads,
  ...comments,

  // Only staff look at one by itself.
  ...bind('GET /forum-comments/{forumComment}', {
    policy: only('staff'),
    handle: (call) => showComment.handle(call),
  }),

  // A history names people: it is for the author and for staff.
  ...bind('GET /forum-threads/{forumThread}/history', {
    policy: signedIn,
    async handle(call) {
      const { isOwn } = await showThread.handle(call);
      return isOwn || isStaff(call.principal) ? threadHistory.handle(call) : [];
    },
  }),
  ...bind('GET /forum-comments/{forumComment}/history', {
    policy: signedIn,
    async handle(call) {
      const { isOwn } = await showComment.handle(call);
      return isOwn || isStaff(call.principal) ? commentHistory.handle(call) : [];
    },
  }),

  ...bind('POST /forum-threads/{forumThread}/following', {
    policy: signedIn,
    async handle(call) {
      const { body, params, principal, services } = call;
      // Not there for whoever may not see it.
      await showThread.handle(call);
      const noted = { threadId: params.forumThread, userId: principal.id, follows: body.follow };
      await services.db.orm
        .insert(forumReaders)
        .values(noted)
        .onConflictDoUpdate({
          target: [forumReaders.threadId, forumReaders.userId],
          set: { follows: body.follow },
        });
      return showThread.handle(call);
    },
  }),
  ...bind('POST /forum-threads/{forumThread}/seen', {
    policy: signedIn,
    async handle(call) {
      const { params, principal, now, services } = call;
      await showThread.handle(call);
      await services.db.orm
        .insert(forumReaders)
        .values({ threadId: params.forumThread, userId: principal.id, seenAt: now })
        .onConflictDoUpdate({
          target: [forumReaders.threadId, forumReaders.userId],
          set: { seenAt: now },
        });
    },
  }),
  ...bind('GET /forum/tags', {
    policy: signedIn,
    async handle({ services: { db } }) {
      const tag = sql<string>`unnest(${tags})`;
      const used = db.orm
        .select({ tag: tag.as('tag') })
        .from(forumThreads)
        .where(and(isNull(forumThreads.deletedAt), inState(status, forumThreadStates.published)))
        .as('used');
      const found = sql<number>`count(*)::int`;
      return db.orm
        .select({ tag: used.tag, threads: found })
        .from(used)
        .groupBy(used.tag)
        .orderBy(desc(found), used.tag)
        .limit(30);
    },
  }),
  ...bind('GET /forum/awaiting', {
    policy: only('staff'),
    handle: ({ services: { db } }) => awaitingStaff(db),
  }),
  ...bind('GET /forum/rules', {
    policy: signedIn,
    handle: ({ principal, now, services: { db } }) => rulesFor(db, principal, now),
  }),
  ...bind('POST /forum/rules', {
    policy: only('staff'),
    async handle({ body, principal, now, services: { db } }) {
      await publishRules(db, { ...body, by: principal.id, at: now });
      return rulesFor(db, principal, now);
    },
  }),
  ...bind('POST /forum/rules/acceptances', {
    policy: signedIn,
    async handle({ body, principal, now, services: { db } }) {
      await acceptRules(db, { ...body, by: principal.id, at: now });
      return rulesFor(db, principal, now);
    },
  }),

  ...bind('GET /forum/mutes', {
    policy: only('staff'),
    handle: ({ now, services: { db } }) => allMutes(db, now),
  }),
  ...bind('POST /forum/mutes/{user}', {
    policy: only('staff'),
    handle: ({ body: { reason, until }, params, principal, now, services: { db } }) =>
      mute(
        db,
        { person: params.user, reason, until: until === null ? null : Date.parse(until) },
        { by: principal, at: now },
      ),
  }),
  ...bind('POST /forum/mutes/{user}/lifting', {
    policy: only('staff'),
    handle: ({ params, principal, now, services: { db } }) =>
      liftMute(db, params.user, { by: principal, at: now }),
  }),
};
