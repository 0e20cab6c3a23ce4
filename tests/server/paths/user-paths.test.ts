import { beforeAll, expect, test } from 'vitest';
import { userChart } from '#machines/user/chart.ts';
import { userMachine } from '#machines/user/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { userHost } from './user-host.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  host = await userHost(stage);
});

const suites = apiSuites('user');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('user', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'user');
  expect(transitionsOf(userMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('user', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('user', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: userChart });
});
