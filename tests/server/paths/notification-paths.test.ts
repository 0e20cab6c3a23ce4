import { beforeAll, expect, test } from 'vitest';
import { notificationChart } from '#machines/notification/chart.ts';
import { notificationMachine } from '#machines/notification/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { notificationHost } from './notification-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  host = await notificationHost(stage);
});

const suites = apiSuites('notification');
if (!suites) throw new Error('notification is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('notification', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'notification');
  expect(transitionsOf(notificationMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('notification', host, suites.pairs);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('notification', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('notification', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: notificationChart });
});
