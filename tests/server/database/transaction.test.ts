import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { notes, sampleDatabase, write, writtenIds } from './sample.ts';

let db: Database;

beforeAll(async () => {
  db = await sampleDatabase();
});
beforeEach(async () => {
  await db.orm.delete(notes);
});
afterAll(() => db.close());

describe('a transaction', () => {
  test('keeps everything when its work resolves, and gives back what the work gave', async () => {
    const result = await db.transaction(async () => {
      await write(db, 1);
      await write(db, 2);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await writtenIds(db)).toEqual([1, 2]);
  });

  test('keeps nothing when its work rejects', async () => {
    const work = db.transaction(async () => {
      await write(db, 1);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await writtenIds(db)).toEqual([]);
  });

  test('also runs the query that its work gives back without having awaited it', async () => {
    const readOnly = db.transaction(() => db.orm.insert(notes).values({ id: 2, text: 'late' }), {
      readOnly: true,
    });
    await expect(readOnly).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(await writtenIds(db)).toEqual([]);
  });

  test('is not seen from outside before it commits', async () => {
    const seen: number[][] = [];
    const written = Promise.withResolvers<void>();
    const outside = written.promise.then(async () => seen.push(await writtenIds(db)));
    await db.transaction(async () => {
      await write(db, 1);
      expect(await writtenIds(db)).toEqual([1]);
      written.resolve();
      if (db.kind === 'server') await outside;
    });
    await outside;
    expect(seen).toEqual(db.kind === 'server' ? [[]] : [[1]]);
  });

  test('may ask several things at once', async () => {
    await db.transaction(() => Promise.all([write(db, 1), write(db, 2), write(db, 3)]));
    expect(await writtenIds(db)).toEqual([1, 2, 3]);
  });

  test('does not mix with a hundred others that run at the same time', async () => {
    const works = Array.from({ length: 100 }, (_, id) =>
      db.transaction(async () => {
        await write(db, id);
        if (id % 2) throw new Error('odd');
      }),
    );
    await Promise.allSettled(works);
    expect(await writtenIds(db)).toEqual(Array.from({ length: 50 }, (_, index) => index * 2));
  });

  test('rejects a call that comes after its end', async () => {
    const late = Promise.withResolvers<void>();
    let forgotten: Promise<void> = Promise.resolve();
    await db.transaction(async () => {
      forgotten = late.promise.then(() => write(db, 1));
    });
    late.resolve();
    await expect(forgotten).rejects.toMatchObject({
      cause: { message: expect.stringContaining('has ended') },
    });
    expect(await writtenIds(db)).toEqual([]);
  });

  test('is left by work that is started outside it', async () => {
    let background: Promise<void> = Promise.resolve();
    const work = db.transaction(async () => {
      background = db.outside(() => write(db, 1));
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await background;
    expect(await writtenIds(db)).toEqual([1]);
  });
});

describe('a transaction inside another', () => {
  test('commits with the outer one only', async () => {
    const work = db.transaction(async () => {
      await db.transaction(() => write(db, 1));
      expect(await writtenIds(db)).toEqual([1]);
      throw new Error('outer failed');
    });
    await expect(work).rejects.toThrow('outer failed');
    expect(await writtenIds(db)).toEqual([]);
  });

  test('takes the outer one down when it fails, even when nobody looks', async () => {
    const work = db.transaction(async () => {
      await write(db, 1);
      await db.transaction(() => Promise.reject(new Error('inner failed'))).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('inner failed');
    expect(await writtenIds(db)).toEqual([]);
  });
});

describe('a failed statement', () => {
  test('fails its transaction with its own error when the error was swallowed', async () => {
    const work = db.transaction(async () => {
      await write(db, 1);
      await write(db, 1).catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
    expect(await writtenIds(db)).toEqual([]);
  });
});

describe('a savepoint', () => {
  test('undoes its own part and leaves the rest', async () => {
    await db.transaction(async () => {
      await write(db, 1);
      const part = db.savepoint(async () => {
        await write(db, 2);
        await write(db, 1);
      });
      await expect(part).rejects.toMatchObject({ cause: { code: '23505' } });
      await write(db, 3);
    });
    expect(await writtenIds(db)).toEqual([1, 3]);
  });

  test('undoes an inner savepoint that had succeeded', async () => {
    await db.transaction(async () => {
      const part = db.savepoint(async () => {
        await db.savepoint(() => write(db, 1));
        throw new Error('outer part failed');
      });
      await expect(part).rejects.toThrow('outer part failed');
      await db.savepoint(() => write(db, 2));
    });
    expect(await writtenIds(db)).toEqual([2]);
  });

  test('is a transaction when there is none around it', async () => {
    const work = db.savepoint(async () => {
      await write(db, 1);
      throw new Error('failed');
    });
    await expect(work).rejects.toThrow('failed');
    expect(await writtenIds(db)).toEqual([]);
  });
});

describe('a hook after the commit', () => {
  test('runs once, after the outermost commit, outside the transaction', async () => {
    const order: string[] = [];
    let seen: Promise<number[]> = Promise.resolve([]);
    await db.transaction(async () => {
      await db.transaction(async () => {
        db.afterCommit(() => {
          order.push('hook');
          seen = writtenIds(db);
        });
        await write(db, 1);
      });
      order.push('end of work');
    });
    expect(order).toEqual(['end of work', 'hook']);
    expect(await seen).toEqual([1]);
  });

  test('does not run after a rollback, nor for a savepoint that was undone', async () => {
    const ran: string[] = [];
    const work = db.transaction(async () => {
      db.afterCommit(() => ran.push('rolled back'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await db.transaction(async () => {
      db.afterCommit(() => ran.push('kept'));
      const part = db.savepoint(async () => {
        db.afterCommit(() => ran.push('undone'));
        throw new Error('no');
      });
      await expect(part).rejects.toThrow('no');
    });
    expect(ran).toEqual(['kept']);
  });

  test('runs at once when there is no transaction', () => {
    const ran: string[] = [];
    db.afterCommit(() => ran.push('at once'));
    expect(ran).toEqual(['at once']);
  });
});

describe('where only is read, at one moment', () => {
  const still = { isolation: 'repeatable read', readOnly: true } as const;

  test('the same question is asked once, and its answer is that of the moment', async () => {
    await write(db, 1);
    const seen = await db.transaction(
      async () => [await writtenIds(db), await writtenIds(db)] as const,
      still,
    );
    expect(seen).toEqual([[1], [1]]);
    expect(seen[0]).not.toBe(seen[1]);
    await write(db, 2);
    expect(await db.transaction(() => writtenIds(db), still)).toEqual([1, 2]);
  });

  test('what is worked out for a question is worked out once; elsewhere each time', async () => {
    let worked = 0;
    const many = (question = 'how many') => db.once(question, async () => (worked += 1));
    const all = async () => [await many(), await many(), await many('of others'), await many()];
    expect(await db.transaction(all, still)).toEqual([1, 1, 2, 1]);
    expect(await db.transaction(all)).toEqual([3, 4, 5, 6]);
    expect(await all()).toEqual([7, 8, 9, 10]);
  });

  test('what has failed fails the whole of it, also when asked again', async () => {
    const ask = () => db.orm.execute(sql`select 1 / 0`);
    const work = db.transaction(async () => {
      await expect(ask()).rejects.toThrow('Failed query');
      await expect(ask()).rejects.toThrow('Failed query');
    }, still);
    await expect(work).rejects.toThrow('division by zero');
    expect(await writtenIds(db)).toEqual([]);
  });
});
