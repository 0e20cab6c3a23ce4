import { beforeAll, expect, test } from 'vitest';
import { attendeeChart } from '#machines/attendee/chart.ts';
import { attendeeMachine } from '#machines/attendee/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { attendeeHost } from './attendee-host.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;

beforeAll(async () => {
  stage = await aStage();
  host = attendeeHost(stage);
});

const suites = apiSuites('attendee');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('attendee', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'attendee');
  expect(transitionsOf(attendeeMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('attendee', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('attendee', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: attendeeChart });
});
