import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { timers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingKind } from '#server/features/bookings/public.ts';
import { slotHoldKind } from '#server/features/slot-holds/public.ts';
import { createLog } from '#server/log.ts';
import { send } from '#server/records/send.ts';
import { armTimers } from '#server/records/timers.ts';
import { ringing, type Ringing } from '#server/timers/ringing.ts';
import { timerWorker } from '#server/timers/worker.ts';
import { seededAt } from '#tests/support/database.ts';
import { hour, notificationStage } from './features/notifications-scene.ts';

const minute = 60_000;
const { scene, people, nextStart } = await notificationStage();
afterEach(() => scene.db.script('delete from timers'));

const workerOver = (
  kinds: Readonly<Record<string, Ringing>>,
  lines: Record<string, unknown>[] = [],
) =>
  timerWorker({
    db: scene.db,
    clock: scene.clock,
    log: createLog('info', (line) => lines.push(JSON.parse(line))),
    kinds,
  });

describe('a timer', () => {
  test('that fails is tried again with growing pauses, keeps its reason, and keeps no other waiting', async () => {
    const [bad, good] = [newId(), newId()];
    const rung: string[] = [];
    const lines: Record<string, unknown>[] = [];
    const test: Ringing = {
      lock: async () => true,
      async ring(_, id) {
        rung.push(id);
        if (id === bad) throw new Error('It went wrong\nwith somebody@example.test');
      },
    };
    const timer = { machine: 'test', timer: 'xstate.after.soon' };
    await scene.db.orm.insert(timers).values([
      { ...timer, entityId: bad, runAt: seededAt - 2 },
      { ...timer, entityId: good, runAt: seededAt - 1 },
    ]);
    const worker = workerOver({ test }, lines);
    await worker.runDue(seededAt);
    expect(rung).toEqual([bad, good]);
    const rowOf = async () =>
      (await scene.db.orm.select().from(timers).where(eq(timers.entityId, bad)))[0];
    expect(await rowOf()).toMatchObject({
      attempts: 1,
      lastError: 'Error: It went wrong',
      runAt: seededAt + minute,
    });
    await worker.runDue(seededAt + minute);
    expect(await rowOf()).toMatchObject({ attempts: 2, runAt: seededAt + 3 * minute });
    expect(await scene.timersOf(good)).toEqual([]);
    expect(lines.map(({ message, attempts }) => [message, attempts])).toEqual([
      ['A timer failed and is tried again.', 1],
      ['A timer failed and is tried again.', 2],
    ]);
    expect(JSON.stringify(lines)).not.toContain('example.test');
  });

  test('whose process died five times is set aside, and keeps no other waiting', async () => {
    const [deadly, good] = [newId(), newId()];
    const rung: string[] = [];
    const test: Ringing = { lock: async () => true, ring: async (_, id) => void rung.push(id) };
    const timer = { machine: 'test', timer: 'xstate.after.soon' };
    // A worker took it for the fifth time and never came back.
    await scene.db.orm.insert(timers).values([
      { ...timer, entityId: deadly, runAt: seededAt - 1, isTaken: true, deaths: 4 },
      { ...timer, entityId: good, runAt: seededAt },
    ]);
    const lines: Record<string, unknown>[] = [];
    await workerOver({ test }, lines).runDue(seededAt);
    expect(rung).toEqual([good]);
    const [row] = await scene.db.orm.select().from(timers).where(eq(timers.entityId, deadly));
    expect(row).toMatchObject({ deaths: 5, setAsideAt: seededAt, isTaken: false });
    expect(lines).toMatchObject([{ level: 'error', deaths: 5 }]);
    await workerOver({ test }).runDue(seededAt + hour);
    expect(rung).toEqual([good]);

    await armTimers(scene.db, [{ ...timer, entityId: deadly, runAt: seededAt }]);
    await workerOver({ test }).runDue(seededAt);
    expect(rung).toEqual([good, deadly]);
  });

  test('whose effects fail halfway changes nothing, and works later', async () => {
    const booking = await scene.request(people.mia, { startsAt: nextStart() });
    let isBroken = true;
    const breaking = ringing({
      ...bookingKind,
      effects: {
        async settleNotices() {
          if (isBroken) throw new Error('The disk is full.');
        },
      },
    });
    const worker = workerOver({ booking: breaking });
    await worker.runDue(seededAt + 48 * hour);
    expect(await scene.booking(booking)).toMatchObject({
      status: 'requested',
      creditState: 'held',
    });
    expect((await scene.timersOf(booking)).map(([timer]) => timer)).toEqual(['expiry']);
    isBroken = false;
    await worker.runDue(seededAt + 49 * hour);
    expect(await scene.booking(booking)).toMatchObject({
      status: 'expired',
      creditState: 'returned',
    });
  });

  test('that was moved while a worker had taken it rings at its new moment only', async () => {
    const hold = newId();
    const rung: number[] = [];
    const moved = seededAt + hour;
    const test: Ringing = {
      async lock(db, entityId) {
        await db.orm.update(timers).set({ runAt: moved }).where(eq(timers.entityId, entityId));
        return true;
      },
      ring: async (_db, _id, _timer, at) => void rung.push(at),
    };
    await scene.db.orm
      .insert(timers)
      .values({ machine: 'test', entityId: hold, timer: 'xstate.after.soon', runAt: seededAt });
    await workerOver({ test }).runDue(seededAt);
    expect(rung).toEqual([]);
    expect((await scene.timersOf(hold)).map(([, runAt]) => runAt)).toEqual([moved]);
  });
});

describe('two workers', () => {
  test('share the timers, and each rings once', async () => {
    const rung: string[] = [];
    const test: Ringing = { lock: async () => true, ring: async (_, id) => void rung.push(id) };
    const ids = Array.from({ length: 50 }, () => newId());
    await scene.db.orm.insert(timers).values(
      ids.map((entityId, index) => ({
        machine: 'test',
        entityId,
        timer: 'soon',
        runAt: seededAt - index,
      })),
    );
    const [one, two] = [workerOver({ test }), workerOver({ test })];
    await Promise.all([one.runDue(seededAt), two.runDue(seededAt)]);
    expect(rung.toSorted()).toEqual(ids.toSorted());
  });

  test('and people who change the same bookings at the same moment come to one end, without a deadlock', async () => {
    const bookings = await Promise.all(
      Array.from({ length: 6 }, () => scene.request(people.mia, { startsAt: nextStart() })),
    );
    const now = seededAt + 48 * hour;
    const withdraw = (id: string) =>
      scene.db
        .transaction(() =>
          send(scene.db, bookingKind, id, { type: 'CANCEL_REQUEST', by: people.mia, at: now }),
        )
        .catch((error: unknown) => String(error));
    const others = timerWorker({
      db: scene.db,
      clock: scene.clock,
      log: scene.services.log,
      kinds: { booking: ringing(bookingKind), 'slot-hold': ringing(slotHoldKind) },
    });
    await Promise.all([scene.timers.runDue(now), others.runDue(now), ...bookings.map(withdraw)]);
    for (const id of bookings) {
      const { status, creditState } = await scene.booking(id);
      expect(['expired', 'requestCancelled']).toContain(status);
      expect(creditState).toBe('returned');
      expect(await scene.timersOf(id)).toEqual([]);
    }
    expect(scene.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

test('a running worker is woken by a timer that is set, and sleeps until the next one is due', async () => {
  const rung: string[] = [];
  let heard = (): void => undefined;
  const expected = new Promise<void>((resolve) => (heard = resolve));
  const test: Ringing = {
    lock: async () => true,
    async ring(_, id) {
      rung.push(id);
      if (rung.length === 2) heard();
    },
  };
  const [now, soon] = [newId(), newId()];
  const worker = timerWorker({
    db: scene.db,
    clock: { now: () => Date.now() },
    log: scene.services.log,
    kinds: { test },
    pollEvery: hour,
  }).start();
  const timer = { machine: 'test', timer: 'soon' };
  await scene.db.orm.insert(timers).values([
    { ...timer, entityId: now, runAt: Date.now() },
    { ...timer, entityId: soon, runAt: Date.now() + 40 },
  ]);
  await scene.db.notify('timers');
  await expected;
  await worker.stop();
  expect(rung).toEqual([now, soon]);
});
