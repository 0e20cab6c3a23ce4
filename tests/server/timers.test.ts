import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { machineEvents, reservations, slotHolds, timers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { hour, notificationStage } from './features/notifications-scene.ts';

const minute = 60_000;
const { scene, people, nextStart } = await notificationStage();
afterEach(() => scene.db.script('delete from timers'));

const ringsOf = async (entityId: string) =>
  (
    await scene.db.orm
      .select()
      .from(machineEvents)
      .where(eq(machineEvents.entityId, entityId))
      .orderBy(asc(machineEvents.position))
  ).map(({ event, state, at }) => ({ event: event.split('.')[2] ?? event, state, at }));

describe('a request that nobody answers', () => {
  test('lapses at its moment and not a millisecond before, and the credit comes back', async () => {
    const { mia } = scene.lots;
    const [available, held] = [
      await scene.balance('available', mia),
      await scene.balance('held', mia),
    ];
    const booking = await scene.request(people.mia, { startsAt: nextStart() });
    const { expiresAt } = await scene.booking(booking);
    expect(expiresAt).toBe(seededAt + 48 * hour);
    expect(await scene.balance('held', mia)).toBe(held + 1);

    await scene.timers.runDue(seededAt + 48 * hour - 1);
    expect((await scene.booking(booking)).status).toBe('requested');
    await scene.timers.runDue(seededAt + 48 * hour);
    expect(await scene.booking(booking)).toMatchObject({
      status: 'expired',
      creditState: 'returned',
    });
    expect(await scene.balance('available', mia)).toBe(available);
    expect(await scene.balance('held', mia)).toBe(held);
    expect(await scene.timersOf(booking)).toEqual([]);
    const taken = await scene.db.orm
      .select()
      .from(reservations)
      .where(eq(reservations.bookingId, booking));
    expect(taken).toEqual([]);
  });

  test('lapses once, however often its timer rings', async () => {
    const booking = await scene.request(people.mia, { startsAt: nextStart() });
    const rows = await scene.db.orm.select().from(timers).where(eq(timers.entityId, booking));
    await scene.timers.runDue(seededAt + 48 * hour);
    await scene.db.orm.insert(timers).values(rows);
    const before = await ringsOf(booking);
    expect(await scene.timers.runDue(seededAt + 49 * hour)).toBe(3);
    expect(await ringsOf(booking)).toEqual(before);
    expect(await scene.timersOf(booking)).toEqual([]);
    expect(await scene.told(booking, 'BookingRequestExpired')).toHaveLength(2);
  });
});

test('a held time is given free when its ten minutes are over', async () => {
  const hold = await scene.as(people.mia).call('POST /slot-holds', {
    body: {
      session: scene.sessions.sales,
      coach: people.ana.id,
      credit: scene.lots.mia,
      startsAt: new Date(nextStart()).toISOString(),
      idempotencyKey: newId(),
    },
  });
  const status = async () =>
    (await scene.db.orm.select().from(slotHolds).where(eq(slotHolds.id, hold.id)))[0]?.status;
  await scene.timers.runDue(seededAt + 10 * minute - 1);
  expect(await status()).toBe('held');
  await scene.timers.runDue(seededAt + 10 * minute);
  expect(await status()).toBe('released');
});

describe('a server that was down for days', () => {
  test('takes a booking through all it has missed, in order, and says that it happened now', async () => {
    const startsAt = nextStart();
    const booking = await scene.bookFor(people.ana, { startsAt });
    const back = startsAt + 72 * hour;
    await scene.timers.runDue(back);
    expect((await ringsOf(booking)).slice(1)).toEqual([
      { event: 'doorsOpen', state: 'confirmed.open', at: back },
      { event: 'start', state: 'confirmed.inProgress', at: back },
      { event: 'end', state: 'confirmed.awaitingOutcome', at: back },
      { event: 'outcomeDeadline', state: 'completed', at: back },
    ]);
    expect(await scene.booking(booking)).toMatchObject({
      status: 'completed',
      creditState: 'spent',
    });
    expect(await scene.told(booking, 'SessionReminder')).toEqual([]);
  });
});

describe('a timer', () => {
  test('that was cleared by an event does not ring', async () => {
    const booking = await scene.request(people.mia, { startsAt: nextStart() });
    await scene.tell(people.ana, booking, 'CONFIRM');
    const armed = await scene.timersOf(booking);
    expect(armed.map(([timer]) => timer)).toEqual(['dayBefore', 'hourBefore', 'doorsOpen']);
    await scene.timers.runDue(seededAt + 48 * hour);
    expect((await scene.booking(booking)).status).toBe('confirmed.scheduled');
  });

  test('of a record that is gone disappears', async () => {
    const entityId = newId();
    await scene.db.orm.insert(timers).values({
      machine: 'booking',
      entityId,
      timer: 'xstate.after.expiry.booking.life.requested',
      runAt: seededAt,
    });
    await scene.timers.runDue(seededAt);
    expect(await scene.timersOf(entityId)).toEqual([]);
  });
});
