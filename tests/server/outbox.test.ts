import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { idempotencyKeys, outbox } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { createLog } from '#server/log.ts';
import { countSetAside } from '#server/outbox/deaths.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { outboxWorker, type Delivery, type OutboxWorker } from '#server/outbox/worker.ts';
import { fakeClock } from '#tests/support/clock.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let db: Database;
let logged: Record<string, unknown>[] = [];
const log = createLog('info', (line) => logged.push(JSON.parse(line)));

beforeAll(async () => {
  db = await preparedDatabase();
  return () => db.close();
});
beforeEach(() => {
  logged = [];
});
afterEach(() => db.script('delete from outbox'));

const workerWith = (deliver: Delivery, pollEvery?: number): OutboxWorker =>
  outboxWorker({
    db,
    clock: fakeClock(seededAt),
    log,
    deliveries: { test: deliver },
    ...(pollEvery && { pollEvery }),
  });

const put = (name: string, at = seededAt): Promise<void> =>
  enqueue(db, [{ kind: 'test', payload: { name }, dedupeKey: name }], at);

const rows = () => db.orm.select().from(outbox).orderBy(asc(outbox.id));
const nameOf = (payload: unknown): string => (payload as { name: string }).name;

/** A delivery that notes what it is given. */
function notebook() {
  const names: string[] = [];
  const deliver: Delivery = async (payload) => void names.push(nameOf(payload));
  return { names, deliver };
}

/** Until it is called. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('errands', () => {
  test('run once when they are due, and not before', async () => {
    const { names, deliver } = notebook();
    await put('now');
    await put('later', seededAt + minute);
    const worker = workerWith(deliver);
    expect(await worker.runDue(seededAt)).toBe(1);
    expect(await worker.runDue(seededAt)).toBe(0);
    expect(names).toEqual(['now']);
    await worker.runDue(seededAt + minute);
    expect(names).toEqual(['now', 'later']);
    expect((await rows()).map(({ doneAt }) => doneAt)).toEqual([seededAt, seededAt + minute]);
  });

  test('with the same key are one', async () => {
    const { names, deliver } = notebook();
    await put('twice');
    await put('twice');
    await workerWith(deliver).runDue(seededAt);
    await put('twice');
    await workerWith(deliver).runDue(seededAt);
    expect(names).toEqual(['twice']);
  });

  test('of a transaction that is rolled back do not exist', async () => {
    await expect(
      db.transaction(async () => {
        await put('never');
        throw new Error('The rest went wrong.');
      }),
    ).rejects.toThrow('The rest went wrong.');
    expect(await rows()).toEqual([]);
  });

  test('run outside any transaction, so that nobody waits for the outside world', async () => {
    await put('outside');
    const order: string[] = [];
    await workerWith(async () => {
      db.afterCommit(() => order.push('committed already'));
      order.push('delivered');
    }).runDue(seededAt);
    expect(order).toEqual(['committed already', 'delivered']);
  });

  test('run until none is left, also when there are more than one batch holds', async () => {
    const { names, deliver } = notebook();
    for (let number = 1; number <= 23; number += 1) await put(`errand ${number}`);
    expect(await workerWith(deliver).runDue(seededAt)).toBe(23);
    expect(new Set(names).size).toBe(23);
  });

  test('are shared by two workers without doing one twice', async () => {
    const [one, two] = [notebook(), notebook()];
    for (let number = 1; number <= 40; number += 1) await put(`errand ${number}`);
    await Promise.all([
      workerWith(one.deliver).runDue(seededAt),
      workerWith(two.deliver).runDue(seededAt),
    ]);
    expect([...one.names, ...two.names]).toHaveLength(40);
    expect(new Set([...one.names, ...two.names]).size).toBe(40);
  });

  test('that another worker is busy with are left to it until its lease ends', async () => {
    const { open, opened } = gate();
    await put('slow');
    const slow = workerWith(() => opened).runDue(seededAt);
    const { names, deliver } = notebook();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await workerWith(deliver).runDue(seededAt + 4 * minute);
    expect(names).toEqual([]);
    await workerWith(deliver).runDue(seededAt + 5 * minute);
    expect(names).toEqual(['slow']);
    open();
    await slow;
  });
});

describe('an errand whose process dies', () => {
  test('is tried again after growing pauses and by itself, and set aside for staff after five times', async () => {
    await put('deadly');
    await put('innocent');
    const began: number[] = [];
    const together: string[][] = [];
    for (let now = seededAt; now <= seededAt + 60 * minute; now += minute) {
      const taken: string[] = [];
      // It never comes back: as far as the table knows, its process has died.
      const { open, opened } = gate();
      const deliver: Delivery = async (payload) => {
        taken.push(nameOf(payload));
        if (nameOf(payload) !== 'deadly') return;
        began.push((now - seededAt) / minute);
        open();
        await new Promise(() => undefined);
      };
      await Promise.race([workerWith(deliver).runDue(now), opened]);
      if (taken.length > 0) together.push(taken);
    }
    expect(began).toEqual([0, 5, 11, 18, 27]);
    expect(together.slice(1)).toEqual([['deadly'], ['deadly'], ['deadly'], ['deadly']]);
    const found = (await rows()).toSorted((one, other) => other.deaths - one.deaths);
    expect(found).toMatchObject([
      { payload: { name: 'deadly' }, deaths: 5, setAsideAt: seededAt + 32 * minute, doneAt: null },
      { payload: { name: 'innocent' }, deaths: 0, setAsideAt: null, doneAt: seededAt },
    ]);
    expect(await countSetAside(db)).toBe(1);
    expect(logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'Work whose process died again and again is set aside.', deaths: 5 },
    ]);
  });
});

describe('an errand that fails', () => {
  const failing = () =>
    workerWith(async () => Promise.reject(new Error('no answer\nfrom somebody@example.test')));

  test('is tried again with growing pauses, and keeps the reason', async () => {
    await put('hopeless');
    const due: (number | undefined)[] = [];
    for (let now = seededAt, attempt = 1; attempt <= 9; attempt += 1) {
      await failing().runDue(now);
      const [row] = await rows();
      due.push(row && (row.runAt - now) / minute);
      now = row?.runAt ?? 0;
    }
    expect(due).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    const [row] = await rows();
    expect([row?.attempts, row?.lastError, row?.doneAt]).toEqual([9, 'Error: no answer', null]);
  });

  test('for the tenth time is given up loudly, and is not tried again', async () => {
    await put('hopeless');
    await db.script('update outbox set attempts = 9');
    await failing().runDue(seededAt);
    expect(logged.map(({ level, message, attempts }) => [level, message, attempts])).toEqual([
      ['error', 'An errand failed for the last time and is given up.', 10],
    ]);
    expect(await failing().runDue(seededAt + 365 * day)).toBe(0);
    expect(await rows()).toMatchObject([{ lastError: 'Error: no answer', setAsideAt: seededAt }]);
  });

  test('does not keep the others waiting', async () => {
    await put('bad');
    await put('good');
    const names: string[] = [];
    const deliver: Delivery = async (payload) => {
      if (nameOf(payload) === 'bad') throw new Error('bad');
      names.push(nameOf(payload));
    };
    await workerWith(deliver).runDue(seededAt);
    expect(names).toEqual(['good']);
  });

  test('because nobody knows its kind is kept for those who will', async () => {
    await enqueue(db, [{ kind: 'unknown', payload: {}, dedupeKey: 'unknown' }], seededAt);
    await workerWith(async () => undefined).runDue(seededAt);
    expect((await rows())[0]?.lastError).toBe('Error: Nobody runs errands of the kind unknown');
  });

  test('and then works is done without a reason', async () => {
    await put('better');
    await failing().runDue(seededAt);
    await workerWith(async () => undefined).runDue(seededAt + minute);
    const [row] = await rows();
    expect([row?.doneAt, row?.lastError]).toEqual([seededAt + minute, null]);
  });
});

test('what is done for 30 days goes, and so do keys of more than 7 days ago; the rest stays', async () => {
  const worker = workerWith(async () => undefined);
  await put('done');
  await worker.runDue(seededAt);
  await put('open');
  const key = (createdAt: number) => ({
    actorId: newId(),
    key: newId(),
    requestHash: 'x',
    createdAt,
  });
  const [old, young] = [key(seededAt), key(seededAt + day)];
  await db.orm.insert(idempotencyKeys).values([old, young]);

  await worker.tidy(seededAt + 7 * day + 1);
  expect((await db.orm.select().from(idempotencyKeys)).map(({ key: kept }) => kept)).toEqual([
    young.key,
  ]);
  expect(await rows()).toHaveLength(2);
  await worker.tidy(seededAt + 30 * day + 1);
  expect((await rows()).map(({ dedupeKey }) => dedupeKey)).toEqual(['open']);
});

describe('a running worker', () => {
  test('is woken by what is queued, and finishes what it has begun when it is stopped', async () => {
    const [begun, end] = [gate(), gate()];
    const running = workerWith(async () => {
      begun.open();
      await end.opened;
    }, 3_600_000).start();
    await put('woken');
    await begun.opened;
    const stopped = running.stop();
    end.open();
    await stopped;
    const [row] = await db.orm.select().from(outbox).where(eq(outbox.dedupeKey, 'woken'));
    expect(row?.doneAt).toBe(seededAt);
  });

  test('looks by itself too, when no hint reaches it', async () => {
    const found = gate();
    const running = workerWith(async () => found.open(), 5).start();
    await db.script(
      `insert into outbox (id, kind, payload, dedupe_key, run_at)
       values ('${newId()}', 'test', '{}', 'silent', '${new Date(seededAt).toISOString()}')`,
    );
    await found.opened;
    await running.stop();
    expect((await rows())[0]?.doneAt).toBe(seededAt);
  });
});
