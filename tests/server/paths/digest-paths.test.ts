import { beforeAll, expect, test } from 'vitest';
import { digestChart } from '#machines/digest/chart.ts';
import { digestMachine } from '#machines/digest/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { testSettings } from '#tests/support/server.ts';
import { testMailServer } from '#tests/support/smtp.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { digestHost } from './digest-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
beforeAll(async () => {
  stage = await aStage();
  const post = await testMailServer();
  const mailer = createMailer({ ...testSettings, smtpUrl: post.url });
  host = await digestHost(stage, mailer);
  return () => mailer.close();
});

const suites = apiSuites('digest');
if (!suites) throw new Error('digest is no record');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('digest', host, suites.transitions);
  const taken = await transitionsTaken(stage.db, 'digest');
  expect(transitionsOf(digestMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('digest', host, suites.pairs);
});

test('asks every guard with both answers', async () => {
  await expectWalkable('digest', host, suites.guards);
});

test('refuses through the API what its chart refuses, with its status and its sentence', async () => {
  await expectWalkable('digest', host, suites.refusals);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: digestChart });
});
