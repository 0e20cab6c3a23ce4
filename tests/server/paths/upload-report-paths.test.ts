import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadReportChart } from '#machines/upload-report/chart.ts';
import { uploadReportMachine } from '#machines/upload-report/machine.ts';
import { folderStore } from '#server/files/file-store.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { uploadReportHost } from './upload-report-host.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
afterAll(() => rm(dataFolder, { recursive: true }));

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage({ services: { files: folderStore(dataFolder) } });
  host = await uploadReportHost(stage);
});

const suites = apiSuites('upload-report');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('upload-report', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'upload-report');
  expect(transitionsOf(uploadReportMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('upload-report', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('upload-report', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: uploadReportChart });
});
