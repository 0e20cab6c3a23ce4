import { beforeAll, expect, test } from 'vitest';
import { supportRequestChart } from '#machines/support-request/chart.ts';
import { supportRequestMachine } from '#machines/support-request/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { supportRequestHost } from './support-request-host.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  host = await supportRequestHost(stage);
});

const suites = apiSuites('support-request');
if (!suites) throw new Error('support-request is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('support-request', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'support-request');
  expect(transitionsOf(supportRequestMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('support-request', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('support-request', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: supportRequestChart });
});
