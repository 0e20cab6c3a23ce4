import pg from 'pg';
import type { PoolClient } from 'pg';
import { modeWords } from './driver.ts';
import type { Connection, Driver, Report, TransactionMode } from './driver.ts';
import { createListener } from './listener.ts';
import { createQueue } from './queue.ts';
import { parserOf, toText } from './values.ts';

export interface ServerSettings {
  /** postgres://user:password@host:port/database */
  url: string;
  /** Most connections at a time, 10 unless told. One more is opened when something listens. */
  poolSize?: number;
  report: Report;
}

/** Milliseconds a statement waits for a free connection before it fails. */
const connectionTimeout = 15_000;

/** A pool of connections to a PostgreSQL server. Fails when the server can't be reached. */
export async function serverDriver({
  url,
  poolSize = 10,
  report,
}: ServerSettings): Promise<Driver> {
  const connection = {
    connectionString: url,
    application_name: 'waymark',
    // Compiling a statement takes longer than any of ours runs: a page of a long list would sometimes need half a second more.
    options: '-c TimeZone=UTC -c jit=off',
    keepAlive: true,
  };
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
  });
  let closing = false;
  pool.on('error', ({ name, message }) => {
    if (!closing) report('An idle database connection was lost.', `${name}: ${message}`);
  });
  const listener = createListener(connection, report);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    ...connectionOver(pool),
    kind: 'server',
    async transaction(mode, work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      const onBroken = (error: Error): void => void (broken = error);
      // The pool listens to idle connections only: without this a lost connection would end the process.
      client.on('error', onBroken);
      try {
        return await onClient(client, mode, work, onBroken);
      } finally {
        client.off('error', onBroken);
        client.release(broken);
      }
    },
    listen: (subscription) => listener.add(subscription),
    async close() {
      closing = true;
      await listener.close();
      if (!pool.ended) await pool.end();
    },
  };
}

async function onClient<T>(
  client: PoolClient,
  mode: TransactionMode,
  work: (connection: Connection) => Promise<T>,
  onBroken: (error: Error) => void,
): Promise<T> {
  try {
    await client.query(`BEGIN ${modeWords(mode)}`);
    const result = await work(oneAtATime(connectionOver(client)));
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back, because one of its statements had failed.');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(onBroken);
    throw error;
  }
}

function connectionOver(target: Pick<PoolClient, 'query'>): Connection {
  return {
    async query(statement, parameters, shape) {
      const values = parameters.map(toText);
      const question = { text: statement, values, types: { getTypeParser: parserOf } };
      const result =
        shape === 'arrays'
          ? await target.query({ ...question, rowMode: 'array' })
          : await target.query(question);
      const rows: unknown[] = result.rows;
      return rows;
    },
    async script(statements) {
      await target.query(statements);
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
