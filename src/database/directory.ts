import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A sentence for the operator: what lies in the folder of the embedded database is no database that this version opens. */
export class DirectoryRefused extends Error {
  override readonly name = 'DirectoryRefused';
}

/** The major version of PostgreSQL whose files the embedded database reads and writes. */
const version = '18';

/** Looks before anything is written. Throws {@link DirectoryRefused}; an empty folder is fine. */
export async function refuseForeignDirectory(directory: string): Promise<void> {
  const names = await readdir(directory);
  if (names.length === 0) return;
  if (!names.includes('PG_VERSION'))
    throw new DirectoryRefused(
      `${directory} holds something else than a database of Waymark. Move it away, or set DATA_DIR to another folder.`,
    );
  const found = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (found !== version)
    throw new DirectoryRefused(
      `The database in ${directory} was written by PostgreSQL ${found.slice(0, 20)}, and this version of Waymark reads ${version}. Start the version that wrote it, or set DATA_DIR to another folder.`,
    );
  const inner = await readdir(join(directory, 'global')).catch((): string[] => []);
  if (!inner.includes('pg_control'))
    throw new DirectoryRefused(
      `The database in ${directory} is not whole, perhaps because its first start was interrupted. Restore it from a backup; if there was none yet, remove the folder and start again.`,
    );
}

/** Bytes that any database needs to begin with. */
const least = 1024 * 1024;

/** Why files that looked right could not be opened. Throws what the system says when there is no space, else {@link DirectoryRefused}. */
export async function refuseUnopened(directory: string, cause: unknown): Promise<never> {
  const probe = `${directory}.probe`;
  try {
    await writeFile(probe, Buffer.alloc(least));
  } finally {
    await rm(probe, { force: true });
  }
  throw new DirectoryRefused(
    `The database in ${directory} can't be opened; its files may be damaged. Restore them from a backup, or set DATA_DIR to another folder.`,
    { cause },
  );
}
