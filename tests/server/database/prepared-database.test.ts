import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sampleDatabase, write, writtenIds } from './sample.ts';

test('every prepared database is fresh, whatever was written to another one', async () => {
  const [one, two] = await Promise.all([sampleDatabase(), sampleDatabase()]);
  await write(one, 1);
  expect(await writtenIds(one)).toEqual([1]);
  expect(await writtenIds(two)).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test('a prepared database is a copy: its migrations were applied once, for all of them', async () => {
  const [one, two] = await Promise.all([sampleDatabase(), sampleDatabase()]);
  const applied = sql`SELECT name, applied_at FROM schema_migrations`;
  expect(await one.orm.execute(applied)).toEqual(await two.orm.execute(applied));
  await Promise.all([one.close(), two.close()]);
});

test('a prepared database may be closed twice, and answers no more', async () => {
  const db = await sampleDatabase();
  await db.close();
  await db.close();
  await expect(db.ping()).rejects.toBeInstanceOf(Error);
});
