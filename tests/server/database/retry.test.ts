import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { loggableFailure, violationOf } from '#database/violations.ts';
import { failWith, notes, sampleDatabase, servers, write, writtenIds } from './sample.ts';

let db: Database;

beforeAll(async () => {
  db = await sampleDatabase();
});
beforeEach(async () => {
  await db.script('DELETE FROM notes; DELETE FROM stays');
});
afterAll(() => db.close());

const stay = (from: string, to: string) =>
  db.orm.execute(sql`INSERT INTO stays VALUES (1, ${`[${from},${to})`})`);

describe('a transaction begins anew', () => {
  test.each(['40001', '40P01'])('after %s, without what the failed attempt wrote', async (code) => {
    let attempts = 0;
    const hooks: number[] = [];
    await db.transaction(async () => {
      attempts += 1;
      const attempt = attempts;
      db.afterCommit(() => hooks.push(attempt));
      await write(db, attempt);
      if (attempts < 3) await failWith(db, code);
    });
    expect(await writtenIds(db)).toEqual([3]);
    expect(hooks).toEqual([3]);
  });

  test('only as often as it may', async () => {
    let attempts = 0;
    const work = db.transaction(
      async () => {
        attempts += 1;
        await failWith(db, '40001');
      },
      { retries: 2 },
    );
    await expect(work).rejects.toMatchObject({ cause: { code: '40001' } });
    expect(attempts).toBe(3);
  });

  test('as a whole: one that joined another is not retried by itself', async () => {
    let inner = 0;
    let outer = 0;
    await db.transaction(async () => {
      outer += 1;
      await db.transaction(async () => {
        inner += 1;
        if (inner === 1) await failWith(db, '40P01');
      });
    });
    expect([outer, inner]).toEqual([2, 2]);
  });

  test('after a clash, so that it sees what the other wrote', async () => {
    await stay('2026-03-02T09:00Z', '2026-03-02T10:00Z');
    let attempts = 0;
    const overlapping = async () => {
      attempts += 1;
      await stay(attempts < 2 ? '2026-03-02T09:30Z' : '2026-03-02T10:00Z', '2026-03-02T11:00Z');
    };
    const refused = await db
      .transaction(overlapping, { retries: 0 })
      .catch((error: unknown) => error);
    expect(violationOf(refused)).toEqual({ code: '23P01', constraint: 'one_guest_at_a_time' });
    expect(attempts).toBe(1);

    attempts = 0;
    await db.transaction(overlapping);
    expect(attempts).toBe(2);

    attempts = 0;
    await db.transaction(async () => {
      attempts += 1;
      await write(db, 1);
      if (attempts < 2) await write(db, 1);
    });
    expect(attempts).toBe(2);
  });

  test('never after any other failure', async () => {
    let attempts = 0;
    const work = db.transaction(async () => {
      attempts += 1;
      await failWith(db, '23514');
    });
    expect(violationOf(await work.catch((error: unknown) => error))?.code).toBe('23514');
    expect(attempts).toBe(1);
  });
});

test('a log hears which statement failed, and nothing of what people wrote', async () => {
  await write(db, 1);
  const failure = await write(db, 1, 'a secret').catch((error: unknown) => error);
  expect(loggableFailure(failure)).toEqual({
    code: '23505',
    constraint: 'notes_pkey',
    statement: 'insert into "notes" ("id", "text") values ($1, $2)',
  });
  expect(loggableFailure(new Error('plain'))).toBeNull();
});

test('an error that does not come from the database is no violation', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect([violationOf(refused), violationOf(new Error('plain')), violationOf(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

describe.each(servers)('on %s', () => {
  test('two transactions that block each other both finish', async () => {
    await write(db, 1);
    await write(db, 2);
    const meeting = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const append = (id: number) =>
      db.orm
        .update(notes)
        .set({ text: sql`${notes.text} || '+'` })
        .where(eq(notes.id, id));
    const crossing = (first: number, second: number, mine: 0 | 1) =>
      db.transaction(async () => {
        await append(first);
        meeting[mine].resolve();
        await Promise.all(meeting.map(({ promise }) => promise));
        await append(second);
      });
    await Promise.all([crossing(1, 2, 0), crossing(2, 1, 1)]);
    const rows = await db.orm.select().from(notes).orderBy(notes.id);
    expect(rows.map(({ text }) => text)).toEqual(['note 1++', 'note 2++']);
  });

  test('a transaction whose connection is lost fails, and the next one works', async () => {
    const work = db.transaction(async () => {
      await write(db, 1);
      const [mine] = await db.orm.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await db.outside(() =>
        db.orm.execute(sql`SELECT pg_terminate_backend(${mine?.pid}::int, 5000)`),
      );
      await write(db, 2);
    });
    await expect(work).rejects.toBeInstanceOf(Error);
    await db.transaction(() => write(db, 3));
    expect(await writtenIds(db)).toEqual([3]);
  });

  test('serialisable counters lose nothing', async () => {
    await write(db, 1, '0');
    const increment = async () => {
      const [row] = await db.orm.select().from(notes).where(eq(notes.id, 1));
      await db.orm
        .update(notes)
        .set({ text: String(Number(row?.text) + 1) })
        .where(eq(notes.id, 1));
    };
    const works = Array.from({ length: 8 }, () =>
      db.transaction(increment, { isolation: 'serializable', retries: 50 }),
    );
    await Promise.all(works);
    expect((await db.orm.select().from(notes)).map(({ text }) => text)).toEqual(['8']);
  });
});
