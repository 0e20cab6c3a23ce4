import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { modeWords } from './driver.ts';
import type { Connection, Driver, TransactionMode } from './driver.ts';
import { EmbeddedProtocol } from './embedded/protocol.ts';
import { EmbeddedStatements } from './embedded/statements.ts';
import { joinsWeighed } from './planning.ts';
import { scalarParsers, toText } from './values.ts';

export interface EmbeddedSource {
  /** Folder of the data files; without it the database lives in memory. */
  directory?: string;
  /** A dump to begin with, from {@link EmbeddedDriver.dump}. */
  dump?: Blob;
  /** Runs after the database files are closed, also when opening failed. */
  onClosed?: () => Promise<void>;
}

export interface EmbeddedDriver extends Driver {
  readonly kind: 'embedded';
  /** The whole database as an uncompressed tar archive. */
  dump(): Promise<Blob>;
}

/** Opens PostgreSQL inside this process. The caller must hold the lock of the directory: nothing here checks it. */
export async function embeddedDriver(source: EmbeddedSource): Promise<EmbeddedDriver> {
  const { directory, dump, onClosed } = source;
  const postgres = new PGlite({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { btree_gist, pg_trgm },
    parsers: scalarParsers,
  });
  try {
    await postgres.waitReady;
    await postgres.exec(`SET join_collapse_limit = ${joinsWeighed}`);
  } catch (error) {
    await onClosed?.();
    throw error;
  }
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const publish = (channel: string, payload: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  // The library hears of what comes with the answers that it reads itself.
  postgres.onNotification(publish);
  const statements = new EmbeddedStatements(new EmbeddedProtocol(postgres, publish));

  return {
    ...connectionOver(postgres, statements),
    kind: 'embedded',
    transaction: (mode, work) =>
      postgres._runExclusiveTransaction(() => transactionOn(postgres, statements, mode, work)),
    async listen({ channel, onNotification }) {
      const existing = listeners.get(channel);
      if (existing) existing.add(onNotification);
      else {
        listeners.set(channel, new Set([onNotification]));
        await postgres.exec(`LISTEN "${channel}"`);
      }
      return async () => {
        const remaining = listeners.get(channel);
        remaining?.delete(onNotification);
        if (remaining?.size === 0) {
          listeners.delete(channel);
          if (!postgres.closed) await postgres.exec(`UNLISTEN "${channel}"`);
        }
      };
    },
    dump: () => postgres.dumpDataDir('none'),
    async close() {
      try {
        if (!postgres.closed) await postgres.close();
      } finally {
        await onClosed?.();
      }
    },
  };
}

/**
 * The library's own way crosses over twice for each word around the statements. Here a transaction begins with its first statement, in the same message, and
 * only what has begun is ended.
 */
async function transactionOn<T>(
  postgres: PGlite,
  statements: EmbeddedStatements,
  mode: TransactionMode,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const course = { hasBegun: false };
  const opening = (): string | null => {
    if (course.hasBegun) return null;
    course.hasBegun = true;
    return `BEGIN ${modeWords(mode)}`;
  };
  const alone = <R>(act: () => Promise<R>) => postgres._runExclusiveQuery(act);
  const end = (words: string) => alone(() => statements.command(words));
  let result: T;
  try {
    result = await work({
      query: (statement, parameters, shape) => {
        if (beginsWithChange.test(statement)) statements.forget();
        return alone(() => statements.run(statement, parameters.map(toText), shape, opening()));
      },
      async script(text) {
        if (changesTables.test(text)) statements.forget();
        await alone(async () => {
          const words = opening();
          if (words !== null) await statements.command(words);
          await statements.command(text);
        });
      },
    });
  } catch (error) {
    if (course.hasBegun) await end('ROLLBACK');
    throw error;
  }
  if (!course.hasBegun) return result;
  const ended = await end('COMMIT');
  await postgres.syncToFs();
  if (ended !== 'COMMIT')
    throw new Error('A transaction in which a statement failed was to be committed.');
  return result;
}

/** Outside a transaction a statement waits until the running one has ended. */
function connectionOver(postgres: PGlite, statements: EmbeddedStatements): Connection {
  return {
    async query(statement, parameters, shape) {
      if (beginsWithChange.test(statement)) statements.forget();
      const rows = await postgres._runExclusiveTransaction(() =>
        postgres._runExclusiveQuery(() => statements.run(statement, parameters.map(toText), shape)),
      );
      await postgres.syncToFs();
      return rows;
    },
    async script(text) {
      if (changesTables.test(text)) statements.forget();
      await postgres.exec(text);
    },
  };
}

const changesTables = /\b(?:create|alter|drop)\b/i;
const beginsWithChange = /^\s*(?:create|alter|drop)\b/i;
