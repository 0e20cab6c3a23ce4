import { inArray, and, sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { forumThreadChart } from '#machines/forum-thread/chart.ts';
import type {
  ForumThreadContext,
  ForumThreadEvent,
  forumThreadMachine,
  forumThreadQuestions,
} from '#machines/forum-thread/machine.ts';
import { forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import { isStaff } from '#machines/person.ts';
import { forumThreadNames } from '#contract/forum/forum-threads.ts';
import { inState } from '#database/in-state.ts';
import { forumComments, forumReaders, forumThreads } from '#database/schema/index.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import type { Answers } from '#server/records/questions.ts';
import { forumTopics, moderationEffects } from '../moderation.ts';
import { postingAnswers, recount } from '../posting.ts';

export type ForumThreadRow = typeof forumThreads.$inferSelect;

const answers: Answers<typeof forumThreadQuestions, ForumThreadContext, ForumThreadEvent> = {
  ...postingAnswers(),
  async hasNoComments(db, asked) {
    const { thread, status } = forumComments;
    const ids = asked.map(({ id }) => id);
    const found = await db.orm
      .select({ id: thread, comments: sql<number>`count(*)::int` })
      .from(forumComments)
      .where(and(inArray(thread, ids), inState(status, forumCommentStates.published)))
      .groupBy(thread);
    return new Map(
      found.map(({ id, comments }) => [
        id,
        `Can’t delete the thread: it has ${counted(comments, 'comment')}.`,
      ]),
    );
  },
};

type Effects = EffectHandlers<
  typeof forumThreadMachine,
  ForumThreadContext,
  unknown,
  ForumThreadEvent
>;

const effects: Effects = {
  ...moderationEffects<ForumThreadContext, ForumThreadEvent>({
    entity: 'forum-thread',
    threadOf: (id) => id,
  }),
  async recount({ db, id }) {
    await recount(db, id);
  },
  async followOwn({ db, id, after, at }) {
    const { createdBy } = after.context;
    if (createdBy === null) return;
    await db.orm
      .insert(forumReaders)
      .values({ threadId: id, userId: createdBy, follows: true, seenAt: at })
      .onConflictDoNothing();
  },
};

/** Threads of the forum as the command kernel handles them. What people write is in no history. */
const kind = plainKind<ForumThreadContext, ForumThreadRow, ForumThreadEvent>({
  chart: forumThreadChart,
  table: forumThreads,
  path: forumThreadNames.path,
  contextOf: ({
    id: _,
    version: __,
    status: ___,
    createdAt: ____,
    updatedAt: _____,
    commentCount: ______,
    lastActivityAt: _______,
    ...context
  }) => context,
  answers,
  effects,
  mayCreate: () => true,
  remember: (event) => {
    if (event.type === 'CREATE') return { asDraft: event.asDraft };
    return event.type === 'REJECT' ? { reason: event.reason ?? null } : {};
  },
});

export const forumThreadKind: typeof kind = {
  ...kind,
  async insert(db, id, { status, context }, at) {
    await db.orm.insert(forumThreads).values({
      ...context,
      tags: [...context.tags],
      originalTags: context.originalTags && [...context.originalTags],
      id,
      status,
      createdAt: at,
      updatedAt: at,
      lastActivityAt: at,
    });
    return null;
  },
  hidesNames: ({ context }, reader) => context.anonymous && !isStaff(reader),
  audience: ({ row: { context } }) => ({
    userIds: context.createdBy === null ? [] : [context.createdBy],
    staff: true,
    topics: [`record:${forumThreadNames.path}`, ...forumTopics],
  }),
};
