import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { MigrationRefused, migrate } from '#database/migrate.ts';
import { sampleDatabase } from './sample.ts';

let db: Database;
let folder: string;

beforeEach(async () => {
  db = await sampleDatabase();
  // The sample is itself migrated; these tests begin with a record of their own.
  await db.script('DROP TABLE schema_migrations');
  folder = await mkdtemp(join(tmpdir(), 'waymark-migrations-'));
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, statements: string) => writeFile(join(folder, name), statements);
const migrated = () => migrate(db, pathToFileURL(`${folder}/`));

async function tables(): Promise<unknown[]> {
  const rows = await db.orm.execute(
    sql`SELECT relname FROM pg_class WHERE relname LIKE 'made\_%' ORDER BY relname`,
  );
  return rows.map(({ relname }) => relname);
}

describe('migrations', () => {
  test('are applied in the order of their names, each of them once', async () => {
    await put(
      '0002_fill.sql',
      'INSERT INTO made_first VALUES (2); INSERT INTO made_first VALUES (3);',
    );
    await put('0001_first.sql', 'CREATE TABLE made_first (id int);');
    await put('notes.md', 'not a migration');
    expect(await migrated()).toEqual(['0001_first.sql', '0002_fill.sql']);
    expect(await migrated()).toEqual([]);
    await put('0003_more.sql', 'INSERT INTO made_first VALUES (4);');
    expect(await migrated()).toEqual(['0003_more.sql']);
    expect(await db.orm.execute(sql`SELECT count(*) AS count FROM made_first`)).toEqual([
      { count: 3 },
    ]);
  });

  test('leave nothing of one that fails, keep those before it, and go on from there', async () => {
    await put('0001_first.sql', 'CREATE TABLE made_first (id int);');
    await put('0002_second.sql', 'CREATE TABLE made_second (id int); SELECT 1 / 0;');
    await expect(migrated()).rejects.toThrow('division by zero');
    expect(await tables()).toEqual(['made_first']);
    await put('0002_second.sql', 'CREATE TABLE made_second (id int);');
    expect(await migrated()).toEqual(['0002_second.sql']);
  });

  test('are applied once when several processes start together', async () => {
    await put('0001_first.sql', 'CREATE TABLE made_first (id int);');
    await put('0002_fill.sql', 'INSERT INTO made_first VALUES (1);');
    const applied = await Promise.all([migrated(), migrated(), migrated()]);
    expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_fill.sql']);
  });

  test('are the same with the line ends of another system', async () => {
    await put('0001_first.sql', 'CREATE TABLE made_first (\n  id int\n);\n');
    await migrated();
    await put('0001_first.sql', 'CREATE TABLE made_first (\r\n  id int\r\n);\r\n');
    expect(await migrated()).toEqual([]);
  });
});

describe('a database is refused', () => {
  beforeEach(async () => {
    await put('0002_second.sql', 'CREATE TABLE made_second (id int);');
    await migrated();
  });

  test('when an applied migration was changed', async () => {
    await put('0002_second.sql', 'CREATE TABLE made_second (id bigint);');
    const refused = await migrated().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MigrationRefused);
    expect(refused).toMatchObject({
      message:
        'The migration 0002_second.sql was changed after it had been applied. Put the old text back and write the change as a new migration.',
    });
  });

  test('when a newer version has migrated it', async () => {
    await rm(join(folder, '0002_second.sql'));
    await put('0003_third.sql', 'CREATE TABLE made_third (id int);');
    await expect(migrated()).rejects.toThrow(
      'The database has the migration 0002_second.sql, which this version of Waymark does not know. Start the version that applied it, or a newer one.',
    );
    expect(await tables()).toEqual(['made_second']);
  });

  test('when a new migration was put before an applied one', async () => {
    await put('0001_late.sql', 'CREATE TABLE made_late (id int);');
    await expect(migrated()).rejects.toThrow(
      'The migration 0001_late.sql comes before 0002_second.sql, which is already applied. Rename it, so that it comes last.',
    );
    expect(await tables()).toEqual(['made_second']);
  });
});
