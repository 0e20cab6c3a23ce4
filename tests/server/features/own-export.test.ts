import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrationsFolder } from '#database/migrate.ts';
import { files, outbox, ownExports, passwordCredentials, users } from '#database/schema/index.ts';
import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { exportDelivery, exportJob } from '#server/features/own-exports/public.ts';
import { mailJob, queuedMail } from '#server/mail/queued-mail.ts';
import { removeFileJob } from '#server/files/kept-files.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aStage } from '#tests/support/stage.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-export-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const server = await aStage({ settings: { dataFolder } });
const { db, clock, services, worker } = server;
const organizationId = await anOrganisation(db, 'Harbour Health');
const password = 'a walk along the harbour';
const passwordHash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

const work = () =>
  outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: {
      [exportJob]: exportDelivery(services),
      [removeFileJob]: () => Promise.resolve(),
      [mailJob]: () => Promise.resolve(),
    },
  }).runDue(clock.now());

async function somebody() {
  const more = { organizationId, bio: 'Likes harbours. <script>', phone: '+442079460018' };
  const person = await aPerson(db, 'Member', 'Mia Turner', more);
  await db.orm
    .insert(passwordCredentials)
    .values({ userId: person.id, passwordHash, changedAt: 0 });
  return { person, me: server.as(person) };
}

async function mailsTo(id: string) {
  const rows = await db.orm.select().from(outbox).where(eq(outbox.kind, mailJob));
  return rows
    .map(({ payload }) => queuedMail.parse(payload))
    .flatMap(({ recipientId, subject }) => (recipientId === id ? [subject] : []));
}

const asked = { body: { yourPassword: password } };
const full = new Error('There is no space left.');
const fileOf = (ownExport: string) => `/api/profile/export/${ownExport}/file`;

test('everything about oneself is prepared in the background and can be taken along for a week', async () => {
  const { me, person } = await somebody();
  expect(await me.call('GET /profile/export')).toEqual({ export: null });
  const view = { page: '/app/bookings', name: 'My past', search: 'tab=past' };
  await me.call('POST /saved-views', { body: { ...view, idempotencyKey: newId() } });
  const { export: first } = await me.call('POST /profile/export', asked);
  expect(first).toMatchObject({ phase: 'preparing', expiresAt: null });
  expect((await me.request(fileOf(first.id))).status).toBe(404);
  await work();
  const { export: ready } = await me.call('GET /profile/export');
  const expiresAt = new Date(clock.now() + 7 * 24 * 3_600_000).toISOString();
  expect(ready).toMatchObject({ id: first.id, phase: 'ready', expiresAt });
  const response = await me.request(fileOf(first.id));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*waymark-2026-03-02/);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(archive)).toEqual(['data.json', 'index.html']);
  const [text = '', page = ''] = Object.values(archive).map((file) => strFromU8(file));
  expect(JSON.parse(text)).toMatchObject({
    account: {
      id: person.id,
      firstName: 'Mia',
      bio: 'Likes harbours. <script>',
      organization: 'Harbour Health',
    },
    bookings: [],
    filesNotUsedYet: [],
    savedViews: [view],
    notifications: [],
  });
  expect(page).toContain('<dt>Bio</dt><dd>Likes harbours. &lt;script&gt;</dd>');
  expect(page).toContain('<h2 id="savedViews">Views that you saved</h2>');
  expect(page).not.toMatch(/<script|https?:/);
  for (const each of [text, page]) expect(each).not.toContain(passwordHash);
  expect(await mailsTo(person.id)).toEqual(['Your data are ready to download']);
  clock.advance({ days: 7 });
  expect((await me.request(fileOf(first.id))).status).toBe(404);
  await worker.runDue(clock.now());
  expect(await me.call('GET /profile/export')).toMatchObject({ export: { phase: 'expired' } });
  expect(await db.orm.$count(files, eq(files.ownerId, person.id))).toBe(0);
});

test('the password is asked for again, and a wrong one counts', async () => {
  const { me } = await somebody();
  expect(await me.refused('POST /profile/export', { body: {} })).toMatchObject({
    status: 422,
    errors: { yourPassword: 'Enter your own password to continue.' },
  });
  const wrong = { body: { yourPassword: 'something else' } };
  expect((await me.refused('POST /profile/export', wrong)).errors).toEqual({
    yourPassword: 'This is not your password.',
  });
  expect(await me.call('GET /profile/export')).toEqual({ export: null });
});

test('while one is being prepared there is no second, and whoever asks is told so', async () => {
  const { me } = await somebody();
  const { export: first } = await me.call('POST /profile/export', asked);
  expect(await me.refused('POST /profile/export', asked)).toMatchObject({
    status: 409,
    errors: { event: 'Your data are already being prepared. We email you when they are ready.' },
  });
  await work();
  clock.advance({ minutes: 1 });
  const { export: third } = await me.call('POST /profile/export', asked);
  expect(third.id).not.toBe(first.id);
});

test('nobody else finds it, and it is not prepared for somebody who has left', async () => {
  const { me, person } = await somebody();
  const { export: mine } = await me.call('POST /profile/export', asked);
  await work();
  const { me: other } = await somebody();
  expect((await other.request(fileOf(mine.id))).status).toBe(404);
  expect((await other.request(fileOf(newId()))).status).toBe(404);
  expect((await server.as(null).request(fileOf(mine.id))).status).toBe(401);
  await me.call('POST /profile/export', asked);
  await db.orm.update(users).set({ status: 'deleted' }).where(eq(users.id, person.id));
  await work();
  expect(await db.orm.$count(files, eq(files.ownerId, person.id))).toBe(1);
  expect((await db.orm.select().from(outbox)).every(({ lastError }) => !lastError)).toBe(true);
});

test('a newer file takes the place of the one before, and one that can’t be made says so', async () => {
  const { me, person } = await somebody();
  const { export: first } = await me.call('POST /profile/export', asked);
  await work();
  clock.advance({ minutes: 1 });
  await me.call('POST /profile/export', asked);
  await work();
  const stateOf = async (id: string) =>
    (await db.orm.select().from(ownExports).where(eq(ownExports.id, id)))[0]?.status;
  expect(await stateOf(first.id)).toBe('expired');
  expect(await db.orm.$count(files, eq(files.ownerId, person.id))).toBe(1);

  clock.advance({ minutes: 1 });
  const { export: third } = await me.call('POST /profile/export', asked);
  const broken = { ...services, files: { ...services.files, keep: () => Promise.reject(full) } };
  await expect(exportDelivery(broken)({ id: third.id }, newId(), 4)).rejects.toBe(full);
  expect(await stateOf(third.id)).toBe('preparing');
  await exportDelivery(broken)({ id: third.id }, newId(), 5);
  expect(await me.call('GET /profile/export')).toMatchObject({
    export: { id: third.id, phase: 'failed', progress: 100 },
  });
  expect(await mailsTo(person.id)).toContain('Your data couldn’t be prepared');
  expect(await db.orm.$count(files, eq(files.ownerId, person.id))).toBe(1);
});

test('files of before have a timer instead of an errand, also when their day was over', async () => {
  const { me, person } = await somebody();
  const { export: mine } = await me.call('POST /profile/export', asked);
  await work();
  // One that has no history, as those of before.
  const id = newId();
  await db.script(`
    delete from timers where machine = 'own-export';
    update own_exports set id = '${id}' where id = '${mine.id}';
    insert into outbox (id, kind, payload, dedupe_key, run_at)
      values ('${newId()}', 'ownExportEnd', '{"id":"${id}"}', 'ownExportEnd:${id}', now());
    alter table own_exports add column ready_at timestamptz, drop column version, drop column updated_at`);
  const statements = new URL('0052_own_exports.sql', migrationsFolder);
  await db.script(await readFile(statements, 'utf8'));
  expect(await db.orm.$count(outbox, eq(outbox.kind, 'ownExportEnd'))).toBe(0);
  expect(await me.call('GET /profile/export')).toMatchObject({ export: { phase: 'ready' } });
  clock.advance({ days: 7 });
  await worker.runDue(clock.now());
  expect(await me.call('GET /profile/export')).toMatchObject({ export: { phase: 'expired' } });
  expect(await db.orm.$count(files, eq(files.ownerId, person.id))).toBe(0);
});
