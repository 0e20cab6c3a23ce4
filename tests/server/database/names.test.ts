import { readFile } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organizations } from '#database/schema/index.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { newId } from '#domain/ids.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';

const tables = ['organizations', 'teams', 'programmes', 'sessions', 'resource_categories'];

test('of stored names that people read as one the oldest stays, and the others get a number', async () => {
  const db = await preparedDatabase();
  try {
    // As it was before.
    await db.script(
      tables
        .map((table) => `DROP INDEX ${table}_name; CREATE INDEX ${table}_name ON ${table} (name);`)
        .join('\n'),
    );
    await db.script(
      'DROP INDEX saved_views_name; DROP INDEX questionnaires_title; DROP INDEX kpis_name; DROP FUNCTION name_key',
    );
    const stored = ['\u00C9cole', 'E\u0301cole', '\u00E9COLE', 'Other'];
    for (const [nth, name] of stored.entries())
      await anOrganisation(db, name, { id: newId(seededAt + nth) });
    const file = new URL('0047_names_as_people_read_them.sql', migrationsFolder);
    await db.script(await readFile(file, 'utf8'));
    const rows = await db.orm
      .select({ name: organizations.name })
      .from(organizations)
      .orderBy(asc(organizations.id));
    expect(rows.map(({ name }) => name)).toEqual([
      '\u00C9cole',
      'E\u0301cole (2)',
      '\u00E9COLE (3)',
      'Other',
    ]);
    await expect(anOrganisation(db, '\u00E9cole')).rejects.toMatchObject({
      cause: { constraint: 'organizations_name' },
    });
  } finally {
    await db.close();
  }
});
