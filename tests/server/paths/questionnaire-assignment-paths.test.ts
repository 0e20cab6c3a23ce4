import { beforeAll, expect, test } from 'vitest';
import { questionnaireAssignmentChart } from '#machines/questionnaire-assignment/chart.ts';
import { assignmentMachine } from '#machines/questionnaire-assignment/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { questionnaireAssignmentHost } from './questionnaire-assignment-host.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;

beforeAll(async () => {
  stage = await aStage();
  host = questionnaireAssignmentHost(stage);
});

const suites = apiSuites('questionnaire-assignment');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('questionnaire-assignment', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'questionnaire-assignment');
  expect(transitionsOf(assignmentMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('questionnaire-assignment', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('questionnaire-assignment', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: questionnaireAssignmentChart });
});
