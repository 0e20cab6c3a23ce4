import { beforeAll, expect, test } from 'vitest';
import { slotHoldMachine } from '#machines/slot-hold/machine.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { territoryOf } from '#tools/paths/named.ts';
import { refusalSuite, tours } from '#tools/paths/suites.ts';
import { slotHoldHost } from './slot-hold-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

const territory = territoryOf('slot-hold');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('slot-hold', slotHoldHost(stage), tours(territory, 'transitions'));
  const taken = await transitionsTaken(stage.db, 'slot-hold');
  expect(transitionsOf(slotHoldMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('slot-hold', slotHoldHost(stage), tours(territory, 'pairs'));
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('slot-hold', slotHoldHost(stage), refusalSuite(territory));
});
