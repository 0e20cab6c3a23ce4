import { beforeAll, expect, test } from 'vitest';
import { awardChart } from '#machines/award/chart.ts';
import { awardMachine } from '#machines/award/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { awardHost } from './award-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  host = await awardHost(stage);
});

const suites = apiSuites('award');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('award', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'award');
  expect(transitionsOf(awardMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('award', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('award', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: awardChart });
});
