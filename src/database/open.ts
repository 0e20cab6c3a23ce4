import { mkdir } from 'node:fs/promises';
import { refuseForeignDirectory, refuseUnopened } from './directory.ts';
import { databaseOver } from './database.ts';
import type { Database } from './database.ts';
import type { Report } from './driver.ts';
import { embeddedDriver } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { serverDriver } from './server.ts';

export type DatabaseSettings = { report?: Report } & (
  | { kind: 'embedded'; /** Folder of the data files; created when missing. */ directory: string }
  | {
      kind: 'server';
      /** postgres://… */ url: string;
      /** Most connections at a time, 10 unless told. */ poolSize?: number;
      /** Milliseconds of silence after which the server counts as away, 4 s unless told. */ patience?: number;
    }
);

/**
 * Opens the database without migrating it.
 * Throws {@link DirectoryInUse} when another process has the directory open, and `DirectoryRefused` when no database of ours is in it.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const report = settings.report ?? ignore;
  if (settings.kind === 'server')
    return databaseOver(await serverDriver({ ...settings, report }), report);
  const { directory } = settings;
  await mkdir(directory, { recursive: true });
  const release = await lockDirectory(directory);
  try {
    await refuseForeignDirectory(directory);
  } catch (error) {
    await release();
    throw error;
  }
  const opening = embeddedDriver({ directory, onClosed: release });
  return databaseOver(await opening.catch((error) => refuseUnopened(directory, error)), report);
}

function ignore(): void {}
