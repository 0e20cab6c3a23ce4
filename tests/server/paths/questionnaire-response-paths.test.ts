import { beforeAll, expect, test } from 'vitest';
import { questionnaireResponseChart } from '#machines/questionnaire-response/chart.ts';
import { responseMachine } from '#machines/questionnaire-response/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { questionnaireResponseHost } from './questionnaire-response-host.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;

beforeAll(async () => {
  stage = await aStage();
  host = questionnaireResponseHost(stage);
});

const suites = apiSuites('questionnaire-response');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('questionnaire-response', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'questionnaire-response');
  expect(transitionsOf(responseMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('questionnaire-response', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('questionnaire-response', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: questionnaireResponseChart });
});
