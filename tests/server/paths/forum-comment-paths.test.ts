import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { forumCommentChart } from '#machines/forum-comment/chart.ts';
import {
  forumCommentMachine,
  type ForumCommentContext,
  type ForumCommentEvent,
} from '#machines/forum-comment/machine.ts';
import { newId } from '#domain/ids.ts';
import { forumComments, forumThreads } from '#database/schema/index.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { forumStage, postHost, postingObstacle, publishedComment } from './forum-hosts.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;
/** What is said to be answered: nothing unless an obstacle says so. */
let parent: string | null = null;

beforeAll(async () => {
  stage = await aStage();
  const forum = await forumStage(stage);
  const { db, clock } = stage;
  const { thread } = forum;
  host = postHost<ForumCommentContext, ForumCommentEvent>(forum, {
    chart: forumCommentChart,
    name: 'The comment',
    path: 'forum-comments',
    table: forumComments,
    payloadOf(payload, type) {
      const answered = parent;
      parent = null;
      return type === 'CREATE' ? { ...payload, thread, parent: answered } : payload;
    },
    async obstacle(question, id) {
      if (question === 'isThreadOpen')
        return db.orm.update(forumThreads).set({ locked: true }).where(eq(forumThreads.id, thread));
      if (question === 'isParentThere') return (parent = newId());
      if (question === 'hasNoReplies' && id !== null)
        return db.orm
          .insert(forumComments)
          .values(publishedComment({ thread, parent: id }, forum.people.max.id, clock.now()));
      return postingObstacle(forum, question);
    },
  });
});

const suites = apiSuites('forum-comment');
if (!suites) throw new Error('forum-comment is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('forum-comment', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'forum-comment');
  expect(transitionsOf(forumCommentMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('forum-comment', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: forumCommentChart });
});
