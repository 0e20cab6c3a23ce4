import { afterEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { creditLots, ledgerTransfers, machineEvents, programmes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { allocationStage, DAY, member, type Who } from './allocation-scene.ts';

const scene = await allocationStage();
const {
  stage,
  aSmallWorld,
  formOf,
  issueBody,
  issue,
  allocation,
  allocate,
  refusedAllocation,
  listFor,
} = scene;
const { db, clock } = stage;

const begun = clock.now();
afterEach(() => clock.set(begun));

describe('staff issue credits to the pool', () => {
  test('they are bought, end with the programme, and the ledger and the history say who issued them', async () => {
    const world = await aSmallWorld();
    const { sam } = world.people;
    const { id } = await issue(world, { quantity: 12 });
    const [lot] = await db.orm.select().from(creditLots).where(eq(creditLots.id, id));
    expect(lot).toMatchObject({ holderType: 'pool', quantity: 12, status: 'active' });
    expect(new Date(lot?.expiresAt ?? 0).toISOString()).toBe('2029-01-01T00:00:00.000Z');
    const [moved] = await db.orm
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.lotId, id));
    expect(moved).toMatchObject({ type: 'ISSUED', amount: 12, actorId: sam.id });
    const [event] = await db.orm.select().from(machineEvents).where(eq(machineEvents.entityId, id));
    expect(event).toMatchObject({ event: 'ISSUE', byId: sam.id });
    expect((await formOf(world)).options).toMatchObject([{ pool: 12 }]);
  });

  test('what is given needs a reason, and nothing is issued that has expired', async () => {
    const world = await aSmallWorld();
    const refused = async (wanted: Parameters<typeof issueBody>[1]) =>
      stage
        .as(world.people.sam)
        .refused('POST /programmes/{programme}/session-credits', await issueBody(world, wanted));
    expect((await refused({ quantity: 1, source: 'goodwill' })).errors).toEqual({
      reason: 'Give a reason for goodwill credits.',
    });
    expect((await refused({ quantity: 1, expiresAt: clock.now() })).errors).toEqual({
      expiresAt: 'Expiry must be in the future.',
    });
    await issue(world, { quantity: 1, source: 'goodwill', reason: 'A session went wrong.' });
    expect((await formOf(world)).options).toMatchObject([{ pool: 1 }]);
  });

  test('sent twice with one key they are issued once', async () => {
    const world = await aSmallWorld();
    const asked = await issueBody(world, { quantity: 3 });
    const send = () =>
      stage.as(world.people.sam).call('POST /programmes/{programme}/session-credits', asked);
    expect((await send()).id).toBe((await send()).id);
    expect((await formOf(world)).options).toMatchObject([{ pool: 3 }]);
  });

  test('a programme that is complete has none to give', async () => {
    const world = await aSmallWorld();
    await db.orm
      .update(programmes)
      .set({ status: 'complete' })
      .where(eq(programmes.id, world.programmeId));
    const answer = await stage
      .as(world.people.sam)
      .refused(
        'POST /programmes/{programme}/session-credits',
        await issueBody(world, { quantity: 1 }),
      );
    expect(answer.status).toBe(409);
    expect((await formOf(world)).closed).toBe(
      'This programme is complete, so it has no more credits to give.',
    );
  });
});

describe('staff allocate credits', () => {
  test('as many to each, members and teams alike, from the lot that expires first', async () => {
    const world = await aSmallWorld();
    const { mia, max, sam } = world.people;
    await issue(world, { quantity: 3, expiresAt: begun + 60 * DAY });
    await issue(world, { quantity: 5, expiresAt: begun + 30 * DAY });
    const north: Who = { type: 'team', id: world.teams.north };
    expect(await allocate(world, 2, member(mia), member(max), north)).toEqual({
      holders: 3,
      units: 6,
    });
    const { rows, mayCreate } = await listFor(sam, world.programmeId);
    expect(mayCreate).toBe(true);
    expect(rows.filter((row) => row.startsWith('Pool')).toSorted()).toEqual([
      'Pool: 0 of 5, exhausted',
      'Pool: 2 of 3, active',
    ]);
    expect(rows.filter((row) => row.startsWith('North')).map((row) => row.split(': ')[1])).toEqual([
      '1 of 1, active',
      '1 of 1, active',
    ]);
    const { holders } = await formOf(world);
    expect(holders.find(({ id }) => id === mia.id)?.has).toBe(2);
    expect(holders.find(({ id }) => id === world.teams.north)?.has).toBe(2);
  });

  test('a pool that is short gives nobody any, and says for whom it is not enough', async () => {
    const world = await aSmallWorld();
    const { mia, max, zoe, sam } = world.people;
    await issue(world, { quantity: 3 });
    const answer = await refusedAllocation(world, 2, member(mia), member(max), member(zoe));
    expect(answer.errors).toEqual({
      units:
        'Only 3 credits are left in the pool, and 6 are needed. It is not enough for Max Bloom, Zoe Field.',
    });
    expect((await listFor(sam, world.programmeId)).rows).toEqual(['Pool: 3 of 3, active']);
  });

  test('what the pool lacks is added to it first where staff say so, and no more than they saw', async () => {
    const world = await aSmallWorld();
    const { mia, max, zoe, sam } = world.people;
    await issue(world, { quantity: 3 });
    const wanted = await allocation(world, 2, [member(mia), member(max), member(zoe)]);
    const send = (issuing: number) =>
      [
        'POST /programmes/{programme}/session-credits/allocations',
        { ...wanted, body: { ...wanted.body, issuing, idempotencyKey: newId() } },
      ] as const;
    const { errors } = await stage.as(sam).refused(...send(2));
    expect(errors['units']).toBe(
      'Only 3 credits are left in the pool, and 6 are needed. With the 2 to be added, it is not enough for Zoe Field.',
    );
    expect((await formOf(world)).options).toMatchObject([{ pool: 3 }]);
    expect(await stage.as(sam).call(...send(4))).toEqual({ holders: 3, units: 6 });
    expect((await formOf(world)).options).toMatchObject([{ pool: 0 }]);
    const pools = (await listFor(sam, world.programmeId)).rows.filter((row) =>
      row.startsWith('Pool'),
    );
    expect(pools.toSorted()).toEqual(['Pool: 0 of 3, exhausted', 'Pool: 0 of 3, exhausted']);
  });

  test('where somebody was faster, it says who and when, and what is left', async () => {
    const world = await aSmallWorld();
    const { mia, max, sam } = world.people;
    await issue(world, { quantity: 3 });
    await allocate(world, 2, member(mia));
    const { params, body } = await allocation(world, 2, [member(max)]);
    const answer = await stage
      .as(sam)
      .refused('POST /programmes/{programme}/session-credits/allocations', {
        params,
        body: { ...body, seen: 3 },
      });
    expect(answer.errors['units']).toMatch(
      /^You allocated 2 credits at \d\d:\d\d\. Only 1 credit is left in the pool, and 2 are needed\. It is not enough for Max Bloom\.$/,
    );
  });

  test('nobody gets any who is no member, whoever else was chosen', async () => {
    const world = await aSmallWorld();
    const { mia, gus } = world.people;
    await issue(world, { quantity: 3 });
    const answer = await refusedAllocation(world, 1, member(mia), member(gus));
    expect(Object.keys(answer.errors)).toEqual(['holders']);
    expect((await formOf(world)).options).toMatchObject([{ pool: 3 }]);
  });

  test('nothing is drawn from a lot that has expired, rung or not', async () => {
    const world = await aSmallWorld();
    await issue(world, { quantity: 3, expiresAt: begun + DAY });
    clock.set(begun + DAY);
    const answer = await refusedAllocation(world, 1, member(world.people.mia));
    expect(answer.errors['units']).toMatch(/^No credits are left in the pool/);
  });

  test('who was chosen twice gets theirs once', async () => {
    const world = await aSmallWorld();
    await issue(world, { quantity: 3 });
    const { mia } = world.people;
    expect(await allocate(world, 1, member(mia), member(mia))).toEqual({ holders: 1, units: 1 });
    expect((await formOf(world)).options).toMatchObject([{ pool: 2 }]);
  });
});

test('everybody reads of what is theirs: members their own and their team’s, admins of the organisation all, coaches nothing', async () => {
  const world = await aSmallWorld();
  const { mia, max, hal, ana } = world.people;
  await issue(world, { quantity: 9 });
  await allocate(world, 1, member(mia), member(max), { type: 'team', id: world.teams.north });
  const names = async (who: TestPerson, query: object = {}) =>
    (await listFor(who, world.programmeId, query)).rows.map((row) => row.replace(/[: ].*$/, ''));
  expect((await names(mia)).toSorted()).toEqual(['Mia', 'North']);
  expect(await names(max)).toEqual(['Max']);
  expect(await names(hal, { orderProperty: 'holder' })).toEqual(['Max', 'Mia', 'North', 'Pool']);
  expect(await names(hal, { search: 'turn' })).toEqual(['Mia']);
  expect(await names(hal, { holderType: 'team' })).toEqual(['North']);
  expect(await names(hal, { orderProperty: 'available', order: 'Descending' })).toContain('Pool');
  expect(await names(hal, { expiresSoon: 'true' })).toEqual([]);
  expect((await listFor(hal, world.programmeId)).mayCreate).toBe(false);
  const coach = await stage.as(ana).refused('GET /session-credits', { query: {} });
  expect(coach.status).toBe(403);
});

test('whoever is renamed is found and stands in order by their new name, and so does a team', async () => {
  const world = await aSmallWorld();
  const { mia, max, sam } = world.people;
  await issue(world, { quantity: 9 });
  await allocate(world, 1, member(mia), member(max), { type: 'team', id: world.teams.north });
  const rows = async (query: object) => (await listFor(sam, world.programmeId, query)).rows;
  await stage.db.script(`update users set first_name = 'Zelda' where id = '${mia.id}';
    update teams set name = 'An early team' where id = '${world.teams.north}'`);
  expect((await rows({ orderProperty: 'holder' })).map((row) => row.split(':')[0])).toEqual([
    'An early team',
    'Max Bloom',
    'Pool',
    'Zelda Turner',
  ]);
  expect(await rows({ search: 'zelda' })).toEqual(['Zelda Turner: 1 of 1, active']);
  expect(await rows({ search: 'mia turner' })).toEqual([]);
});
