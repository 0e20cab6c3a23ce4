import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { forumLimits, forumTimes } from '#domain/forum/vocabulary.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import { forumThreadState } from '#machines/forum-thread/states.gen.ts';
import type { questions } from '#machines/forum-thread/moderating.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import { isStaff, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { forumComments, forumThreads, users } from '#database/schema/index.ts';
import { policyFor } from '#server/policy-for.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { muteSentenceFor } from './mutes.ts';
import { hasAcceptedRules } from './rules.ts';

const tooOften = `You’ve posted ${forumLimits.postsAnHour} times in the last hour. Try again later.`;

/** What is asked of whoever sends a post, whether it is a thread or a comment. */
export function postingAnswers<Context, Event extends BareEvent>() {
  const answers: Answers<typeof questions, Context, Event> = {
    // Whoever is shown their posts is one person: it is asked once for all of them.
    async isNotMuted(db, asked) {
      const [first] = asked;
      const sentence = first ? await muteSentenceFor(db, first.by, first.at) : null;
      return new Map(sentence === null ? [] : asked.map(({ id }) => [id, sentence]));
    },
    hasAcceptedRules: oneByOne(async (db, { by }) =>
      (await hasAcceptedRules(db, by.id)) ? null : 'Read and accept the forum rules first.',
    ),
    isWithinLimit: oneByOne(async (db, { by, at }) =>
      (await postsSince(db, by.id, at - forumTimes.flood)) < forumLimits.postsAnHour
        ? null
        : tooOften,
    ),
    needsNoApproval: oneByOne(async (db, { by }) =>
      (await isTrusted(db, by)) ? null : 'We’ll review it before others see it.',
    ),
  };
  return answers;
}

/** What somebody has sent since then, drafts left out. */
async function postsSince(db: Database, author: string, since: number): Promise<number> {
  const threads = await db.orm.$count(
    forumThreads,
    and(
      eq(forumThreads.createdBy, author),
      gt(forumThreads.createdAt, since),
      notInState(forumThreads.status, forumThreadState.draft),
    ),
  );
  const comments = await db.orm.$count(
    forumComments,
    and(eq(forumComments.createdBy, author), gt(forumComments.createdAt, since)),
  );
  return threads + comments;
}

/** Staff, and whoever has had so many posts published that their organisation holds no more of them. */
async function isTrusted(db: Database, { id, role }: Person): Promise<boolean> {
  if (isStaff({ role })) return true;
  const [author] = await db.orm
    .select({ organizationId: users.organizationId })
    .from(users)
    .where(eq(users.id, id));
  const { postsHeld } = (await policyFor(db, author?.organizationId ?? null)).parameters;
  if (postsHeld === 0) return true;
  // The largest number stands for all of them, however many somebody has written.
  if (postsHeld >= defaultPolicy.postsHeld) return false;
  const threads = await db.orm.$count(
    forumThreads,
    and(eq(forumThreads.createdBy, id), eq(forumThreads.wasPublished, true)),
  );
  const comments = await db.orm.$count(
    forumComments,
    and(eq(forumComments.createdBy, id), eq(forumComments.wasPublished, true)),
  );
  return threads + comments >= postsHeld;
}

/** Counts the published comments of a thread again, and when something was last said in it. */
export async function recount(db: Database, thread: string): Promise<void> {
  const which = sql`${forumComments.thread} = ${thread} and ${inState(forumComments.status, forumCommentStates.published)}`;
  await db.orm
    .update(forumThreads)
    .set({
      commentCount: sql`(select count(*) from ${forumComments} where ${which})`,
      lastActivityAt: sql`greatest(coalesce(${forumThreads.publishedAt}, ${forumThreads.createdAt}),
        (select max(${forumComments.publishedAt}) from ${forumComments} where ${which}))`,
    })
    .where(and(eq(forumThreads.id, thread), isNull(forumThreads.deletedAt)));
}
