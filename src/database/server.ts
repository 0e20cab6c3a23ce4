import { Socket } from 'node:net';
import pg from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import { DatabaseAway } from './away.ts';
import { modeWords } from './driver.ts';
import type { Connection, Driver, Report, TransactionMode } from './driver.ts';
import { createLifeline } from './lifeline.ts';
import type { Lifeline } from './lifeline.ts';
import { createListener } from './listener.ts';
import { createQueue } from './queue.ts';
import { joinsWeighed } from './planning.ts';
import { parserOf, toText } from './values.ts';

export interface ServerSettings {
  /** postgres://user:password@host:port/database */
  url: string;
  /** Most connections at a time, 10 unless told. One more is opened when something listens. */
  poolSize?: number;
  /** Milliseconds of silence after which the server counts as away, 4 s unless told. */
  patience?: number;
  /** Milliseconds that a statement waits for a free connection before it fails, 15 s unless told. */
  wait?: number;
  report: Report;
}

/** Milliseconds after which the server gives up a transaction whose process went away without a word, and its locks. */
const abandoned = 60_000;

/** A pool of connections to a PostgreSQL server. Fails when the server can't be reached. */
export async function serverDriver({
  url,
  poolSize = 10,
  patience = 4000,
  wait = 15_000,
  report,
}: ServerSettings): Promise<Driver> {
  const connection = {
    connectionString: url,
    application_name: 'waymark',
    // Compiling a statement takes longer than any of ours runs: a page of a long list would sometimes need half a second more.
    options: `-c TimeZone=UTC -c jit=off -c join_collapse_limit=${joinsWeighed} -c idle_in_transaction_session_timeout=${abandoned}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: wait,
  };
  const lifeline = createLifeline({
    patience,
    report,
    probe: (within) => probe({ ...connection, connectionTimeoutMillis: within }, within),
  });
  const pool = new pg.Pool({ ...connection, stream: lifeline.socket, max: poolSize });
  let closing = false;
  pool.on('error', ({ name, message }) => {
    if (!closing) report('An idle database connection was lost.', `${name}: ${message}`);
  });
  const listener = createListener({ ...connection, stream: lifeline.socket }, report);

  const withClient = async <T>(
    work: (client: PoolClient, onBroken: (error: Error) => void) => Promise<T>,
  ): Promise<T> => {
    const client = await acquire(pool, lifeline);
    let broken: Error | undefined;
    const onBroken = (error: Error): void => void (broken ??= error);
    // The pool listens to idle connections only: without this a lost connection would end the process.
    client.on('error', onBroken);
    try {
      return await work(client, onBroken);
    } catch (error) {
      if (error instanceof DatabaseAway) onBroken(error);
      throw error;
    } finally {
      client.off('error', onBroken);
      client.release(broken);
    }
  };

  const driver: Driver = {
    kind: 'server',
    query: (...question) =>
      withClient((client) => connectionOver(client, lifeline).query(...question)),
    script: (statements) =>
      withClient((client) => connectionOver(client, lifeline).script(statements)),
    transaction: (mode, work) =>
      withClient((client, onBroken) => onClient(client, lifeline, mode, work, onBroken)),
    listen: (subscription) => listener.add(subscription),
    async close() {
      closing = true;
      lifeline.close();
      await listener.close();
      if (!pool.ended) await pool.end();
    },
  };
  try {
    await driver.script('SELECT 1');
  } catch (error) {
    await driver.close();
    throw error;
  }
  return driver;
}

/** A connection of the pool; one that comes when nobody waits for it any more goes straight back. */
async function acquire(pool: pg.Pool, lifeline: Lifeline): Promise<PoolClient> {
  let coming: Promise<PoolClient> | undefined;
  try {
    return await lifeline.awaiting(() => (coming = pool.connect()));
  } catch (error) {
    coming?.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  }
}

/** Asks on a connection that nobody else uses. */
async function probe(config: ClientConfig, within: number): Promise<void> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on('error', () => undefined);
  const cut = setTimeout(() => socket.destroy(), within);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
    clearTimeout(cut);
  }
}

async function onClient<T>(
  client: PoolClient,
  lifeline: Lifeline,
  mode: TransactionMode,
  work: (connection: Connection) => Promise<T>,
  onBroken: (error: Error) => void,
): Promise<T> {
  const say = (command: string) => lifeline.awaiting(() => client.query(command));
  try {
    await say(`BEGIN ${modeWords(mode)}`);
    const result = await work(oneAtATime(connectionOver(client, lifeline)));
    const { command } = await say('COMMIT');
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back, because one of its statements had failed.');
    return result;
  } catch (error) {
    // What can't be rolled back is closed, which undoes it as well.
    await say('ROLLBACK').catch(onBroken);
    throw error;
  }
}

function connectionOver(client: PoolClient, { awaiting }: Lifeline): Connection {
  return {
    async query(statement, parameters, shape) {
      const values = parameters.map(toText);
      const question = { text: statement, values, types: { getTypeParser: parserOf } };
      const result = await awaiting(() =>
        shape === 'arrays'
          ? client.query({ ...question, rowMode: 'array' })
          : client.query(question),
      );
      const rows: unknown[] = result.rows;
      return rows;
    },
    async script(statements) {
      await awaiting(() => client.query(statements));
    },
  };
}

/** A single connection answers one question at a time; work inside a transaction may ask several at once. */
function oneAtATime(connection: Connection): Connection {
  const inOrder = createQueue();
  return {
    query: (...question) => inOrder(() => connection.query(...question)),
    script: (statements) => inOrder(() => connection.script(statements)),
  };
}
