import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  bookings,
  ledgerAccounts,
  slotHolds,
  timers,
  tokenFamilies,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { system } from '#machines/person.ts';
import { userKind } from '#server/features/users/public.ts';
import { send } from '#server/records/send.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const hour = 3_600_000;
let stage: Stage;
let priya: TestPerson;

const aSmallWorld = () =>
  aWorld(stage.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: {} },
    lots: { mia: { session: 'coaching', holder: 'mia', units: 2 } },
  });
let world: Awaited<ReturnType<typeof aSmallWorld>>;

beforeAll(async () => {
  stage = await aStage();
  priya = await aPerson(stage.db, 'Admin', 'Priya Raman');
});
beforeEach(async () => {
  stage.clock.set(seededAt);
  world = await aSmallWorld();
});

const wanted = (hoursAhead: number) => ({
  session: world.sessions.coaching,
  coach: world.people.ana.id,
  credit: world.lots.mia,
  startsAt: new Date(seededAt + hoursAhead * hour).toISOString(),
  idempotencyKey: newId(),
});
const request = async (hoursAhead: number) => {
  const made = await stage
    .as(world.people.mia)
    .call('POST /booking-requests', { body: wanted(hoursAhead) });
  return made.id;
};
const availableUnits = async () => {
  const rows = await stage.db.orm
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.lotId, world.lots.mia));
  return rows.find(({ kind }) => kind === 'available')?.balance;
};
const statusOf = async (id: string) =>
  (await stage.db.orm.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;
const put = (user: string, version = 1) => ({
  params: { user },
  body: { type: 'DELETE' as const, payload: {}, version, idempotencyKey: newId() },
});

test('with a member’s account everything ahead of them is cancelled, and the credits go back', async () => {
  const { mia, ana } = world.people;
  const asked = await request(72);
  const agreed = await request(96);
  const event = { type: 'CONFIRM' as const, payload: {}, version: 1, idempotencyKey: newId() };
  await stage
    .as(ana)
    .call('POST /bookings/{booking}/events', { params: { booking: agreed }, body: event });
  await stage.as(mia).call('POST /slot-holds', { body: wanted(120) });
  await stage.db.orm.insert(tokenFamilies).values({
    id: newId(),
    userId: mia.id,
    createdAt: seededAt,
    lastUsedAt: seededAt,
    expiresAt: seededAt + hour,
  });
  expect(await availableUnits()).toBe(0);

  const staff = stage.as(priya);
  const params = { user: mia.id };
  expect(await staff.call('GET /users/{user}/consequences', { params })).toMatchObject({
    sessions: [
      { isRequest: true, others: [], credits: 1 },
      { isRequest: false, others: [], credits: 1 },
    ],
    invitations: [],
    giving: { count: 0 },
    holds: 1,
    signIns: 1,
  });
  await staff.call('POST /users/{user}/events', put(mia.id));

  expect(await statusOf(asked)).toBe('requestCancelled');
  expect(await statusOf(agreed)).toBe('cancelled');
  expect(await availableUnits()).toBe(2);
  const [family] = await stage.db.orm
    .select()
    .from(tokenFamilies)
    .where(eq(tokenFamilies.userId, mia.id));
  expect(family).toMatchObject({ revokedAt: seededAt, revokedBecause: 'accountClosed' });
  await stage.worker.runDue(stage.clock.now());
  const [hold] = await stage.db.orm.select().from(slotHolds).where(eq(slotHolds.memberId, mia.id));
  expect(hold?.status).toBe('released');

  const { version } = await staff.call('GET /users/{user}', { params });
  const restore = { type: 'RESTORE' as const, payload: {}, version, idempotencyKey: newId() };
  await staff.call('POST /users/{user}/events', { params, body: restore });
  expect(await statusOf(agreed)).toBe('cancelled');
});

test('whoever has credits of a programme left stays until they are deallocated', async () => {
  const { mia } = world.people;
  await request(72);
  const sentence =
    '“Mia Turner” still has 1 session credit in “Sales basics”. Deallocate it first.';
  const staff = stage.as(priya);
  expect(await staff.refused('POST /users/{user}/events', put(mia.id))).toMatchObject({
    status: 422,
    errors: { event: sentence },
  });
  const shown = await staff.call('GET /users/{user}', { params: { user: mia.id } });
  expect(shown.availableEvents.find(({ type }) => type === 'DELETE')?.reasons).toEqual([sentence]);
});

test('a coach with sessions ahead stays until they are reassigned or cancelled', async () => {
  await request(72);
  const { ana } = world.people;
  const sentence = '“Ana Silva” has 1 upcoming session as a coach. Reassign or cancel it first.';
  const staff = stage.as(priya);
  expect(await staff.refused('POST /users/{user}/events', put(ana.id))).toMatchObject({
    status: 422,
    errors: { event: sentence },
  });
  const shown = await staff.call('GET /users/{user}', { params: { user: ana.id } });
  expect(shown.availableEvents.find(({ type }) => type === 'DELETE')?.reasons).toEqual([sentence]);
});

test('a locked account opens by itself after 15 minutes', async () => {
  const { mia } = world.people;
  await stage.db.transaction(() =>
    send(stage.db, userKind, mia.id, { type: 'LOCK', by: system, at: seededAt }),
  );
  const state = async () =>
    (await stage.as(priya).call('GET /users/{user}', { params: { user: mia.id } })).state;
  expect(await state()).toBe('active.locked');
  const [timer] = await stage.db.orm.select().from(timers).where(eq(timers.entityId, mia.id));
  expect(timer?.runAt).toBe(seededAt + 15 * 60_000);
  stage.clock.set(seededAt + 15 * 60_000);
  await stage.worker.runDue(stage.clock.now());
  expect(await state()).toBe('active.unlocked');
});
