import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { modeWords } from './driver.ts';
import type { Connection, Driver } from './driver.ts';
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
  } catch (error) {
    await onClosed?.();
    throw error;
  }
  const listeners = new Map<string, Set<(payload: string) => void>>();
  postgres.onNotification((channel, payload) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  });

  return {
    ...connectionOver(postgres, postgres),
    kind: 'embedded',
    transaction: (mode, work) =>
      postgres.transaction(async (transaction) => {
        if (mode.isolation !== 'read committed' || mode.readOnly)
          await transaction.exec(`SET TRANSACTION ${modeWords(mode)}`);
        return work(connectionOver(postgres, transaction));
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

function connectionOver(postgres: PGlite, target: PGlite | Transaction): Connection {
  return {
    async query(statement, parameters, shape) {
      const result = await target
        .query<unknown>(statement, parameters.map(toText), {
          rowMode: shape === 'arrays' ? 'array' : 'object',
          serializers: alreadyText(postgres),
        })
        .catch(withoutParameters);
      return result.rows;
    },
    async script(statements) {
      await target.exec(statements);
    },
  };
}

/** PGlite hangs the parameters on its errors; drizzle names them anyway, and twice is once too often for people's data. */
function withoutParameters(error: unknown): never {
  if (error instanceof Error) Object.assign(error, { params: undefined, queryOptions: undefined });
  throw error;
}

const textSerializers = new WeakMap<PGlite, Record<string, (value: string) => string>>();

/** PGlite would convert by the type of each parameter and refuse text; ours are text already. */
function alreadyText(postgres: PGlite): Record<string, (value: string) => string> {
  let serializers = textSerializers.get(postgres);
  if (!serializers) {
    serializers = Object.fromEntries(
      Object.keys(postgres.serializers).map((type) => [type, (value: string) => value]),
    );
    textSerializers.set(postgres, serializers);
  }
  return serializers;
}
