import { beforeAll, expect, test } from 'vitest';
import { messageChart } from '#machines/message/chart.ts';
import { messageMachine } from '#machines/message/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { messageHost } from './message-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  host = await messageHost(stage);
});

const suites = apiSuites('message');
if (!suites) throw new Error('message is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('message', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'message');
  expect(transitionsOf(messageMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('message', host, suites.pairs);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('message', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('message', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: messageChart });
});
