import { afterEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { creditLots } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { allocationStage, DAY, member } from './allocation-scene.ts';

const scene = await allocationStage();
const { stage, aSmallWorld, issue, allocate, listFor } = scene;
const { db, clock } = stage;

const begun = clock.now();
afterEach(() => clock.set(begun));

type World = Awaited<ReturnType<typeof aSmallWorld>>;
type Payload =
  | {
      readonly type: 'UPDATE';
      readonly quantity: number;
      readonly priority?: number;
      readonly expiresAt?: number;
    }
  | { readonly type: 'DEALLOCATE'; readonly units: number }
  | { readonly type: 'DELETE' };

const nothing: Record<string, never> = {};

const pageFor = (who: TestPerson, sessionCredit: string) =>
  stage.as(who).call('GET /session-credits/{sessionCredit}', { params: { sessionCredit } });

async function asked({ people }: World, sessionCredit: string, event: Payload, version?: number) {
  const page = await pageFor(people.sam, sessionCredit);
  const common = { version: version ?? page.version, idempotencyKey: newId() };
  const params = { sessionCredit };
  const { type } = event;
  if (type === 'DELETE') return { params, body: { type, payload: nothing, ...common } };
  if (type === 'DEALLOCATE')
    return { params, body: { type, payload: { units: event.units }, ...common } };
  const { priority = page.priority, expiresAt = Date.parse(page.expiresAt), quantity } = event;
  const payload = { quantity, priority, expiresAt: new Date(expiresAt).toISOString() };
  return { params, body: { type, payload, ...common } };
}

const route = 'POST /session-credits/{sessionCredit}/events';
const send = async (world: World, id: string, event: Payload) =>
  stage.as(world.people.sam).call(route, await asked(world, id, event));
const refused = async (world: World, id: string, event: Payload, version?: number) =>
  stage.as(world.people.sam).refused(route, await asked(world, id, event, version));

/** Five in the pool, of which Mia has three. */
async function allocated() {
  const world = await aSmallWorld();
  const { id: pool } = await issue(world, { quantity: 5 });
  await allocate(world, 3, member(world.people.mia));
  const [own] = await db.orm.select().from(creditLots).where(eq(creditLots.parentLotId, pool));
  if (!own) throw new Error('Nothing was allocated');
  return { world, pool, own: own.id };
}

const counts = async (world: World, id: string) => {
  const { available, quantity, elsewhere, status } = await pageFor(world.people.sam, id);
  return { available, quantity, elsewhere, status };
};

describe('staff take credits back', () => {
  test('some, and then all: they are in the pool again, and its lot says so', async () => {
    const { world, pool, own } = await allocated();
    await send(world, own, { type: 'DEALLOCATE', units: 1 });
    expect(await counts(world, own)).toEqual({
      available: 2,
      quantity: 3,
      elsewhere: 1,
      status: 'active',
    });
    await send(world, own, { type: 'DEALLOCATE', units: 2 });
    expect((await counts(world, own)).status).toBe('deallocated');
    expect(await counts(world, pool)).toEqual({
      available: 5,
      quantity: 5,
      elsewhere: 0,
      status: 'active',
    });
    const { statement } = await pageFor(world.people.mia, own);
    expect(statement.map(({ sentence, change }) => [sentence, change])).toEqual([
      ['Deallocated', -2],
      ['Deallocated', -1],
      ['Allocated', 3],
    ]);
  });

  test('not more than there are, and not from the pool', async () => {
    const { world, pool, own } = await allocated();
    expect((await refused(world, own, { type: 'DEALLOCATE', units: 4 })).errors).toEqual({
      units: 'Only 3 credits are left to deallocate.',
    });
    expect((await refused(world, pool, { type: 'DEALLOCATE', units: 1 })).errors).toEqual({
      event: 'These credits are in the pool.',
    });
  });

  test('into a new lot of the pool where the one that they came from has expired', async () => {
    const { world, pool, own } = await allocated();
    await send(world, own, { type: 'UPDATE', quantity: 3, expiresAt: begun + 90 * DAY });
    await send(world, pool, { type: 'UPDATE', quantity: 5, expiresAt: begun + DAY });
    clock.set(begun + 2 * DAY);
    await stage.worker.runDue(clock.now());
    await send(world, own, { type: 'DEALLOCATE', units: 3 });
    const { rows } = await listFor(world.people.sam, world.programmeId);
    expect(rows.filter((row) => row.startsWith('Pool')).toSorted()).toEqual([
      'Pool: 0 of 5, expired',
      'Pool: 3 of 3, active',
    ]);
  });

  test('after their time and before it has rung: they end with it, in the pool as well', async () => {
    const { world, pool, own } = await allocated();
    await send(world, own, { type: 'UPDATE', quantity: 3, expiresAt: begun + DAY });
    await send(world, pool, { type: 'UPDATE', quantity: 5, expiresAt: begun + DAY });
    clock.set(begun + 2 * DAY);
    await send(world, own, { type: 'DEALLOCATE', units: 2 });
    await stage.worker.runDue(clock.now());
    const { rows } = await listFor(world.people.sam, world.programmeId);
    expect(rows.toSorted()).toEqual([
      'Mia Turner: 0 of 3, expired',
      'Pool: 0 of 2, expired',
      'Pool: 0 of 5, expired',
    ]);
  });

  test('who comes second reads who was first, and what is left stands on the page', async () => {
    const { world, own } = await allocated();
    await send(world, own, { type: 'DEALLOCATE', units: 2 });
    const { status, errors } = await refused(world, own, { type: 'DEALLOCATE', units: 2 }, 1);
    expect(status).toBe(409);
    expect(errors['version']).toContain('You deallocated 2 credits');
    expect((await counts(world, own)).available).toBe(1);
  });
});

describe('staff edit credits', () => {
  test('more of them are issued, fewer are withdrawn, never fewer than have left', async () => {
    const { world, pool, own } = await allocated();
    await send(world, pool, { type: 'UPDATE', quantity: 8 });
    expect(await counts(world, pool)).toMatchObject({ available: 5, elsewhere: 3 });
    expect((await refused(world, pool, { type: 'UPDATE', quantity: 2 })).errors).toEqual({
      quantity: '3 credits have already left this lot, so there can’t be fewer.',
    });
    await send(world, pool, { type: 'UPDATE', quantity: 3 });
    expect(await counts(world, pool)).toMatchObject({ available: 0, status: 'exhausted' });
    await send(world, pool, { type: 'UPDATE', quantity: 4 });
    expect(await counts(world, pool)).toMatchObject({ available: 1, status: 'active' });
    await send(world, own, { type: 'UPDATE', quantity: 2 });
    expect(await counts(world, own)).toMatchObject({ available: 2, elsewhere: 0 });
  });

  test('the expiry has to be in the future, and its timer moves with it', async () => {
    const { world, own } = await allocated();
    expect(
      (await refused(world, own, { type: 'UPDATE', quantity: 3, expiresAt: begun })).errors,
    ).toEqual({
      expiresAt: 'Expiry must be in the future.',
    });
    await send(world, own, { type: 'UPDATE', quantity: 3, expiresAt: begun + DAY });
    await stage.worker.runDue(begun + DAY);
    expect((await counts(world, own)).status).toBe('expired');
  });

  test('the priority decides which is drawn from first, and pages say why', async () => {
    const { world, own } = await allocated();
    const { mia } = world.people;
    const { id: later } = await issue(world, { quantity: 2, expiresAt: begun + 20 * DAY });
    expect((await pageFor(mia, own)).draw).toEqual({ position: 1, of: 1, because: 'only' });
    await send(world, later, { type: 'UPDATE', quantity: 2, priority: 0 });
    await allocate(world, 1, member(mia));
    expect((await pageFor(mia, own)).draw).toEqual({ position: 2, of: 2, because: 'priority' });
    const { lots } = await stage.as(mia).call('GET /session-credits/{entityType}/{entityId}', {
      params: { entityType: 'user', entityId: mia.id },
    });
    expect(new Set(lots.map(({ draw }) => draw?.position))).toEqual(new Set([1, 2]));
  });
});

describe('staff delete credits of the pool', () => {
  test('of which none was ever used; lists no longer show them', async () => {
    const world = await aSmallWorld();
    const { id } = await issue(world, { quantity: 5 });
    expect((await send(world, id, { type: 'DELETE' })).status).toBe('deleted');
    expect((await listFor(world.people.sam, world.programmeId)).rows).toEqual([]);
  });

  test('and no others', async () => {
    const { world, pool, own } = await allocated();
    expect((await refused(world, pool, { type: 'DELETE' })).errors).toEqual({
      event: '3 credits were already allocated, deleted or expired, so this can’t be deleted.',
    });
    expect((await refused(world, own, { type: 'DELETE' })).status).toBe(422);
  });
});

test('a lot is there for its holder, admins of the organisation and staff; only staff read why it was given', async () => {
  const { world, own, pool } = await allocated();
  const { mia, max, sam } = world.people;
  const gift = await issue(world, {
    quantity: 1,
    source: 'goodwill',
    reason: 'A session went wrong.',
  });
  expect((await pageFor(sam, gift.id)).reason).toBe('A session went wrong.');
  expect(await pageFor(mia, own)).toMatchObject({
    mayBook: true,
    mayAllocate: false,
    availableEvents: [],
  });
  expect(await pageFor(sam, pool)).toMatchObject({ mayBook: false, mayAllocate: true });
  for (const [who, sessionCredit] of [
    [max, own],
    [mia, pool],
  ] as const)
    expect(
      (
        await stage
          .as(who)
          .refused('GET /session-credits/{sessionCredit}', { params: { sessionCredit } })
      ).status,
    ).toBe(404);
});

test('what happened to a lot is told by name', async () => {
  const { world, pool, own } = await allocated();
  await send(world, own, { type: 'DEALLOCATE', units: 1 });
  const history = await stage
    .as(world.people.sam)
    .call('GET /session-credits/{sessionCredit}/history', { params: { sessionCredit: pool } });
  expect(history.map(({ sentence }) => sentence)).toEqual([
    'Sam Grant issued 5 credits.',
    'Sam Grant allocated 3 credits.',
  ]);
  const { statement } = await pageFor(world.people.sam, pool);
  expect(statement.map(({ holder, change }) => [holder?.name, change])).toEqual([
    ['Mia Turner', 1],
    ['Mia Turner', -3],
    [undefined, 5],
  ]);
});
