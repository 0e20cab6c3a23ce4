import { beforeAll, expect, test } from 'vitest';
import { bookingChart } from '#machines/booking/chart.ts';
import { bookingMachine } from '#machines/booking/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { bookingHost } from './booking-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly } from './two-at-once.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

const suites = apiSuites('booking');
if (!suites) throw new Error('booking is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('booking', bookingHost(stage), suites.transitions);
  const taken = await transitionsTaken(stage.db, 'booking');
  expect(transitionsOf(bookingMachine).filter((each) => !taken.has(each))).toEqual([]);
});

/** There are 226 paths of them, and the machine alone walks all: here a run takes every fifth, from another one each time. */
const parts = 5;
const part = Number(process.env['SEED'] ?? Date.now()) % parts;

test(`takes every transition after every other that can come before it, SEED=${part} of ${parts}`, async () => {
  const paths = suites.pairs.filter((_, nth) => nth % parts === part);
  await expectWalkable('booking', bookingHost(stage), paths);
}, 240_000);

test('asks every guard with both answers', async () => {
  await expectWalkable('booking', bookingHost(stage), suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('booking', bookingHost(stage), suites.refusals);
}, 240_000);

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host: bookingHost(stage), chart: bookingChart });
});
