import { beforeAll, expect, test } from 'vitest';
import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import { bookingInviteMachine } from '#machines/booking-invite/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { bookingInviteHost } from './booking-invite-host.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;

beforeAll(async () => {
  stage = await aStage();
  host = bookingInviteHost(stage);
});

const suites = apiSuites('booking-invite');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('booking-invite', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'booking-invite');
  expect(transitionsOf(bookingInviteMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('booking-invite', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('booking-invite', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: bookingInviteChart });
});
