import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { eq } from 'drizzle-orm';
import { bookings, passwordLinks } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { doorOf, type Booked } from '#machines/meeting/door.ts';
import { lockDelivery } from '#server/features/users/public.ts';
import { lockJob } from '#server/identity/locks.ts';
import { passwordLinkJob } from '#server/identity/password-links.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { passwordMailDelivery } from '#server/mail/password-mail.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { policyFor } from '#server/policy-for.ts';
import { anAccount } from '#tests/server/identity/identity-server.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const hour = 3_600_000;
type Values = BodyOf<Endpoints['POST /policy/preview']>;

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-policy-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const stage = await aStage({ settings: { dataFolder } });
const world = await aWorld(stage.db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    ana: { role: 'Coach', name: 'Ana Silva' },
    priya: { role: 'Admin', name: 'Priya Raman' },
  },
  sessions: { coaching: {} },
  lots: { hers: { session: 'coaching', holder: 'mia', units: 2 } },
});
const eleanor = stage.as(await aPerson(stage.db, 'SuperAdmin', 'Eleanor Vance'));
const { values } = await eleanor.call('GET /policy');

const sent: Mail[] = [];
/** What waits in the outbox about accounts: the news of a lock, and links. */
async function runErrands(): Promise<void> {
  const { db, clock, services } = stage;
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const { settings, log } = services;
  await outboxWorker({
    db,
    clock,
    log,
    deliveries: {
      [lockJob]: lockDelivery({ db, clock }),
      [passwordLinkJob]: passwordMailDelivery({ db, clock, mailer, settings }),
    },
    takes: { only: [lockJob, passwordLinkJob] },
  }).runDue(clock.now());
}

const save = (changed: Partial<Values>, version: number) => ({
  body: { ...values, ...changed, version, idempotencyKey: newId() },
});

test('the rules that came with the product are those of the domain reference, and only super admins see them', async () => {
  expect(values).toMatchObject({ requestTtl: 48, minNotice: 24, slotStepMinutes: 15, holdTtl: 10 });
  expect(await eleanor.call('GET /policy/history')).toEqual([]);
  const priya = stage.as(world.people.priya);
  for (const route of ['GET /policy', 'GET /policy/history'] as const)
    expect(await priya.refused(route)).toMatchObject({ status: 403 });
  expect(await priya.refused('POST /policy', save({ requestTtl: 24 }, 1))).toMatchObject({
    status: 403,
  });
});

test('what a change would do is told before it is saved; what was asked before keeps its terms', async () => {
  const { id } = await stage.as(world.people.mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: world.people.ana.id,
      credit: world.lots.hers,
      startsAt: new Date(seededAt + 96 * hour).toISOString(),
      message: 'I would like to talk.',
      idempotencyKey: newId(),
    },
  });
  const termsOf = async () =>
    (await stage.db.orm.select().from(bookings).where(eq(bookings.id, id)))[0]?.terms;
  const before = await termsOf();
  const preview = (changed: Partial<Values>) =>
    eleanor.call('POST /policy/preview', { body: { ...values, ...changed } });
  expect((await preview({})).effects).toEqual([]);
  expect((await preview({ requestTtl: 24 })).effects).toEqual([
    '1 open request would expire sooner: it keeps its terms.',
    'What happens from now on follows the new rules.',
  ]);
  expect((await preview({ requestTtl: 72 })).effects[0]).toBe(
    '1 open request would expire later: it keeps its terms.',
  );

  const saved = await eleanor.call('POST /policy', save({ requestTtl: 24 }, 1));
  expect(saved).toMatchObject({ version: 2, values: { requestTtl: 24 } });
  expect(await termsOf()).toEqual(before);
  expect(await eleanor.call('GET /policy/history')).toMatchObject([
    {
      by: { fullName: 'Eleanor Vance' },
      organization: null,
      changes: [{ key: 'requestTtl', from: 48, to: 24 }],
    },
  ]);
});

test('rules that don’t fit are refused at their field, and whoever is second is told so', async () => {
  expect(await eleanor.refused('POST /policy', save({ holdTtl: 0 }, 2))).toMatchObject({
    status: 422,
    errors: { holdTtl: 'Time kept for a member must be between 1 and 60.' },
  });
  expect(
    await eleanor.refused('POST /policy', save({ firstReminder: 1, secondReminder: 2 }, 2)),
  ).toMatchObject({
    status: 422,
    errors: { secondReminder: 'Second reminder must be shorter than “First reminder”.' },
  });
  expect(await eleanor.refused('POST /policy', save({ requestTtl: 12 }, 1))).toMatchObject({
    status: 409,
    errors: { version: expect.stringContaining('Someone else changed the rules') as string },
  });
  expect((await eleanor.call('GET /policy')).version).toBe(2);
});

test('an organisation’s own rules stand in the history too, with what they were before', async () => {
  const organization = await eleanor.call('POST /organizations', {
    body: { name: 'Quay Partners', policyOverrides: { minNotice: 48 }, idempotencyKey: newId() },
  });
  const { id, version } = organization;
  const payload = { name: 'Quay Partners', policyOverrides: { minNotice: 12 } };
  await eleanor.call('POST /organizations/{organization}/events', {
    params: { organization: id },
    body: { type: 'EDIT', version, payload, idempotencyKey: newId() } as never,
  });
  const steps = await eleanor.call('GET /policy/history');
  expect(steps.filter((step) => step.organization?.id === id)).toMatchObject([
    { changes: [{ key: 'minNotice', from: 48, to: 12 }] },
    { changes: [{ key: 'minNotice', from: null, to: 48 }] },
  ]);
  const { effects } = await eleanor.call('POST /policy/preview', {
    body: { ...values, requestTtl: 24, minNotice: 36 },
  });
  expect(effects).toContain('1 organisation has its own “Notice” and keeps it.');
});

test('of several lengths an organisation keeps only its own, and the others follow the product', async () => {
  const { version } = await eleanor.call('GET /policy');
  const { id } = await eleanor.call('POST /organizations', {
    body: {
      name: 'Mole Partners',
      policyOverrides: { secondReminder: 2 },
      idempotencyKey: newId(),
    },
  });
  await eleanor.call('POST /policy', save({ firstReminder: 48 }, version));
  expect((await policyFor(stage.db, id)).parameters.reminders).toEqual([48 * hour, 2 * hour]);
  const { effects } = await eleanor.call('POST /policy/preview', {
    body: { ...values, firstReminder: 30, secondReminder: 3 },
  });
  expect(effects).toContain('1 organisation has its own “Second reminder” and keeps it.');
  expect(effects.join(' ')).not.toContain('First reminder');
});

test('files are taken as far as the rules say, and pages are told', async () => {
  const { version } = await eleanor.call('GET /policy');
  await eleanor.call(
    'POST /policy',
    save({ tableMax: 1, tableRows: 10, recordingLength: 30 }, version),
  );
  expect(await stage.as(world.people.mia).call('GET /policy/upload-limits')).toMatchObject({
    tableMax: 1024 * 1024,
    tableRows: 10,
    pictureMax: 5 * 1024 * 1024,
    recordingLength: hour / 2,
  });
  const form = new FormData();
  form.set('idempotencyKey', newId());
  form.set('file', new Blob(['x'.repeat(1024 * 1024 + 1)], { type: 'text/csv' }), 'people.csv');
  const response = await eleanor.request('/api/users/uploads', { method: 'POST', body: form });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: { file: 'Files can’t be larger than 1 MB.' },
  });
});

test('the rules for signing in, for links and for the room are those that were saved', async () => {
  const { version } = await eleanor.call('GET /policy');
  const changed = {
    signInFailures: 3,
    signInLockTime: 40,
    linkTtl: 90,
    joinCloses: 5,
    minNotice: 36,
  };
  await eleanor.call('POST /policy', save(changed, version));
  const priya = stage.as(world.people.priya);
  expect(await priya.call('GET /policy/standards')).toMatchObject({
    minNotice: 36,
    lateWindow: 24,
  });

  const { email } = await anAccount(stage.db);
  const wrong = () =>
    stage.as(null).refused('POST /auth/sign-in', { body: { email, password: 'not hers at all' } });
  for (const _ of [1, 2])
    expect(await wrong()).toMatchObject({
      errors: { password: 'Incorrect email or password.' },
    });
  const locked = { errors: { password: 'Your account is locked for 40 minutes.' } };
  expect(await wrong()).toMatchObject(locked);
  stage.clock.advance({ minutes: 39 });
  expect(await wrong()).toMatchObject(locked);
  await runErrands();
  const { effects } = await eleanor.call('POST /policy/preview', {
    body: { ...values, ...changed, signInLockTime: 10 },
  });
  expect(effects[0]).toBe('1 account that is locked opens when it was said.');
  stage.clock.advance({ minutes: 2 });
  expect(await wrong()).toMatchObject({ errors: { password: 'Incorrect email or password.' } });

  await stage.as(null).call('POST /auth/password/link', { body: { email } });
  await runErrands();
  expect(sent[0]?.text).toContain('The link works once, for 1 hour 30 minutes.');
  const [link] = await stage.db.orm.select().from(passwordLinks);
  expect((link?.expiresAt ?? 0) - (link?.createdAt ?? 0)).toBe(1.5 * hour);

  const { id } = await stage.as(world.people.mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: world.people.ana.id,
      credit: world.lots.hers,
      startsAt: new Date(seededAt + 120 * hour).toISOString(),
      message: 'And once more.',
      idempotencyKey: newId(),
    },
  });
  const [booked] = await stage.db.orm.select().from(bookings).where(eq(bookings.id, id));
  const { status, startsAt, endsAt, terms } = booked as typeof bookings.$inferSelect;
  const booking = { status, startsAt, endsAt, terms: terms as Booked['terms'] };
  expect(doorOf(booking, 'member', startsAt).closesAt - endsAt).toBe(5 * (hour / 60));
});
