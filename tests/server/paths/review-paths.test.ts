import { beforeAll, expect, test } from 'vitest';
import { reviewChart } from '#machines/review/chart.ts';
import { reviewMachine } from '#machines/review/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { reviewHost } from './review-host.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;

beforeAll(async () => {
  stage = await aStage();
  host = reviewHost(stage);
});

const suites = apiSuites('review');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('review', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'review');
  expect(transitionsOf(reviewMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('review', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('review', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: reviewChart });
});
