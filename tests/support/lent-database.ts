import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Driver } from '#database/driver.ts';
import { embeddedDriver } from '#database/embedded.ts';

/** Milliseconds that a file's last transaction may take to end before its database is given up. */
const patience = 5_000;

/** So many files write into one database; then its log has grown and another one is quicker than tidying up. */
const mostFiles = 25;

interface Lendable {
  readonly driver: Driver;
  /** What the migrations made. */
  readonly structure: string;
  files: number;
}

let idle: Lendable | null = null;

/**
 * An embedded database without rows, as the migrations left it. A worker has one, which its test files use one after the other: emptying it takes a
 * fraction of the time of opening another, and what PostgreSQL has learnt about the tables stays. A file that changes their structure, or
 * leaves something running, gets rid of it.
 */
export async function lentDatabase(dump: () => Promise<Blob>): Promise<Driver> {
  const kept = idle;
  idle = null;
  if (kept && (await emptied(kept))) return borrowed(kept);
  const driver = await embeddedDriver({ dump: await dump() });
  return borrowed({ driver, structure: await structureOf(driver), files: 0 });
}

/** Whether it is as new. */
async function emptied({ driver, structure, files }: Lendable): Promise<boolean> {
  if (files < mostFiles && (await structureOf(driver)) === structure) {
    await empty(driver);
    return true;
  }
  await driver.close();
  return false;
}

/** The driver for one borrower: once they have closed it, nothing of theirs reaches the database any more. */
function borrowed(lendable: Lendable): Driver {
  const { driver } = lendable;
  let isOpen = true;
  const endings = new Set<() => Promise<void>>();
  const whileOpen = <T>(act: () => Promise<T>): Promise<T> =>
    isOpen ? act() : Promise.reject(new Error('PGlite is closed'));
  const over = (connection: Connection): Connection => ({
    query: (...statement) => whileOpen(() => connection.query(...statement)),
    script: (statements) => whileOpen(() => connection.script(statements)),
  });
  return {
    kind: driver.kind,
    ...over(driver),
    transaction: (mode, work) =>
      whileOpen(() => driver.transaction(mode, (connection) => work(over(connection)))),
    listen: (subscription) =>
      whileOpen(async () => {
        const stop = await driver.listen(subscription);
        endings.add(stop);
        return async () => {
          if (endings.delete(stop)) await stop();
        };
      }),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      const stopping = stop(driver, [...endings]).then(() => true);
      // Whoever waits for a database that hangs gives up; it goes with the worker.
      if (!(await Promise.race([stopping, pause(patience, false, { ref: false })]))) return;
      if (idle) await driver.close();
      else idle = { ...lendable, files: lendable.files + 1 };
    },
  };
}

/** Whatever is running has ended, and nobody listens. */
async function stop(driver: Driver, endings: readonly (() => Promise<void>)[]): Promise<void> {
  for (const end of endings) await end();
  await driver.script('SELECT pg_advisory_unlock_all(); RESET ALL; DISCARD TEMP');
}

/** Everything of the public schema but its rows, in one word; and which migrations have run. */
async function structureOf(driver: Driver): Promise<string> {
  const [row] = await driver.query(structure, [], 'arrays');
  return JSON.stringify(row);
}

const structure = `
  WITH ours AS (SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  SELECT md5(string_agg(part, ' ' ORDER BY part)) FROM (
    SELECT concat_ws('|', oid, relname, relkind, relnatts, relchecks) AS part FROM ours
    UNION ALL SELECT concat_ws('|', attrelid, attname, atttypid, attnotnull, attisdropped, atthasdef)
      FROM pg_attribute WHERE attnum > 0 AND attrelid IN (SELECT oid FROM ours)
    UNION ALL SELECT concat_ws('|', oid, adrelid, adnum) FROM pg_attrdef
    UNION ALL SELECT concat_ws('|', oid, conname, convalidated) FROM pg_constraint
    UNION ALL SELECT concat_ws('|', oid, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat_ws('|', oid, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws('|', oid, nspname) FROM pg_namespace WHERE nspname !~ '^pg_(toast_)?temp_'
    UNION ALL SELECT schema_migrations::text FROM schema_migrations
  ) AS parts`;

/** Takes all rows out and begins every sequence anew. */
async function empty(driver: Driver): Promise<void> {
  const names = await column(
    driver,
    "SELECT quote_ident(relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'",
  );
  const filled = await column(
    driver,
    names.map((name) => `SELECT '${name}' WHERE EXISTS (SELECT FROM ${name})`).join(' UNION ALL '),
  );
  const sequences = await column(
    driver,
    "SELECT quote_ident(relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'",
  );
  await driver.script(
    [
      'BEGIN',
      // Neither triggers that keep the ledger whole nor foreign keys stand in the way.
      'SET LOCAL session_replication_role = replica',
      ...filled.map((name) => `DELETE FROM ${name}`),
      ...sequences.map((name) => `ALTER SEQUENCE ${name} RESTART`),
      'COMMIT',
      'DELETE FROM pg_statistic',
    ].join('; '),
  );
  if (filled.length > 0) await driver.script(`VACUUM ${filled.join(', ')}`);
}

async function column(driver: Driver, statement: string): Promise<string[]> {
  const rows = await driver.query(statement, [], 'arrays');
  return rows.flatMap((row) => (Array.isArray(row) ? [String(row[0])] : []));
}
