import { inArray } from 'drizzle-orm';
import { files as keptFiles } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import type { FileStore } from './file-store.ts';
import { dropFiles } from './kept-files.ts';

interface Parts {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
}

const atOnce = 1_000;

/**
 * After a backup was played back: files that were removed since it was made are removed again, by what is noted of them beside the files. A server whose files are
 * away starts all the same, and says so. Resolves to how many there were.
 */
export async function eraseAgain({ db, files, clock, log }: Parts): Promise<number> {
  try {
    const names = await files.removed();
    let many = 0;
    for (let from = 0; from < names.length; from += atOnce) {
      const which = inArray(keptFiles.storedAs, names.slice(from, from + atOnce));
      const back = await db.orm.$count(keptFiles, which);
      if (back > 0) await db.transaction(() => dropFiles(db, which, clock.now()));
      many += back;
    }
    if (many === 0) return 0;
    // Of some the backup has the content alone.
    for (const name of names) await files.remove(name);
    log.warn('A backup was played back: files that had been erased are erased again.', {
      files: many,
    });
    return many;
  } catch (error) {
    log.error('Whether erased files came back with a backup could not be looked up.', error);
    return 0;
  }
}
