import { and, asc, desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import {
  creditLots,
  ledgerTransfers,
  notifications,
  programmeMembers,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { moveUnits, reconcile } from '#server/features/session-credits/public.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { allocationStage, DAY, member } from './allocation-scene.ts';

const { stage, aSmallWorld, issue, allocate } = await allocationStage({ hasBookings: false });
const { db, clock } = stage;

const begun = clock.now();
afterEach(() => clock.set(begun));

type World = Awaited<ReturnType<typeof aSmallWorld>>;
type Sent =
  | { readonly type: 'COMPLETE' | 'ACTIVATE' | 'DELETE' }
  | { readonly type: 'EXTEND' | 'REOPEN'; readonly endDate: string }
  | { readonly type: 'ADD_MEMBERS'; readonly memberIds: string[] }
  | { readonly type: 'REMOVE_MEMBER'; readonly memberId: string };

const asStaff = ({ people }: World) => stage.as(people.sam);
const pageOf = (world: World) =>
  asStaff(world).call('GET /programmes/{programme}', { params: { programme: world.programmeId } });

/** Staff send an event, and what follows from it has happened. */
async function send(world: World, { type, ...payload }: Sent) {
  const { version } = await pageOf(world);
  const answer = await asStaff(world).call('POST /programmes/{programme}/events', {
    params: { programme: world.programmeId },
    body: { type, payload, version, idempotencyKey: newId() } as never,
  });
  await stage.worker.runDue(clock.now());
  return answer;
}

async function refused(world: World, { type, ...payload }: Sent) {
  const { version } = await pageOf(world);
  return asStaff(world).refused('POST /programmes/{programme}/events', {
    params: { programme: world.programmeId },
    body: { type, payload, version, idempotencyKey: newId() } as never,
  });
}

/** What became of each lot, the pool's first. */
const lotsOf = async ({ programmeId }: World) =>
  db.orm
    .select({
      id: creditLots.id,
      holder: creditLots.holderType,
      status: creditLots.status,
      expiresAt: creditLots.expiresAt,
    })
    .from(creditLots)
    .where(eq(creditLots.programmeId, programmeId))
    .orderBy(desc(creditLots.holderType), desc(creditLots.quantity));

const movesOf = async ({ programmeId }: World) => {
  const rows = await db.orm
    .select({ type: ledgerTransfers.type, amount: ledgerTransfers.amount })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.programmeId, programmeId))
    .orderBy(asc(ledgerTransfers.position));
  return rows.map(({ type, amount }) => `${type} ${amount}`);
};

const noticesTo = async ({ id }: TestPerson) => {
  const rows = await db.orm
    .select({ type: notifications.type, text: notifications.text })
    .from(notifications)
    .where(eq(notifications.recipientId, id))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  return rows.filter(({ type }) => type.startsWith('Programme'));
};
const toldTo = async (person: TestPerson) => (await noticesTo(person)).map(({ text }) => text);

/** Seven units in the pool, two of them Mia's. */
async function given() {
  const world = await aSmallWorld();
  await issue(world, { quantity: 7 });
  await allocate(world, 2, member(world.people.mia));
  return world;
}

describe('a programme that is completed', () => {
  test('takes what was not used with it, and tells its people', async () => {
    const world = await given();
    const { status } = await send(world, { type: 'COMPLETE' });
    expect(status).toBe('complete');
    expect((await lotsOf(world)).map((lot) => lot.status)).toEqual(['expired', 'expired']);
    expect((await movesOf(world)).slice(-2).toSorted()).toEqual(['EXPIRED 2', 'EXPIRED 5']);
    expect(await noticesTo(world.people.mia)).toEqual([
      { type: 'ProgrammeComplete', text: 'Sales basics is complete. Well done!' },
    ]);
    expect(await toldTo(world.people.sam)).toEqual([]);
    expect(await reconcile(db, world.programmeId)).toEqual([]);
  });

  test('gives it back when it is reopened, once, by transfers that point at what expired', async () => {
    const world = await given();
    await send(world, { type: 'COMPLETE' });
    await send(world, { type: 'REOPEN', endDate: '2029-03-31' });
    const lots = await lotsOf(world);
    expect(lots.map((lot) => lot.status)).toEqual(['active', 'active']);
    expect(new Set(lots.map(({ expiresAt }) => new Date(expiresAt).toISOString()))).toEqual(
      new Set(['2029-03-31T23:00:00.000Z']),
    );
    const back = await db.orm
      .select()
      .from(ledgerTransfers)
      .where(
        and(
          eq(ledgerTransfers.programmeId, world.programmeId),
          eq(ledgerTransfers.type, 'CORRECTED'),
        ),
      );
    expect(new Set(back.map(({ amount }) => amount))).toEqual(new Set([2, 5]));
    expect(back.every(({ reverses }) => reverses !== null)).toBe(true);
    await send(world, { type: 'COMPLETE' });
    expect((await lotsOf(world)).map((lot) => lot.status)).toEqual(['expired', 'expired']);
    expect(await reconcile(db, world.programmeId)).toEqual([]);
  });

  test('offers to take it back, with the last day that it had', async () => {
    const world = await given();
    const { version, endDate } = await pageOf(world);
    const completed = await asStaff(world).request(`/api/programmes/${world.programmeId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'COMPLETE', payload: {}, version, idempotencyKey: newId() }),
    });
    const { undo } = JSON.parse(decodeURIComponent(completed.headers.get('Outcome') ?? '')) as {
      undo: { type: 'REOPEN'; payload: { endDate: string } };
    };
    expect(undo).toEqual({ type: 'REOPEN', payload: { endDate } });
    await send(world, { type: undo.type, ...undo.payload });
    expect(await pageOf(world)).toMatchObject({ status: 'active.normal', endDate });
    expect((await lotsOf(world)).map(({ status }) => status)).toEqual(['active', 'active']);
  });

  test('can’t be reopened after thirty days, nor into the past', async () => {
    const world = await given();
    await send(world, { type: 'COMPLETE' });
    expect((await refused(world, { type: 'REOPEN', endDate: '2020-01-01' })).errors).toEqual({
      endDate: 'The new end date must be today or later.',
    });
    clock.set(begun + 31 * DAY);
    const late = await refused(world, { type: 'REOPEN', endDate: '2029-03-31' });
    expect(late.errors).toEqual({
      completion: 'A programme can be reopened within 30 days of its completion.',
    });
  });

  test('can be deleted, and one with credits can’t', async () => {
    const world = await given();
    expect((await refused(world, { type: 'DELETE' })).errors).toEqual({
      event: 'This programme is active. Complete it first.',
    });
    await send(world, { type: 'COMPLETE' });
    expect((await send(world, { type: 'DELETE' })).status).toBe('deleted');
  });
});

describe('a programme that is extended', () => {
  test('takes with it the credits that would have ended with it, and no others', async () => {
    const world = await aSmallWorld();
    await issue(world, { quantity: 7 });
    await issue(world, { quantity: 3, expiresAt: begun + 40 * DAY });
    await send(world, { type: 'EXTEND', endDate: '2029-06-30' });
    const found = (await lotsOf(world)).map(({ expiresAt }) => expiresAt);
    expect(found).toEqual([Date.parse('2029-06-30T23:00:00.000Z'), begun + 40 * DAY]);
  });

  test('never ends earlier than it did', async () => {
    const world = await aSmallWorld();
    expect((await refused(world, { type: 'EXTEND', endDate: '2027-01-01' })).errors).toEqual({
      endDate: 'The new end date must be later than the current one.',
    });
  });
});

describe('its own calendar', () => {
  test('says once that its end is near, and ends it after its last day', async () => {
    const world = await given();
    await send(world, { type: 'EXTEND', endDate: '2029-06-30' });
    const end = Date.parse('2029-06-30T23:00:00.000Z');
    clock.set(end - 14 * DAY);
    await stage.worker.runDue(end - 14 * DAY);
    expect((await pageOf(world)).status).toBe('active.nearComplete');
    expect(await noticesTo(world.people.mia)).toEqual([
      {
        type: 'ProgrammeNearComplete',
        text: 'Sales basics ends on Sat 30 Jun 2029. You have 2 credits left.',
      },
    ]);
    clock.set(end);
    await stage.worker.runDue(end);
    expect((await pageOf(world)).status).toBe('complete');
    expect((await lotsOf(world)).map((lot) => lot.status)).toEqual(['expired', 'expired']);
  });
});

test('a programme of which most credits are used is near its end, and hears of it once', async () => {
  const world = await aSmallWorld();
  await issue(world, { quantity: 5 });
  await allocate(world, 5, member(world.people.mia));
  const lot = (await lotsOf(world)).find(({ holder }) => holder === 'member');
  const use = async (amount: number) => {
    const units = {
      bookingId: newId(),
      programmeId: world.programmeId,
      lotId: lot?.id ?? '',
      amount,
      memberId: world.people.mia.id,
      teamId: null,
    };
    for (const step of ['hold', 'spend'] as const)
      await db.transaction(() =>
        moveUnits(db, step, units, {
          machine: 'booking',
          entityId: units.bookingId,
          event: 'TEST',
          eventId: newId(),
          actorId: null,
          at: clock.now(),
        }),
      );
    await stage.worker.runDue(clock.now());
    return (await pageOf(world)).status;
  };
  expect(await use(3)).toBe('active.normal');
  expect(await use(1)).toBe('active.nearComplete');
  expect(await use(1)).toBe('active.nearComplete');
  expect(await toldTo(world.people.mia)).toHaveLength(1);
});

describe('whoever leaves a programme', () => {
  test('gives back what they have not used, and can come back without it', async () => {
    const world = await given();
    const { mia } = world.people;
    await send(world, { type: 'REMOVE_MEMBER', memberId: mia.id });
    expect((await lotsOf(world)).map(({ holder, status }) => `${holder} ${status}`)).toEqual([
      'pool active',
      'member deallocated',
    ]);
    const inIt = and(
      eq(programmeMembers.programmeId, world.programmeId),
      eq(programmeMembers.userId, mia.id),
    );
    expect(await db.orm.$count(programmeMembers, inIt)).toBe(0);
    await send(world, { type: 'ADD_MEMBERS', memberIds: [mia.id] });
    expect(await db.orm.$count(programmeMembers, inIt)).toBe(1);
    await db.orm.update(notifications).set({ actioned: true });
    await send(world, { type: 'ADD_MEMBERS', memberIds: [mia.id] });
    expect(await toldTo(mia)).toEqual([
      'You are part of Sales basics (Thu 1 Jan 2026–Sun 31 Dec 2028).',
    ]);
  });

  test('is refused to whoever is not in it by name', async () => {
    const world = await given();
    const { errors } = await refused(world, {
      type: 'REMOVE_MEMBER',
      memberId: world.people.sam.id,
    });
    expect(errors).toEqual({
      memberId: 'People who take part through a team leave with the team.',
    });
  });
});
