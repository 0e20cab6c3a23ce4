import { asc } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { outbox } from '#database/schema/index.ts';
import { createLog } from '#server/log.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { outboxWorker, type Delivery, type OutboxOptions } from '#server/outbox/worker.ts';
import { fakeClock } from '#tests/support/clock.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';

const minute = 60_000;
let db: Database;
beforeAll(async () => {
  db = await preparedDatabase();
  return () => db.close();
});
afterEach(() => db.script('delete from outbox'));

const workerWith = (deliver: Delivery, more: Partial<OutboxOptions> = {}) =>
  outboxWorker({
    db,
    clock: fakeClock(seededAt),
    log: createLog('silent'),
    deliveries: { test: deliver },
    ...more,
  });
const put = (name: string, kind = 'test'): Promise<void> =>
  enqueue(db, [{ kind, payload: { name }, dedupeKey: name }], seededAt);
const rows = () => db.orm.select().from(outbox).orderBy(asc(outbox.id));

/** A delivery that notes what it is given. */
function notebook() {
  const names: string[] = [];
  const deliver: Delivery = async (payload) => void names.push((payload as { name: string }).name);
  return { names, deliver };
}

describe('a worker', () => {
  test('says that it is still busy with what takes longer than it was taken for', async () => {
    const gate = Promise.withResolvers<undefined>();
    await put('slow');
    const clock = fakeClock(seededAt + 4 * minute);
    const busy = workerWith(() => gate.promise, { clock, renewEvery: 5 });
    const slow = busy.runDue(seededAt);
    await expect.poll(async () => (await rows())[0]?.runAt).toBe(seededAt + 9 * minute);
    const { names, deliver } = notebook();
    await workerWith(deliver).runDue(seededAt + 8 * minute);
    expect(names).toEqual([]);
    gate.resolve(undefined);
    await slow;
    expect((await rows())[0]).toMatchObject({ doneAt: seededAt, deaths: 0 });
  });

  test('takes the kinds that it is for, and another one takes the others', async () => {
    const { names, deliver } = notebook();
    const deliveries = { test: deliver, long: deliver };
    await put('short');
    await put('long', 'long');
    await workerWith(deliver, { deliveries, takes: { except: ['long'] } }).runDue(seededAt);
    expect(names).toEqual(['short']);
    await workerWith(deliver, { deliveries, takes: { only: ['long'] } }).runDue(seededAt);
    expect(names).toEqual(['short', 'long']);
  });

  test('that is stopped gives back what ended early, as if it had not been tried', async () => {
    await put('cut short');
    const stop = new AbortController();
    const work = workerWith(async (_, __, ___, signal) => {
      stop.abort();
      signal?.throwIfAborted();
    });
    await work.runDue(seededAt, stop.signal);
    expect(await rows()).toMatchObject([
      { attempts: 0, isTaken: false, doneAt: null, lastError: null, runAt: seededAt },
    ]);
  });
});
