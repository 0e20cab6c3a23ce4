import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';

/** Everything that is kept, as text: each table, each kept mail as it would be read, and each stored file. */
export async function everythingKept(db: Database, folder: string): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  const tables = await db.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await db.orm.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    );
    kept.set(name, rows.map(({ row }) => row).join('\n'));
  }
  for (const file of await readdir(join(folder, 'mail')).catch(() => []))
    kept.set(file, (await readFile(join(folder, 'mail', file), 'latin1')).replaceAll('=\r\n', ''));
  const stored = join(folder, 'files', 'kept');
  for (const file of await readdir(stored, { recursive: true }).catch(() => []))
    if (file.includes('.')) kept.set(file, await readFile(join(stored, file), 'latin1'));
  return kept;
}
