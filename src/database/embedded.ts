import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { modeWords } from './driver.ts';
import type { Connection, Driver } from './driver.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
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
    // Planned for the values at hand each time, as a server plans what nobody named: a plan made while a table was empty would stay when it has grown.
    await postgres.exec('SET plan_cache_mode = force_custom_plan');
    await postgres.exec(`SET join_collapse_limit = ${joinsWeighed}`);
  } catch (error) {
    await onClosed?.();
    throw error;
  }
  const statements = new EmbeddedStatements(postgres);
  const listeners = new Map<string, Set<(payload: string) => void>>();
  postgres.onNotification((channel, payload) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  });

  return {
    ...connectionOver(postgres, statements),
    kind: 'embedded',
    transaction: (mode, work) =>
      postgres.transaction(async (transaction) => {
        if (mode.isolation !== 'read committed' || mode.readOnly)
          await transaction.exec(`SET TRANSACTION ${modeWords(mode)}`);
        return work(connectionOver(postgres, statements, transaction));
      }),
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

/** Outside a transaction a statement waits until the running one has ended; inside it, only for its neighbours. */
function connectionOver(
  postgres: PGlite,
  statements: EmbeddedStatements,
  transaction?: Transaction,
): Connection {
  const alone = transaction
    ? <T>(act: () => Promise<T>) => postgres._runExclusiveQuery(act)
    : <T>(act: () => Promise<T>) =>
        postgres._runExclusiveTransaction(() => postgres._runExclusiveQuery(act));
  return {
    async query(statement, parameters, shape) {
      if (beginsWithChange.test(statement)) statements.forget();
      const rows = await alone(() => statements.run(statement, parameters.map(toText), shape));
      if (!transaction) await postgres.syncToFs();
      return rows;
    },
    async script(text) {
      if (changesTables.test(text)) statements.forget();
      await (transaction ?? postgres).exec(text);
    },
  };
}

const changesTables = /\b(?:create|alter|drop)\b/i;
const beginsWithChange = /^\s*(?:create|alter|drop)\b/i;
