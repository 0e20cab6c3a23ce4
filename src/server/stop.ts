import { DirectoryInUse } from '#database/lock.ts';
import { MigrationRefused } from '#database/migrate.ts';
import { PortRefused } from './http/listen.ts';
import { SettingRefused } from './settings.ts';

/** Resolves when the operator, or the system, asks this process to stop. A second request stops it at once. */
export function onceStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
    }
  });
}

/** What the operator can put right is said in one sentence; anything else with all that is known. */
export function stopWith(error: unknown): never {
  const isForOperator =
    error instanceof DirectoryInUse ||
    error instanceof MigrationRefused ||
    error instanceof PortRefused ||
    error instanceof SettingRefused;
  process.stderr.write(`${describe(error, isForOperator)}\n`);
  process.exit(1);
}

function describe(error: unknown, inOneSentence: boolean): string {
  if (!(error instanceof Error)) return 'Waymark could not start.';
  if (inOneSentence) return error.message;
  if ('code' in error && error.code === 'ECONNREFUSED')
    return 'The database server at DATABASE_URL does not answer. Start it, or correct DATABASE_URL.';
  return error.stack ?? error.message;
}
