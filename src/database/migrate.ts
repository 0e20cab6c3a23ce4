import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A sentence for the operator: the database and the migration files do not fit together. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

interface Migration {
  name: string;
  statements: string;
  checksum: string;
}

/** Any number will do, as long as nothing else locks the same one. */
const advisoryLock = 7_291_640;

export const migrationsFolder = new URL('./migrations/', import.meta.url);

/**
 * Applies the `.sql` files of the folder that are not applied yet, in the order of their names, each in a transaction of its own.
 * Several processes may call it at once: they take turns. Returns the names it applied; throws {@link MigrationRefused}.
 */
export async function migrate(db: Database, folder: URL = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const isPresent = await takingTurns(db, async () => {
    await db.script(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const applied = await readApplied(db);
    refuseUnlessFitting(migrations, applied);
    return migrations.every(({ name }) => applied.has(name));
  });
  // A start after the first finds out with one look that there is nothing to do.
  if (isPresent) return [];
  const appliedNow: string[] = [];
  for (const migration of migrations) {
    const isNew = await takingTurns(db, async () => {
      const applied = await readApplied(db);
      refuseUnlessFitting(migrations, applied);
      if (applied.has(migration.name)) return false;
      await db.script(migration.statements);
      const { name, checksum } = migration;
      await db.orm.execute(
        sql`INSERT INTO schema_migrations (name, checksum) VALUES (${name}, ${checksum})`,
      );
      return true;
    });
    if (isNew) appliedNow.push(migration.name);
  }
  return appliedNow;
}

/** The names of the files that are not applied yet. Migrations that only a newer version knows are none of ours. */
export async function pendingMigrations(
  db: Database,
  folder: URL = migrationsFolder,
): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const applied = await readApplied(db);
  return names.filter((name) => !applied.has(name)).toSorted();
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on another system may have changed the line ends, which changes nothing for the database.
      const statements = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}

/** The lock ends with the transaction, so it works through a connection pooler and survives no crash. */
function takingTurns<T>(db: Database, work: () => Promise<T>): Promise<T> {
  return db.transaction(async () => {
    await db.orm.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`);
    return work();
  });
}

async function readApplied(db: Database): Promise<Map<string, string>> {
  const rows = await db.orm.execute<{ name: string; checksum: string }>(
    sql`SELECT name, checksum FROM schema_migrations ORDER BY name COLLATE "C"`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseUnlessFitting(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new MigrationRefused(
        `The database has the migration ${name}, which this version of Waymark does not know. Start the version that applied it, or a newer one.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationRefused(
        `The migration ${name} was changed after it had been applied. Put the old text back and write the change as a new migration.`,
      );
    }
  }
  const last = [...applied.keys()].at(-1);
  const late = migrations.find(
    ({ name }) => last !== undefined && name < last && !applied.has(name),
  );
  if (late) {
    throw new MigrationRefused(
      `The migration ${late.name} comes before ${last}, which is already applied. Rename it, so that it comes last.`,
    );
  }
}
