import { beforeAll, expect, test } from 'vitest';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import { slotHoldMachine } from '#machines/slot-hold/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { slotHoldHost } from './slot-hold-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly } from './two-at-once.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

const suites = apiSuites('slot-hold');
if (!suites) throw new Error('slot-hold is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('slot-hold', slotHoldHost(stage), suites.transitions);
  const taken = await transitionsTaken(stage.db, 'slot-hold');
  expect(transitionsOf(slotHoldMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('slot-hold', slotHoldHost(stage), suites.pairs);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('slot-hold', slotHoldHost(stage), suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('slot-hold', slotHoldHost(stage), suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host: slotHoldHost(stage), chart: slotHoldChart });
});
