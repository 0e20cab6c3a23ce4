import { and, asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { creditLots, notifications, organizations, outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { moveUnits, type BookingUnits } from '#server/features/session-credits/public.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { allocationStage, DAY, member, type Who } from './allocation-scene.ts';

const { stage, aSmallWorld, issue, allocate } = await allocationStage({ hasBookings: false });
const { db, clock } = stage;

const begun = clock.now();
afterEach(() => clock.set(begun));

type World = Awaited<ReturnType<typeof aSmallWorld>>;

/** A lot with so many of the programme's credits. */
async function given(world: World, units: number, to: Who, expiresAt = begun + 40 * DAY) {
  const { id: pool } = await issue(world, { quantity: units, expiresAt });
  await allocate(world, units, to);
  const [lot] = await db.orm.select().from(creditLots).where(eq(creditLots.parentLotId, pool));
  if (!lot) throw new Error('Nothing was allocated');
  return lot.id;
}

/** What somebody was told, oldest first; what nobody has to see to any more says so. */
async function toldTo({ id }: TestPerson): Promise<string[]> {
  const rows = await db.orm
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.recipientId, id), eq(notifications.type, 'RemainingProgrammeCredits')),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  return rows.map(({ text, actioned }) => {
    const [left = '', , , date = ''] = /have (\d+ credits?) for (.+) left in (.+); .+ on (.+)\.$/
      .exec(text)
      ?.slice(1) ?? [text];
    return `${left} until ${date}${actioned ? ', settled' : ''}`;
  });
}

const linkOf = async ({ id }: TestPerson) => {
  const [row] = await db.orm.select().from(notifications).where(eq(notifications.recipientId, id));
  return row?.link;
};

/** A booking of somebody's takes a unit of a lot; what it returns gives the unit back. */
async function held(world: World, lotId: string, memberId: string, amount = 1) {
  const units: BookingUnits = {
    bookingId: newId(),
    programmeId: world.programmeId,
    lotId,
    amount,
    memberId,
    teamId: null,
  };
  const move = (step: 'hold' | 'giveBack') =>
    db.transaction(() =>
      moveUnits(db, step, units, {
        machine: 'booking',
        entityId: units.bookingId,
        event: 'TEST',
        eventId: newId(),
        actorId: null,
        at: clock.now(),
      }),
    );
  await move('hold');
  return () => move('giveBack');
}

async function until(moment: number): Promise<void> {
  clock.set(moment);
  await stage.worker.runDue(moment);
}

async function send(
  { people }: World,
  sessionCredit: string,
  event:
    | { readonly type: 'DEALLOCATE'; readonly units: number }
    | { readonly type: 'UPDATE'; readonly quantity: number; readonly expiresAt: number },
) {
  const params = { sessionCredit };
  const sam = stage.as(people.sam);
  const { version } = await sam.call('GET /session-credits/{sessionCredit}', { params });
  const common = { version, idempotencyKey: newId() };
  const body =
    event.type === 'DEALLOCATE'
      ? { type: event.type, payload: { units: event.units }, ...common }
      : {
          type: event.type,
          payload: {
            quantity: event.quantity,
            priority: 5,
            expiresAt: new Date(event.expiresAt).toISOString(),
          },
          ...common,
        };
  await sam.call('POST /session-credits/{sessionCredit}/events', { params, body });
}

const day = (at: number) =>
  new Date(at - 1).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
const lastDay = `${day(begun + 40 * DAY).replace(',', '')} 2026`;

describe('whoever has credits is told that few are left', () => {
  test('once, when the last but one is taken, and not of any but the last', async () => {
    const world = await aSmallWorld();
    const { mia } = world.people;
    const lot = await given(world, 3, member(mia));
    await held(world, lot, mia.id);
    expect(await toldTo(mia)).toEqual([]);
    await held(world, lot, mia.id);
    expect(await toldTo(mia)).toEqual([`1 credit until ${lastDay}`]);
    expect(await linkOf(mia)).toBe(`/app/session-credits/user/${mia.id}`);
    await held(world, lot, mia.id);
    expect(await toldTo(mia)).toEqual([`1 credit until ${lastDay}, settled`]);
  });

  test('and not any more when they come back', async () => {
    const world = await aSmallWorld();
    const { mia } = world.people;
    const lot = await given(world, 2, member(mia));
    const giveBack = await held(world, lot, mia.id);
    await giveBack();
    expect(await toldTo(mia)).toEqual([`1 credit until ${lastDay}, settled`]);
    await held(world, lot, mia.id);
    expect((await toldTo(mia)).toSorted()).toEqual([
      `1 credit until ${lastDay}`,
      `1 credit until ${lastDay}, settled`,
    ]);
  });

  test('at the share that the organisation sets, also where staff take units back', async () => {
    const world = await aSmallWorld();
    const { mia } = world.people;
    await db.orm
      .update(organizations)
      .set({ policyOverrides: { lowCredit: 50 } })
      .where(eq(organizations.id, world.organizationId));
    const lot = await given(world, 8, member(mia));
    await held(world, lot, mia.id, 3);
    expect(await toldTo(mia)).toEqual([]);
    await send(world, lot, { type: 'DEALLOCATE', units: 2 });
    expect(await toldTo(mia)).toEqual([`3 credits until ${lastDay}`]);
    await send(world, lot, { type: 'UPDATE', quantity: 12, expiresAt: begun + 40 * DAY });
    expect(await toldTo(mia)).toEqual([`3 credits until ${lastDay}, settled`]);
  });

  test('of a team its leader, who is led to the credits of the team; nobody of the pool', async () => {
    const world = await aSmallWorld();
    const { mia } = world.people;
    const lot = await given(world, 2, { type: 'team', id: world.teams.north });
    await held(world, lot, mia.id);
    expect(await toldTo(mia)).toEqual([`1 credit until ${lastDay}`]);
    expect(await linkOf(mia)).toBe(`/app/session-credits/team/${world.teams.north}`);
  });
});

describe('whoever has credits is told that they expire', () => {
  test('30, 7 and 1 days before, each in a notice of its own and by mail, until they have expired', async () => {
    const world = await aSmallWorld();
    const { mia } = world.people;
    await given(world, 4, member(mia));
    await until(begun + 10 * DAY - 1);
    expect(await toldTo(mia)).toEqual([]);
    const line = `4 credits until ${lastDay}`;
    await until(begun + 10 * DAY);
    expect(await toldTo(mia)).toEqual([line]);
    await until(begun + 11 * DAY);
    await until(begun + 33 * DAY);
    await until(begun + 39 * DAY);
    expect(await toldTo(mia)).toEqual([line, line, line]);
    const mails = await db.orm.select().from(outbox).where(eq(outbox.kind, 'mail'));
    expect(mails.filter(({ payload }) => JSON.stringify(payload).includes(mia.id))).toHaveLength(3);
    await until(begun + 40 * DAY);
    expect(await toldTo(mia)).toEqual(Array.from({ length: 3 }, () => `${line}, settled`));
  });

  test('later, when they are made to last longer, and not when none are left', async () => {
    const world = await aSmallWorld();
    const { mia } = world.people;
    const lot = await given(world, 1, member(mia));
    await until(begun + 10 * DAY);
    await send(world, lot, { type: 'UPDATE', quantity: 1, expiresAt: begun + 80 * DAY });
    expect(await toldTo(mia)).toEqual([`1 credit until ${lastDay}, settled`]);
    const giveBack = await held(world, lot, mia.id);
    await until(begun + 50 * DAY);
    expect(await toldTo(mia)).toHaveLength(1);
    await giveBack();
    await until(begun + 73 * DAY);
    expect(await toldTo(mia)).toHaveLength(2);
  });

  test('at the moments that the organisation sets', async () => {
    const world = await aSmallWorld();
    const { mia } = world.people;
    await db.orm
      .update(organizations)
      .set({ policyOverrides: { creditExpiryWarn: [14 * DAY, 3 * DAY, DAY] } })
      .where(eq(organizations.id, world.organizationId));
    await given(world, 1, member(mia));
    await until(begun + 26 * DAY - 1);
    expect(await toldTo(mia)).toEqual([]);
    await until(begun + 26 * DAY);
    expect(await toldTo(mia)).toHaveLength(1);
  });
});
