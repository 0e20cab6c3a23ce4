import { beforeAll, expect, test } from 'vitest';
import { forumThreadChart } from '#machines/forum-thread/chart.ts';
import {
  forumThreadMachine,
  type ForumThreadContext,
  type ForumThreadEvent,
} from '#machines/forum-thread/machine.ts';
import { forumComments, forumThreads } from '#database/schema/index.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { forumStage, postHost, postingObstacle, publishedComment } from './forum-hosts.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  const forum = await forumStage(stage);
  host = postHost<ForumThreadContext, ForumThreadEvent>(forum, {
    chart: forumThreadChart,
    name: 'The thread',
    path: 'forum-threads',
    table: forumThreads,
    payloadOf: (payload) => payload,
    obstacle: (question, id) =>
      question === 'hasNoComments' && id !== null
        ? stage.db.orm
            .insert(forumComments)
            .values(publishedComment({ thread: id }, forum.people.max.id, stage.clock.now()))
        : postingObstacle(forum, question),
  });
});

const suites = apiSuites('forum-thread');
if (!suites) throw new Error('forum-thread is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('forum-thread', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'forum-thread');
  expect(transitionsOf(forumThreadMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('forum-thread', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: forumThreadChart });
});
