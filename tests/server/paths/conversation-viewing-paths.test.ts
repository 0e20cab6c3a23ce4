import { beforeAll, expect, test } from 'vitest';
import { conversationViewingChart } from '#machines/conversation-viewing/chart.ts';
import { conversationViewingMachine } from '#machines/conversation-viewing/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { conversationViewingHost } from './conversation-viewing-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  host = await conversationViewingHost(stage);
});

const suites = apiSuites('conversation-viewing');
if (!suites) throw new Error('conversation-viewing is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('conversation-viewing', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'conversation-viewing');
  expect(transitionsOf(conversationViewingMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('conversation-viewing', host, suites.pairs);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('conversation-viewing', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('conversation-viewing', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: conversationViewingChart });
});
