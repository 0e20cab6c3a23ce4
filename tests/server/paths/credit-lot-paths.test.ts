import { beforeAll, expect, test } from 'vitest';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import { creditLotMachine } from '#machines/credit-lot/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { creditLotHost } from './credit-lot-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly } from './two-at-once.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

const suites = apiSuites('credit-lot');
if (!suites) throw new Error('credit-lot is no record');

test('takes every transition of its chart behind the command kernel', async () => {
  await expectWalkable('credit-lot', creditLotHost(stage), suites.transitions);
  const taken = await transitionsTaken(stage.db, 'credit-lot');
  expect(transitionsOf(creditLotMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('credit-lot', creditLotHost(stage), suites.pairs);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('credit-lot', creditLotHost(stage), suites.guards);
});

test('refuses what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('credit-lot', creditLotHost(stage), suites.refusals);
});

test('answers two who tell it something at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host: creditLotHost(stage), chart: creditLotChart });
});
