import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { machineEvents, outbox, passwordCredentials } from '#database/schema/index.ts';
import { lockDelivery } from '#server/features/users/public.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { lockJob } from '#server/identity/locks.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { timedKinds } from '#server/timed-kinds.ts';
import { timerWorker } from '#server/timers/worker.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { password, usersScene, type UsersScene } from './scene.ts';

let scene: UsersScene;
beforeAll(async () => {
  scene = await usersScene();
});

const options = () => {
  const { db, clock, services } = scene.server;
  return { db, clock, log: services.log };
};

/** Tells the accounts what waits for them, as the worker would; all other errands wait on. */
async function tell(): Promise<void> {
  const { db, clock } = scene.server;
  const deliver = lockDelivery({ db, clock });
  for (const { id, kind, payload } of await db.orm.select().from(outbox))
    if (kind === lockJob) await deliver(payload, id);
}

async function somebody() {
  const organizationId = scene.organizationId;
  const person = await aPerson(scene.db, 'Member', 'Mia Turner', { organizationId });
  const passwordHash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await scene.db.orm
    .insert(passwordCredentials)
    .values({ userId: person.id, passwordHash, changedAt: 0 });
  const { email } = await scene.show(person.id);
  const signIn = (tried: string) => ({ body: { email, password: tried } });
  return {
    person,
    show: () => scene.show(person.id),
    async fail(times = 5) {
      for (let turn = 0; turn < times; turn += 1)
        await scene.server.as(null).refused('POST /auth/sign-in', signIn('wrong'));
    },
    comesIn: () => scene.server.as(null).call('POST /auth/sign-in', signIn(password)),
    staysOut: () => scene.server.as(null).refused('POST /auth/sign-in', signIn(password)),
  };
}

test('five wrong passwords lock the account on its chart, once', async () => {
  const mia = await somebody();
  await mia.fail(4);
  await tell();
  expect(await mia.show()).toMatchObject({ state: 'active.unlocked', status: 'active' });
  await mia.fail(1);
  await tell();
  await tell();
  const shown = await mia.show();
  const ends = new Date(scene.server.clock.now() + 15 * 60_000).toISOString();
  expect(shown).toMatchObject({ state: 'active.locked', status: 'locked', lockedUntil: ends });
  const history = { params: { user: mia.person.id } };
  expect(await scene.admin.call('GET /users/{user}/history', history)).toMatchObject([
    { event: 'LOCK', by: null, sentence: 'It was locked after too many wrong passwords.' },
  ]);
});

test('staff unlock it, and the right password opens again', async () => {
  const mia = await somebody();
  await mia.fail();
  await tell();
  expect((await mia.staysOut()).errors).toEqual({
    password: 'Your account is locked for 15 minutes.',
  });
  await scene.send(await mia.show(), { type: 'UNLOCK', payload: {} });
  await mia.comesIn();
  await tell();
  expect(await mia.show()).toMatchObject({ state: 'active.unlocked', lockedUntil: null });
});

test('after 15 minutes it unlocks itself', async () => {
  const mia = await somebody();
  await mia.fail();
  await tell();
  scene.server.clock.advance({ minutes: 15 });
  await timerWorker({ ...options(), kinds: timedKinds }).runDue(scene.server.clock.now());
  expect(await mia.show()).toMatchObject({ state: 'active.unlocked' });
  await mia.comesIn();
});

test('a second lock follows the first, also when the end of the first has not been noticed', async () => {
  const mia = await somebody();
  await mia.fail();
  await tell();
  scene.server.clock.advance({ minutes: 16 });
  await mia.fail();
  await tell();
  const ends = new Date(scene.server.clock.now() + 15 * 60_000).toISOString();
  expect(await mia.show()).toMatchObject({ state: 'active.locked', lockedUntil: ends });
  const events = await scene.db.orm
    .select({ event: machineEvents.event })
    .from(machineEvents)
    .where(eq(machineEvents.entityId, mia.person.id))
    .orderBy(machineEvents.position);
  expect(events.map(({ event }) => event.split('.')[0])).toEqual(['LOCK', 'xstate', 'LOCK']);
});

test('a lock that was lifted before it was told is not told any more', async () => {
  const mia = await somebody();
  await mia.fail();
  scene.server.clock.advance({ minutes: 15 });
  await tell();
  expect(await mia.show()).toMatchObject({ state: 'active.unlocked', version: 1 });
});

test('wrong passwords of somebody who is signed in count too', async () => {
  const mia = await somebody();
  const me = scene.server.as(mia.person);
  const fresh = 'seven herons on a quiet pier';
  const body = { currentPassword: 'wrong', newPassword: fresh, repeatNewPassword: fresh };
  for (let turn = 0; turn < 5; turn += 1) await me.refused('POST /profile/password', { body });
  await tell();
  expect(await mia.show()).toMatchObject({ state: 'active.locked' });
});

test('an address that nobody has leaves an errand that does nothing', async () => {
  const nobody = { body: { email: 'nobody-at-all@harbour.example', password: 'wrong' } };
  for (let turn = 0; turn < 5; turn += 1)
    await scene.server.as(null).refused('POST /auth/sign-in', nobody);
  const waiting = (await scene.db.orm.select().from(outbox)).filter(({ kind }) => kind === lockJob);
  expect(waiting.at(-1)?.payload).toMatchObject({ userId: null });
  const { db, clock } = scene.server;
  const worker = outboxWorker({
    ...options(),
    deliveries: { [lockJob]: lockDelivery({ db, clock }), passwordLink: async () => undefined },
  });
  await worker.runDue(clock.now());
  expect((await scene.db.orm.select().from(outbox)).every(({ lastError }) => !lastError)).toBe(
    true,
  );
});
