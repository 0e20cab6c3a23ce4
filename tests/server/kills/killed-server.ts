import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase, type DatabaseSettings } from '#database/open.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { seededAt } from '#tests/support/database.ts';
import { startChild, type Child } from '#tests/server/embedded/children/child.ts';

const program = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** Nobody is killed so often: a command that is lost more often meets a server that does not answer at all. */
const patience = 100;

export interface Answer {
  readonly status: number;
  readonly body: { readonly id: string; readonly version: number; readonly status: string } & {
    readonly errors?: Readonly<Record<string, string>>;
  };
}

/** A server process that is killed and started again on one database, which outlives it. */
export interface KilledServer {
  /** Opens the database for as long as the work takes; only while no server has it. */
  look<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  start(): Promise<void>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
  /**
   * Sends a command until it is answered, again and again with the same key, as a browser does that lost the connection; whoever answers may be another process
   * than the one that did it.
   */
  insist(by: TestPerson, path: string, body: object): Promise<Answer>;
  /** How often a command was sent again without knowing what had become of it. */
  readonly resent: number;
  close(): Promise<void>;
}

/** On a database of the server that TEST_DATABASE_URL names, or on an embedded one in a folder of its own. */
export async function aKilledServer(): Promise<KilledServer> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-kills-'));
  const { settings, drop } = await aDatabase(folder);
  const began = Date.now();
  let child: Child | null = null;
  let origin = '';
  let resent = 0;
  /** Fulfilled while there is a process that can answer. */
  let up = Promise.withResolvers<void>();

  const server: KilledServer = {
    get resent() {
      return resent;
    },
    async look(work) {
      const db = await openDatabase(settings);
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    },
    async start() {
      child = startChild(program, [], {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: settings.kind === 'server' ? settings.url : '',
        BEGAN_AT: String(seededAt + Date.now() - began),
      });
      const { value: port } = await child.lines.next();
      if (port === undefined) throw new Error('The server ended before it was ready.');
      origin = `http://127.0.0.1:${port}`;
      up.resolve();
    },
    async kill() {
      up = Promise.withResolvers<void>();
      await child?.kill();
      child = null;
    },
    async insist({ id, role, organizationId }, path, body) {
      const principal = {
        id,
        role,
        organizationId,
        timeZone: 'Europe/London',
        sessionId: id,
        expiresAt: 4e12,
      };
      const bearer = Buffer.from(JSON.stringify(principal)).toString('base64url');
      const sent = JSON.stringify({ ...body, idempotencyKey: newId() });
      for (let tries = 0; ; tries += 1) {
        await up.promise;
        try {
          const response = await fetch(`${origin}/api${path}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
            body: sent,
          });
          const text = await response.text();
          if (response.status >= 500)
            throw new Error(`${path} fails with ${response.status}: ${text}`, { cause: 'answer' });
          return { status: response.status, body: JSON.parse(text) };
        } catch (error) {
          if (tries === patience || (error instanceof Error && error.cause === 'answer'))
            throw error;
          resent += 1;
        }
      }
    },
    async close() {
      await server.kill();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.look((db) => migrate(db));
  return server;
}

/** A database of its own, on the server that TEST_DATABASE_URL names or in this folder. */
export async function aDatabase(
  folder: string,
): Promise<{ settings: DatabaseSettings; drop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    return {
      settings: { kind: 'embedded', directory: join(folder, 'database') },
      drop: async () => {},
    };
  const name = `waymark_kills_${newId().slice(-12)}`;
  const administrate = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administrate(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    settings: { kind: 'server', url: own.href },
    drop: () => administrate(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
