import { beforeAll, expect, test } from 'vitest';
import { bookingGroupChart } from '#machines/booking-group/chart.ts';
import { bookingGroupMachine } from '#machines/booking-group/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { bookingGroupHost } from './booking-group-host.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;

beforeAll(async () => {
  stage = await aStage();
  host = bookingGroupHost(stage);
});

const suites = apiSuites('booking-group');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('booking-group', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'booking-group');
  expect(transitionsOf(bookingGroupMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('booking-group', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('booking-group', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: bookingGroupChart });
});
