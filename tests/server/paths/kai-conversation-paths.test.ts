import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { kaiConversationChart } from '#machines/kai-conversation/chart.ts';
import { kaiConversationMachine } from '#machines/kai-conversation/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { kaiConversationHost } from './kai-conversation-host.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-conversation-paths-'));
  closedAtEnd(() => rm(dataFolder, { recursive: true, force: true }));
  stage = await aStage({ settings: { dataFolder } });
  host = kaiConversationHost(stage);
});

const suites = apiSuites('kai-conversation');
if (!suites) throw new Error('kai-conversation is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('kai-conversation', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'kai-conversation');
  expect(transitionsOf(kaiConversationMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('kai-conversation', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('kai-conversation', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: kaiConversationChart });
});
