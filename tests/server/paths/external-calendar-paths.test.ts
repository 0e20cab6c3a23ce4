import { beforeAll, expect, test } from 'vitest';
import { externalCalendarChart } from '#machines/external-calendar/chart.ts';
import { externalCalendarMachine } from '#machines/external-calendar/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { externalCalendarHost } from './external-calendar-host.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;

const client = {
  clientId: 'waymark',
  clientSecret: 'known to two',
  addresses: {
    authorize: 'https://consent.example/authorize',
    token: 'https://consent.example/token',
    revoke: null,
    api: 'https://consent.example/api',
  },
};

beforeAll(async () => {
  stage = await aStage({ settings: { calendarClients: { google: client, microsoft: null } } });
  host = externalCalendarHost(stage);
});

const suites = apiSuites('external-calendar');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('external-calendar', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'external-calendar');
  expect(transitionsOf(externalCalendarMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('external-calendar', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('external-calendar', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: externalCalendarChart });
});
