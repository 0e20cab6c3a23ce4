import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '#database/database.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import type { PreparedOptions } from '#tests/support/database.ts';

export const notes = pgTable('notes', {
  id: integer('id').primaryKey(),
  text: text('text').notNull(),
});

/** For tests of what only a server can show: several connections, and losing one. */
export const servers = process.env.TEST_DATABASE_URL ? ['PostgreSQL'] : [];

/** A database with two small tables of its own, so that these tests do not depend on the application's tables. */
export function sampleDatabase(options: Pick<PreparedOptions, 'report'> = {}): Promise<Database> {
  return preparedDatabase({
    ...options,
    migrations: new URL('./sample-migrations/', import.meta.url),
  });
}

export async function write(db: Database, id: number, words = `note ${id}`): Promise<void> {
  await db.orm.insert(notes).values({ id, text: words });
}

export async function writtenIds(db: Database): Promise<number[]> {
  const rows = await db.orm.select({ id: notes.id }).from(notes).orderBy(notes.id);
  return rows.map(({ id }) => id);
}

/** A statement that fails as a serialisation failure, a deadlock or another condition of this SQLSTATE would. */
export async function failWith(db: Database, code: string): Promise<void> {
  await db.orm.execute(
    sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made for a test' USING ERRCODE = '${code}'; END $$`),
  );
}
