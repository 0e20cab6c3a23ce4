import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownExportChart } from '#machines/own-export/chart.ts';
import { ownExportMachine } from '#machines/own-export/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { ownExportHost } from './own-export-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-export-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage({ settings: { dataFolder } });
  host = await ownExportHost(stage);
});

const suites = apiSuites('own-export');
if (!suites) throw new Error('own-export is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('own-export', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'own-export');
  expect(transitionsOf(ownExportMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('own-export', host, suites.pairs);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('own-export', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('own-export', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: ownExportChart });
});
