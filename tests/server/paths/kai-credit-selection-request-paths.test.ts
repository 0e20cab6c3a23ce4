import { beforeAll, expect, test } from 'vitest';
import { selectionRequestChart } from '#machines/kai-credit-selection-request/chart.ts';
import { selectionRequestMachine } from '#machines/kai-credit-selection-request/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { selectionRequestHost } from './kai-credit-selection-request-host.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  host = selectionRequestHost(stage);
});

const suites = apiSuites('kai-credit-selection-request');
if (!suites) throw new Error('kai-credit-selection-request is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('kai-credit-selection-request', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'kai-credit-selection-request');
  expect(transitionsOf(selectionRequestMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('kai-credit-selection-request', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('kai-credit-selection-request', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: selectionRequestChart });
});
