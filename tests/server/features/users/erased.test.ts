import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { resourceState } from '#machines/resource/states.gen.ts';
import {
  forumMutes,
  forumReaders,
  forumThreads,
  machineEvents,
  passwordCredentials,
  resourceProgress,
  resourceVisits,
  resources,
  savedViews,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { folderStore } from '#server/files/file-store.ts';
import { keepFile, removeFileDelivery, removeFileJob } from '#server/files/kept-files.ts';
import { beginUpload } from '#server/files/unfinished-files.ts';
import { makeLink } from '#server/identity/password-links.ts';
import { openFamily } from '#server/identity/families.ts';
import { collect, rhythmOf } from '#server/features/digests/public.ts';
import { eraseMailDelivery, eraseMailKind } from '#server/mail/erased-mail.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { mailJob } from '#server/mail/queued-mail.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { receiptDelivery, receiptJob } from '#server/features/users/public.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { testSettings } from '#tests/support/server.ts';
import { testMailServer } from '#tests/support/smtp.ts';
import { aWorld } from '#tests/support/world.ts';
import { everythingKept } from './everything-kept.ts';

const hour = 3_600_000;
const password = 'a password of this scene';
const email = 'quentin.zwiebelfisch@harbour.example';
/** What nobody may find any more. */
const traces = [
  'Quentin',
  'Zwiebelfisch',
  'zwiebelfisch',
  '2079460018',
  'collects',
  'stage fright',
  'influenza',
];

const mailServer = await testMailServer();
let stage: Stage;
let folder: string;
let eleanor: TestPerson;
let priya: TestPerson;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-erased-'));
  stage = await aStage();
  eleanor = await aPerson(stage.db, 'SuperAdmin', 'Eleanor Vance');
  priya = await aPerson(stage.db, 'Admin', 'Priya Raman');
  const passwordHash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await stage.db.orm
    .insert(passwordCredentials)
    .values([eleanor, priya].map(({ id }) => ({ userId: id, passwordHash, changedAt: 0 })));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const found = async () =>
  [...(await everythingKept(stage.db, folder))].flatMap(([place, text]) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${place}`),
  );

async function sendMails(): Promise<void> {
  const { db, clock, services } = stage;
  const settings = { ...testSettings, dataFolder: folder };
  const mailer = createMailer(settings);
  const reachable = { ...settings, smtpUrl: mailServer.url };
  const deliveries = {
    [mailJob]: mailDelivery({ db, mailer, settings }),
    [eraseMailKind]: eraseMailDelivery(settings),
    [receiptJob]: receiptDelivery({ db, mailer: createMailer(reachable), settings: reachable }),
    [removeFileJob]: removeFileDelivery(folderStore(folder)),
  };
  await outboxWorker({ db, clock, log: services.log, deliveries }).runDue(clock.now());
}

/** What the profile and signing in leave behind: a picture, an export, sign-ins, a link, lines for the digest. */
async function leaveTraces(id: string): Promise<void> {
  const { db } = stage;
  const about = { ownerId: id, at: seededAt, mediaType: 'image/webp' };
  for (const purpose of ['picture', 'ownExport'])
    await keepFile(
      { db, files: folderStore(folder) },
      { ...about, purpose, name: 'Quentin.webp', content: Buffer.from('Quentin Zwiebelfisch') },
    );
  const account = 'hash of zwiebelfisch';
  await makeLink(db, { userId: id, purpose: 'recovery', account, at: seededAt, ttl: 60_000 });
  const device = 'Firefox of Quentin';
  await openFamily(db, { userId: id, binding: null, device, now: seededAt });
  const view = { page: '/app/bookings', name: 'Quentin’s', search: 'tab=past' };
  await db.orm.insert(savedViews).values({ ...view, id: newId(), userId: id, createdAt: seededAt });
  const [threadId, at] = [newId(), seededAt];
  await db.orm.insert(forumThreads).values({
    id: threadId,
    status: 'accepted.settled',
    name: 'How do you say no?',
    body: 'How do you do it?',
    tags: [],
    createdBy: priya.id,
    createdAt: at,
    updatedAt: at,
    lastActivityAt: at,
  });
  await db.orm.insert(forumReaders).values({ threadId, userId: id, follows: true });
  const muted = { userId: id, reason: 'Zwiebelfisch, be kind.', byId: priya.id, at };
  await db.orm.insert(forumMutes).values(muted);
  await leaveFiles(id);
  const text = 'Quentin Zwiebelfisch cancelled.';
  const line = { type: 'LateCancellation', text, entity: 'user', entityId: id } as const;
  const both = [id, priya.id].map((recipient) => ({
    ...line,
    recipient: { id: recipient, timeZone: 'Europe/London', rhythm: rhythmOf(null) },
  }));
  await collect(db, both, seededAt);
}

/** A link that they added to a session of theirs, how far they had come with it, and a file that they began to send. */
async function leaveFiles(id: string): Promise<void> {
  const { orm } = stage.db;
  const at = seededAt;
  const resource = newId();
  await orm.insert(resources).values({
    id: resource,
    status: resourceState.published,
    createdAt: at,
    createdBy: id,
    updatedAt: at,
    name: 'Worksheet of Quentin',
    kind: 'link',
    url: 'https://quentin.example',
    scope: 'booking',
    target: newId(),
  });
  await orm.insert(resourceProgress).values({ resourceId: resource, userId: id, openedAt: at });
  await orm.insert(resourceVisits).values({ userId: id, visitedAt: at });
  await beginUpload(
    stage.db,
    {
      id: newId(),
      ownerId: id,
      purpose: 'resource',
      name: 'Quentin.pdf',
      modifiedAt: at,
      byteLength: 9,
    },
    at,
  );
}

const command = (user: string, version: number, type: string, payload: object) => ({
  params: { user },
  body: { type, payload, version, idempotencyKey: newId() } as never,
});

test('of somebody who was obfuscated nothing is left, in no table and in no mail', async () => {
  const world = await aWorld(stage.db, {
    people: {
      quentin: { role: 'Member', name: 'Quentin Zwiebelfisch' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: {} },
    lots: { his: { session: 'coaching', holder: 'quentin', units: 2 } },
  });
  const { quentin, ana } = world.people;
  const { id } = quentin;
  await stage.db.orm
    .update(users)
    .set({
      email,
      phone: '+442079460018',
      bio: 'He collects stamps.',
      pictureUrl: '/q/Zwiebelfisch',
      oidcIssuer: 'https://zwiebelfisch.example',
      oidcSubject: 'Zwiebelfisch',
    })
    .where(eq(users.id, id));
  await leaveTraces(id);
  const request = (hoursAhead: number) =>
    stage.as(quentin).call('POST /booking-requests', {
      body: {
        session: world.sessions.coaching,
        coach: ana.id,
        credit: world.lots.his,
        startsAt: new Date(seededAt + hoursAhead * hour).toISOString(),
        message: 'I am Quentin and have stage fright.',
        idempotencyKey: newId(),
      },
    });
  const agreed = await request(72);
  await request(96);
  const send = (type: 'CONFIRM' | 'CANCEL', version: number, payload: object) =>
    stage.as(ana).call('POST /bookings/{booking}/events', {
      params: { booking: agreed.id },
      body: { type, payload, version, idempotencyKey: newId() },
    });
  await send('CONFIRM', 1, {});
  await send('CANCEL', 2, { reason: 'Quentin has influenza.' });
  await sendMails();
  const before = await found();
  expect(before.length).toBeGreaterThan(8);
  for (const place of [
    'users',
    'saved_views',
    'files',
    'file_uploads',
    'resources',
    'digest_lines',
    'token_families',
    'password_links',
  ])
    expect(before.filter((trace) => trace.endsWith(` in ${place}`))).not.toEqual([]);
  expect(before.filter((trace) => /^Quentin in [0-9a-f]{2}\//.test(trace))).toHaveLength(2);
  expect((await readdir(join(folder, 'mail'))).length).toBeGreaterThan(2);

  const all = stage.as(eleanor);
  const body = { email, yourPassword: password };
  expect(
    await all.refused('POST /users/{user}/events', command(id, 1, 'OBFUSCATE', body)),
  ).toMatchObject({
    status: 422,
    errors: {
      event: '“Quentin Zwiebelfisch” has 1 open booking. Cancel or complete it first.',
    },
  });
  // Whoever has credits left is not deleted: this sets aside the last of his.
  await request(120);
  await all.call('POST /users/{user}/events', command(id, 1, 'DELETE', {}));
  await sendMails();
  const listed = await all.call('GET /users/{user}/traces', { params: { user: id } });
  expect(listed.map(({ trace }) => trace)).toEqual(
    expect.arrayContaining(['account', 'bookings', 'requests', 'histories', 'resources', 'files']),
  );

  const wrong = { ...body, email: 'somebody@harbour.example' };
  expect(
    await all.refused('POST /users/{user}/events', command(id, 2, 'OBFUSCATE', wrong)),
  ).toMatchObject({ errors: { email: 'Type the email address exactly as it is shown.' } });
  expect(
    await all.refused('POST /users/{user}/events', command(id, 2, 'OBFUSCATE', { email })),
  ).toMatchObject({ errors: { yourPassword: 'Enter your own password to continue.' } });
  expect(
    await stage.as(priya).refused('POST /users/{user}/events', command(id, 2, 'OBFUSCATE', body)),
  ).toMatchObject({ status: 403 });

  const gone = await all.call('POST /users/{user}/events', command(id, 2, 'OBFUSCATE', body));
  expect(gone).toMatchObject({
    status: 'obfuscated',
    fullName: 'Deleted user',
    email: `obfuscated-${id}@invalid`,
    availableEvents: [],
  });
  await sendMails();
  expect(await found()).toEqual([]);
  const { receipt } = await stage
    .as(priya)
    .call('GET /users/{user}/erasure-receipt', { params: { user: id } });
  expect(receipt?.by?.fullName).toBe('Eleanor Vance');
  expect(receipt?.lines.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['account', 'bookings', 'files', 'sessions', 'steps']),
  );
  expect(mailServer.received).toMatchObject([{ to: [email] }]);
  expect(mailServer.received[0]?.raw).toContain('Subject: Your Waymark account was erased');
  expect(
    await stage.as(ana).refused('GET /users/{user}/erasure-receipt', { params: { user: id } }),
  ).toMatchObject({ status: 403 });
  for (const table of [resourceProgress, resourceVisits, forumReaders, forumMutes])
    expect(await stage.db.orm.$count(table, eq(table.userId, id))).toBe(0);
  const booking = await all.call('GET /bookings/{booking}', { params: { booking: agreed.id } });
  expect(booking.attendees).toMatchObject([{ id, fullName: 'Deleted user' }]);
});

test('a history still can’t be rewritten', async () => {
  const [event] = await stage.db.orm.select().from(machineEvents).limit(1);
  const rewrite = (set: object) =>
    stage.db.orm
      .update(machineEvents)
      .set(set)
      .where(eq(machineEvents.id, event?.id ?? ''));
  await expect(rewrite({ payload: { reason: 'Another one.' } })).rejects.toThrow(/machine_events/);
  await expect(rewrite({ state: 'rewritten', payload: {} })).rejects.toThrow(/machine_events/);
  await expect(stage.db.orm.delete(machineEvents)).rejects.toThrow(/machine_events/);
});
