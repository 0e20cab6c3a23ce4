import { mkdir } from 'node:fs/promises';
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
    }
);

/**
 * Opens the database without migrating it.
 * Throws {@link DirectoryInUse} when another process has the directory open.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const report = settings.report ?? ignore;
  if (settings.kind === 'server')
    return databaseOver(await serverDriver({ ...settings, report }), report);
  const { directory } = settings;
  await mkdir(directory, { recursive: true });
  const release = await lockDirectory(directory);
  return databaseOver(await embeddedDriver({ directory, onClosed: release }), report);
}

function ignore(): void {}
