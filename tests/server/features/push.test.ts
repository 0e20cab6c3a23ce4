import { afterEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { notifications, outbox, pushSubscriptions } from '#database/schema/index.ts';
import { issueBearer } from '#server/identity/bearer.ts';
import { openFamily } from '#server/identity/families.ts';
import { everythingAbout } from '#server/features/own-exports/everything-about.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { pushDelivery } from '#server/push/delivery.ts';
import { pushKeysOf } from '#server/push/push-keys.ts';
import { pushJob } from '#server/push/queued-push.ts';
import { testSettings } from '#tests/support/server.ts';
import { pushService } from '#tests/support/push-service.ts';
import { notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { db, clock, services } = scene;

afterEach(async () => {
  await db.orm.delete(pushSubscriptions);
  await db.orm.delete(outbox).where(eq(outbox.kind, pushJob));
});

/** Somebody signs in with a browser; resolves to how it calls the API. */
async function signIn(who: keyof typeof people) {
  const now = scene.clock.now();
  const family = await scene.db.transaction(() =>
    openFamily(scene.db, { userId: people[who].id, binding: null, device: 'Firefox', now }),
  );
  return scene.withBearer(await issueBearer(testSettings.tokenSecret, family, now));
}

type Signed = Awaited<ReturnType<typeof signIn>>;

async function turnOn(signedIn: Signed, service: Awaited<ReturnType<typeof pushService>>) {
  const { publicKey } = await signedIn.call('GET /profile/push');
  const browser = service.subscribe(publicKey);
  const { subscription } = browser;
  const { isOn } = await signedIn.call('POST /profile/push', { body: { subscription } });
  return { ...browser, isOn };
}

const deliver = (now = clock.now(), settings = testSettings) =>
  outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: { [pushJob]: pushDelivery({ db, clock, settings }) },
    takes: { only: [pushJob] },
  }).runDue(now);

const waiting = async () =>
  (await db.orm.select().from(outbox).where(eq(outbox.kind, pushJob))).filter(
    ({ doneAt }) => doneAt === null,
  );
const kept = () => db.orm.select().from(pushSubscriptions);

test('a browser that was turned on shows what happens, and nobody on the way reads it', async () => {
  const service = await pushService();
  const coach = await signIn('ana');
  const phone = await turnOn(coach, service);
  const other = await turnOn(await signIn('ana'), service);
  expect(phone.isOn).toBe(true);
  const start = nextStart();
  const booking = await scene.request(people.mia, { startsAt: start });
  expect(service.pushed).toEqual([]);
  await deliver();
  const [received] = phone.received();
  const [told] = await scene.told(booking, 'BookingRequestRecieved');
  expect(received?.said).toEqual({
    title: 'Waymark',
    text: told?.text,
    path: `/app/bookings/${booking}/respond`,
    tag: received?.headers['topic'],
  });
  expect(received?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(24 * 60 * 60),
    urgency: 'normal',
  });
  const seen = [received?.sealed.toString('latin1'), JSON.stringify(received?.headers)].join();
  expect(seen).not.toMatch(new RegExp(`Mia|Sales|${booking}`));
  expect(other.received()).toHaveLength(1);
  await deliver();
  expect(service.pushed).toHaveLength(2);
  const rows = JSON.stringify(await kept());
  for (const secret of Object.values(phone.subscription)) expect(rows).not.toContain(secret);
});

test('what a type is chosen not to do, it does not; what always comes can’t be switched off', async () => {
  const service = await pushService();
  const member = await signIn('mia');
  const browser = await turnOn(member, service);
  const choose = (type: 'BookingRequestPending' | 'BookingRequestConfirmed') => ({
    body: { type, push: false, idempotencyKey: newId() },
  });
  const lines = await member.call('POST /profile/notifications', choose('BookingRequestPending'));
  expect(lines.find(({ type }) => type === 'BookingRequestPending')).toMatchObject({
    push: false,
    inApp: true,
  });
  expect(
    await member.refused('POST /profile/notifications', choose('BookingRequestConfirmed')),
  ).toMatchObject({ status: 422 });
  const booking = await scene.request(people.mia, { startsAt: nextStart() });
  expect(await scene.told(booking, 'BookingRequestPending')).toHaveLength(1);
  await scene.tell(people.ana, booking, 'CONFIRM');
  await deliver();
  expect(browser.received().map(({ said }) => said['path'])).toEqual([`/app/bookings/${booking}`]);
  expect(browser.received()[0]?.said['text']).toMatch(/confirmed/);
});

test('it waits for the end of quiet hours, and is not shown once it was acted on or is old', async () => {
  const service = await pushService();
  const coach = await signIn('ana');
  const browser = await turnOn(coach, service);
  // 09:00 in London is 04:00 in New York, where the coach is.
  await scene.as(people.ana).call('POST /profile/mail-settings', {
    body: { quietHours: { from: '22:00', to: '07:00' } },
  });
  const night = clock.now();
  const first = await scene.request(people.mia, { startsAt: nextStart() });
  const second = await scene.request(people.mia, { startsAt: nextStart() });
  await deliver(night);
  expect(browser.received()).toEqual([]);
  const morning = Math.min(...(await waiting()).map(({ runAt }) => runAt));
  expect(new Date(morning).toISOString()).toMatch(/T12:00:00/);
  await db.orm
    .update(notifications)
    .set({ actioned: true, actionedAt: night, actionedBy: 'user' })
    .where(eq(notifications.entityId, first));
  clock.set(morning);
  await deliver(morning);
  expect(browser.received().map(({ said }) => said['path'])).toEqual([
    `/app/bookings/${second}/respond`,
  ]);
  await scene.as(people.ana).call('POST /profile/mail-settings', { body: { quietHours: null } });
  await scene.request(people.mia, { startsAt: nextStart() });
  clock.advance({ hours: 25 });
  await deliver();
  expect(browser.received()).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('a service that is away is asked again; a browser that is gone is forgotten', async () => {
  const service = await pushService();
  const coach = await signIn('ana');
  const browser = await turnOn(coach, service);
  service.answers(503, 429);
  await scene.request(people.mia, { startsAt: nextStart() });
  await deliver();
  const [failed] = await waiting();
  expect(failed).toMatchObject({ attempts: 1, lastError: expect.stringMatching(/503/) as string });
  clock.advance({ minutes: 1 });
  await deliver();
  expect((await waiting())[0]?.lastError).toMatch(/429/);
  clock.advance({ minutes: 2 });
  await deliver();
  expect(browser.received()).toHaveLength(1);
  browser.leave();
  await scene.request(people.mia, { startsAt: nextStart() });
  await deliver();
  expect(await waiting()).toEqual([]);
  expect((await coach.call('GET /profile/push')).isOn).toBe(false);
});

test('it ends with the sign-in, and with somebody else’s on the same browser', async () => {
  const service = await pushService();
  const [coach, elsewhere] = [await signIn('ana'), await signIn('ana')];
  const browser = await turnOn(coach, service);
  const told = await elsewhere.call('GET /auth/sessions');
  expect(told.filter(({ getsNotifications }) => getsNotifications)).toHaveLength(1);
  const member = await signIn('lea');
  const { subscription } = browser;
  await member.call('POST /profile/push', { body: { subscription } });
  expect((await coach.call('GET /profile/push')).isOn).toBe(false);
  await scene.request(people.mia, { startsAt: nextStart() });
  await deliver();
  expect(browser.received()).toEqual([]);
  const sections: unknown[] = [];
  for await (const { name, content } of everythingAbout(db, people.lea.id))
    if (name === 'signIns') sections.push(content);
  expect(sections).toEqual([
    [expect.objectContaining({ notificationsSince: expect.any(String) as string })],
  ]);
  expect(JSON.stringify(sections)).not.toContain(subscription.endpoint);
  await member.call('POST /auth/sign-out', { body: {} });
  expect((await kept()).filter(({ userId }) => userId === people.lea.id)).toEqual([]);
});

test.each([
  ['ftp://push.example/a', { 'subscription.endpoint': 'Address isn’t valid.' }],
  ['https://mia:secret@push.example/a', { 'subscription.endpoint': 'Address isn’t valid.' }],
  ['not an address', { 'subscription.endpoint': 'Address isn’t valid.' }],
])('%s is no push service', async (endpoint, errors) => {
  const service = await pushService();
  const member = await signIn('mia');
  const { subscription } = service.subscribe('');
  expect(
    await member.refused('POST /profile/push', {
      body: { subscription: { ...subscription, endpoint } },
    }),
  ).toMatchObject({ status: 422, errors });
  expect(
    await member.refused('POST /profile/push', {
      body: { subscription: { ...subscription, p256dh: 'AAAA' } },
    }),
  ).toMatchObject({ status: 422, errors: { 'subscription.p256dh': 'Key isn’t valid.' } });
});

test('an address inside the house is not asked, and forgotten; so is what was kept with another secret', async () => {
  const service = await pushService();
  const coach = await signIn('ana');
  const browser = await turnOn(coach, service);
  await scene.request(people.mia, { startsAt: nextStart() });
  await deliver(clock.now(), { ...testSettings, allowLoopback: false });
  expect(service.pushed).toEqual([]);
  expect((await coach.call('GET /profile/push')).isOn).toBe(false);
  await coach.call('POST /profile/push', { body: { subscription: browser.subscription } });
  await scene.request(people.mia, { startsAt: nextStart() });
  const tokenSecret = Buffer.from('another secret of at least thirty-two bytes');
  expect(pushKeysOf({ tokenSecret })).not.toEqual(pushKeysOf(testSettings));
  await deliver(clock.now(), { ...testSettings, tokenSecret });
  expect(service.pushed).toEqual([]);
  expect((await coach.call('GET /profile/push')).isOn).toBe(false);
});
