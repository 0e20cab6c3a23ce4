import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { sampleDatabase, servers } from './sample.ts';

let db: Database;
const reported: string[] = [];

beforeAll(async () => {
  db = await sampleDatabase({ report: (message) => reported.push(message) });
});
afterAll(() => db.close());

/** Collects payloads and resolves as soon as `last` has come. */
async function collect(channel: string, last: string) {
  const payloads: string[] = [];
  const complete = Promise.withResolvers<string[]>();
  const stop = await db.listen(channel, (payload) => {
    payloads.push(payload);
    if (payload === last) complete.resolve(payloads);
  });
  return { complete: complete.promise, payloads, stop };
}

describe('a notification', () => {
  test('reaches every listener of its channel and no other', async () => {
    const one = await collect('bookings', 'last');
    const two = await collect('bookings', 'last');
    const other = await collect('timers', 'last');
    await db.notify('timers', 'first of timers');
    await db.notify('bookings', 'last');
    await db.notify('timers', 'last');
    expect(await one.complete).toEqual(['last']);
    expect(await two.complete).toEqual(['last']);
    expect(await other.complete).toEqual(['first of timers', 'last']);
    await Promise.all([one.stop(), two.stop(), other.stop()]);
  });

  test('is sent when its transaction commits, and never when it rolls back', async () => {
    const { complete, stop } = await collect('bookings', 'last');
    const undone = db.transaction(async () => {
      await db.notify('bookings', 'undone');
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await db.transaction(() => db.notify('bookings', 'last'));
    expect(await complete).toEqual(['last']);
    await stop();
  });

  test('does not reach a listener that has stopped', async () => {
    const stopped = await collect('bookings', 'last');
    await stopped.stop();
    const listening = await collect('bookings', 'last');
    await db.notify('bookings', 'last');
    await listening.complete;
    expect(stopped.payloads).toEqual([]);
    await listening.stop();
  });

  test('is handled outside the transaction that sent it', async () => {
    const answer = Promise.withResolvers<unknown>();
    const stop = await db.listen('bookings', () =>
      answer.resolve(db.orm.execute(sql`SELECT 1 AS one`)),
    );
    await db.transaction(() => db.notify('bookings'));
    expect(await answer.promise).toEqual([{ one: 1 }]);
    await stop();
  });

  test('still reaches the next listener when one fails, and the failure is reported', async () => {
    const stopFailing = await db.listen('bookings', () => {
      throw new Error('failed');
    });
    const listening = await collect('bookings', 'last');
    await db.notify('bookings', 'last');
    await listening.complete;
    expect(reported).toEqual(['A listener of bookings failed.']);
    await Promise.all([stopFailing(), listening.stop()]);
  });

  test('can not name a channel that PostgreSQL would read as something else', async () => {
    await expect(db.notify('Bookings')).rejects.toThrow('not a channel name');
    await expect(db.listen('a"; DROP TABLE notes; --', () => undefined)).rejects.toThrow(
      'not a channel name',
    );
  });
});

describe.each(servers)('on %s', () => {
  test('a lost connection is opened again, and the listener hears of the gap', async () => {
    const gap = Promise.withResolvers<void>();
    const heard = Promise.withResolvers<string>();
    const stop = await db.listen('bookings', heard.resolve, { onGap: gap.resolve });
    await db.orm.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`);
    await gap.promise;
    expect(reported).toContain('The connection that listens for notifications was lost.');
    await db.notify('bookings', 'after the gap');
    expect(await heard.promise).toBe('after the gap');
    await stop();
  });
});
