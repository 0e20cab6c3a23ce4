import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { forumCommentChart } from '#machines/forum-comment/chart.ts';
import type {
  ForumCommentContext,
  ForumCommentEvent,
  forumCommentMachine,
  forumCommentQuestions,
} from '#machines/forum-comment/machine.ts';
import { forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import { forumThreadStates } from '#machines/forum-thread/states.gen.ts';
import { isStaff } from '#machines/person.ts';
import { forumCommentNames } from '#contract/forum/forum-comments.ts';
import { forumThreadNames } from '#contract/forum/forum-threads.ts';
import { inState } from '#database/in-state.ts';
import { forumComments, forumThreads } from '#database/schema/index.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { forumTopics, moderationEffects } from '../moderation.ts';
import { postingAnswers, recount } from '../posting.ts';

export type ForumCommentRow = typeof forumComments.$inferSelect;

const answers: Answers<typeof forumCommentQuestions, ForumCommentContext, ForumCommentEvent> = {
  ...postingAnswers(),
  isThreadOpen: oneByOne(async (db, { context: { thread } }) => {
    const { id, status, locked } = forumThreads;
    const [found] = await db.orm
      .select({ locked })
      .from(forumThreads)
      .where(and(eq(id, thread), inState(status, forumThreadStates.published)));
    if (!found) return 'This thread is not published.';
    return found.locked ? 'This thread is locked. Nobody can comment on it.' : null;
  }),
  isParentThere: oneByOne(async (db, { context: { thread, parent } }) => {
    if (parent === null) return null;
    const found = await db.orm.$count(
      forumComments,
      and(
        eq(forumComments.id, parent),
        eq(forumComments.thread, thread),
        isNull(forumComments.parent),
        inState(forumComments.status, forumCommentStates.published),
      ),
    );
    return found === 1 ? null : 'The comment you are answering is no longer there.';
  }),
  async hasNoReplies(db, asked) {
    const { parent, status } = forumComments;
    const found = await db.orm
      .select({ id: parent, replies: sql<number>`count(*)::int` })
      .from(forumComments)
      .where(
        and(
          inArray(
            parent,
            asked.map(({ id }) => id),
          ),
          inState(status, forumCommentStates.published),
        ),
      )
      .groupBy(parent);
    return new Map(
      found.flatMap(({ id, replies }) =>
        id === null
          ? []
          : [[id, `Can’t delete the comment: it has ${counted(replies, 'reply', 'replies')}.`]],
      ),
    );
  },
};

type Effects = EffectHandlers<
  typeof forumCommentMachine,
  ForumCommentContext,
  unknown,
  ForumCommentEvent
>;

const effects: Effects = {
  ...moderationEffects<ForumCommentContext, ForumCommentEvent>({
    entity: 'forum-comment',
    threadOf: (_, { thread }) => thread,
  }),
  async recount({ db, after }) {
    await recount(db, after.context.thread);
  },
};

/** Comments in the forum as the command kernel handles them. What people write is in no history. */
const kind = plainKind<ForumCommentContext, ForumCommentRow, ForumCommentEvent>({
  chart: forumCommentChart,
  table: forumComments,
  path: forumCommentNames.path,
  contextOf: ({ id: _, version: __, status: ___, createdAt: ____, updatedAt: _____, ...context }) =>
    context,
  answers,
  effects,
  mayCreate: () => true,
  remember: (event) => (event.type === 'REJECT' ? { reason: event.reason ?? null } : {}),
});

export const forumCommentKind: typeof kind = {
  ...kind,
  hidesNames: ({ context }, reader) => context.anonymous && !isStaff(reader),
  audience: ({ row: { context } }) => ({
    userIds: context.createdBy === null ? [] : [context.createdBy],
    staff: true,
    topics: [`record:${forumCommentNames.path}`, `record:${forumThreadNames.path}`, ...forumTopics],
  }),
};
