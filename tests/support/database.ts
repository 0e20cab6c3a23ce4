import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseOver } from '#database/database.ts';
import type { Database } from '#database/database.ts';
import type { Report } from '#database/driver.ts';
import { embeddedDriver } from '#database/embedded.ts';
import { DirectoryInUse, lockDirectory } from '#database/lock.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { copyOnServer } from './database-on-server.ts';
import { closedAtEnd } from './endings.ts';
import { lentDatabase } from './lent-database.ts';
import { listening } from './listening.ts';
import type { Heard } from './listening.ts';
import { fill, fingerprintOf } from './database-content.ts';
import type { Content } from './database-content.ts';

export { seededAt } from './database-content.ts';

const folder = fileURLToPath(new URL('../../.generated/test-database/', import.meta.url));

export interface PreparedOptions extends Partial<Content> {
  /** Most connections at a time on a server, 10 unless told; an embedded database has one. */
  poolSize?: number;
  /** Hears of what goes wrong in the background; the console unless told. */
  report?: Report;
  /** Milliseconds of silence after which a server counts as away; long unless told, because tests share their machine with others. */
  patience?: number;
  /** Another address of the same server, for what lies in between; of no effect on an embedded database. */
  through?: (url: string) => string;
  /** Is told of every statement before it runs. */
  heard?: Heard;
}

/**
 * A fresh, migrated database for one test file: the worker's own without rows, restored from a dump in memory, or copied on the server that
 * TEST_DATABASE_URL names. The first call after a change of migrations or demo data prepares the original.
 * It is closed, which also removes it, when the test file ends; elsewhere by the caller.
 */
export async function preparedDatabase(options: PreparedOptions = {}): Promise<Database> {
  const {
    seed = 'empty',
    migrations = migrationsFolder,
    poolSize = 10,
    report = reportToConsole,
    heard = null,
    patience = 20_000,
    through = (url) => url,
  } = options;
  const url = process.env.TEST_DATABASE_URL;
  const content = { seed, migrations };
  const db = await (url
    ? copyOnServer(url, content, { poolSize, patience, report, heard, through })
    : restore(content, report, heard));
  closedAtEnd(db.close);
  return db;
}

async function restore(content: Content, report: Report, heard: Heard | null): Promise<Database> {
  const name = `${content.seed}-${await fingerprintOf(content)}.tar`;
  const dump = async () => (await readDump(name)) ?? (await prepareOnce(name, content));
  const isEmpty = content.seed === 'empty' && content.migrations === migrationsFolder;
  const driver = isEmpty ? await lentDatabase(dump) : await embeddedDriver({ dump: await dump() });
  return databaseOver(listening(driver, heard), report);
}

async function readDump(name: string): Promise<Blob | null> {
  try {
    return new Blob([await readFile(folder + name)]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Test files start at the same time in several processes; one prepares, the others wait for it. */
async function prepareOnce(name: string, content: Content): Promise<Blob> {
  await mkdir(folder, { recursive: true });
  const release = await waitForLock();
  try {
    const preparedMeanwhile = await readDump(name);
    if (preparedMeanwhile) return preparedMeanwhile;
    await removeOutdated(`${content.seed}-`);
    const driver = await embeddedDriver({});
    const db = databaseOver(driver, reportToConsole);
    await fill(db, content);
    await db.script('CHECKPOINT');
    const dump = await driver.dump();
    await db.close();
    const partial = `${folder}${randomUUID()}.partial`;
    await writeFile(partial, dump.stream());
    await rename(partial, folder + name);
    return dump;
  } finally {
    await release();
  }
}

async function waitForLock(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockDirectory(folder);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      await pause(50);
    }
  }
}

async function removeOutdated(prefix: string): Promise<void> {
  const anHourAgo = Date.now() - 60 * 60 * 1000;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) && !name.endsWith('.partial')) continue;
    if ((await stat(folder + name)).mtimeMs < anHourAgo) await rm(folder + name, { force: true });
  }
}

function reportToConsole(message: string, error: unknown): void {
  console.error(message, error);
}
