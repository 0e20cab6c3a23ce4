import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { lockDirectory } from '#database/lock.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'waymark-starts-'));
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

let made = 0;
async function aFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = join(folder, String((made += 1)));
  await mkdir(path);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(path, name, '..'), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return path;
}

/** A port on which somebody answers like this. */
async function aPort(answer: (socket: Socket) => void = () => undefined): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  return (server.address() as AddressInfo).port;
}

/** A PostgreSQL server that lets nobody in, for the reason of this SQLSTATE. */
async function aRefusal(code: string): Promise<string> {
  const said = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mmade for a test\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(said.length + 4);
  const port = await aPort((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, said]))),
  );
  return `postgres://waymark:secret@127.0.0.1:${port}/waymark`;
}

type Environment = Readonly<Record<string, string>>;
type Ended = { readonly code: number | null; readonly said: string };

/** Starts the product as a supervisor does, and waits for its end. */
function start(environment: Environment, { cwd = root, blocks = 0, node = [] as string[] } = {}) {
  const program = [...node, 'src/server/main.ts'];
  // The shell counts in blocks of 512 or 1024 bytes: either way it is less than any database needs.
  const [command, ...args] = blocks
    ? ['bash', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, ...program]
    : [process.execPath, ...program];
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'], PORT: '0', DEMO_DATA: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  return new Promise<Ended>((done) => child.once('close', (code) => done({ code, said })));
}

function expectSentence({ code, said }: Ended, sentence: RegExp): void {
  expect(said).toMatch(sentence);
  expect(said).toMatch(/^[^\n]+\.\n$/);
  expect(said).not.toMatch(/^ {4}at /m);
  expect(code).toBe(1);
}

/** What is wrong, the settings it takes, and what is said. */
const starts: Readonly<Record<string, [() => Environment | Promise<Environment>, RegExp]>> = {
  'a data folder that nobody may make': [
    () => ({ DATA_DIR: '/sys/waymark' }),
    /^This user may not write to \/sys\/waymark\. .* DATA_DIR/,
  ],
  'a data folder where there is none': [
    () => ({ DATA_DIR: '/proc/waymark' }),
    /^\/proc\/waymark can't be made\. Set DATA_DIR/,
  ],
  'a file in place of the data folder': [
    async () => ({ DATA_DIR: join(await aFolder({ file: '' }), 'file') }),
    /^A file is where .*file needs a folder\. Move the file away/,
  ],
  'a file in place of the database': [
    async () => ({ DATA_DIR: await aFolder({ database: '' }) }),
    /^A file is where .*database needs a folder\. Move the file away/,
  ],
  'a folder in place of the secret': [
    async () => ({ DATA_DIR: await aFolder({ 'secret/file': '' }) }),
    /secret is damaged\. Remove it and start again/,
  ],
  'a damaged secret': [
    async () => ({ DATA_DIR: await aFolder({ secret: 'short' }) }),
    /secret is damaged\. Remove it and start again/,
  ],
  'a folder with something else in it': [
    async () => ({ DATA_DIR: await aFolder({ 'database/photo.jpg': 'x' }) }),
    /database holds something else than a database of Waymark\. Move it away/,
  ],
  'the database of another PostgreSQL': [
    async () => ({ DATA_DIR: await aFolder({ 'database/PG_VERSION': '14\n' }) }),
    /was written by PostgreSQL 14, and this version of Waymark reads 18\./,
  ],
  'a database that was never finished': [
    async () => ({ DATA_DIR: await aFolder({ 'database/PG_VERSION': '18\n' }) }),
    /is not whole, .* remove the folder and start again\./,
  ],
  'a server whose name nobody knows': [
    () => ({ DATABASE_URL: 'postgres://waymark@db.invalid/waymark' }),
    /^The host of DATABASE_URL is not known\./,
  ],
  'a server that is not running': [
    () => ({ DATABASE_URL: 'postgres://waymark@127.0.0.1:1/waymark' }),
    /^The database server at DATABASE_URL does not answer\. Start it/,
  ],
  'a server that says nothing': [
    async () => ({ DATABASE_URL: `postgres://waymark@127.0.0.1:${await aPort()}/waymark` }),
    /^The database server at DATABASE_URL does not answer\. Start it/,
  ],
  'a wrong password': [
    async () => ({ DATABASE_URL: await aRefusal('28P01') }),
    /^The database server refuses the password of DATABASE_URL\./,
  ],
  'an unknown user': [
    async () => ({ DATABASE_URL: await aRefusal('28000') }),
    /^The database server does not know the user of DATABASE_URL/,
  ],
  'an unknown database': [
    async () => ({ DATABASE_URL: await aRefusal('3D000') }),
    /^The database of DATABASE_URL does not exist\. Create it/,
  ],
  'a server without a connection left': [
    async () => ({ DATABASE_URL: await aRefusal('53300') }),
    /^The database server has no connection left\./,
  ],
  'a server that is starting': [
    async () => ({ DATABASE_URL: await aRefusal('57P03') }),
    /^The database server is still starting or about to stop\. Try again/,
  ],
  'a server without TLS, of which TLS is asked': [
    async () => {
      const port = await aPort((socket) => socket.once('data', () => socket.end('N')));
      return { DATABASE_URL: `postgres://waymark@127.0.0.1:${port}/waymark?sslmode=verify-full` };
    },
    /^The database server does not speak TLS\./,
  ],
  'a server without ICU': [
    async () => {
      const dataFolder = await aFolder();
      const db = await openDatabase({ kind: 'embedded', directory: join(dataFolder, 'database') });
      await db.script(
        `SET allow_system_table_mods = on; DELETE FROM pg_collation WHERE collname = 'und-x-icu'`,
      );
      await db.close();
      return { DATA_DIR: dataFolder };
    },
    /^The database server was built without ICU, .* Install a PostgreSQL that has it/,
  ],
  'a port that is none': [() => ({ PORT: 'http' }), /^PORT must be a number from 0 to 65535\./],
  'too few connections': [
    () => ({ CONNECTIONS: '3' }),
    /^CONNECTIONS must be a whole number from 16/,
  ],
  'an address that is none': [
    () => ({ DATABASE_URL: 'waymark' }),
    /^DATABASE_URL must be an address that begins with postgres:/,
  ],
};

// One at a time: many at once take so long to start that a connection is given up before its answer is read.
test.each(Object.entries(starts))(
  '%s ends the start with one sentence',
  async (_, [environment, sentence]) => {
    const own = await environment();
    expectSentence(await start({ DATA_DIR: await aFolder(), ...own }), sentence);
  },
);

test('a full disk ends the start with one sentence', async () => {
  const ended = await start({ DATA_DIR: await aFolder() }, { blocks: 64 });
  expectSentence(ended, /There is no space left for .*\. Make room/);
});

test('pages that were never built end the start with one sentence', async () => {
  const copy = await aFolder();
  for (const part of ['src', 'machines', 'package.json'])
    await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const ended = await start({ DATA_DIR: await aFolder() }, { cwd: copy });
  expectSentence(ended, /^The pages have not been built yet\. Run npm start/);
});

test('a folder in use, a port in use and a newer database each end the start with one sentence', async () => {
  const dataFolder = await aFolder();
  const directory = join(dataFolder, 'database');
  const db = await openDatabase({ kind: 'embedded', directory });
  await migrate(db);
  await db.close();

  const release = await lockDirectory(directory);
  expectSentence(
    await start({ DATA_DIR: dataFolder }),
    new RegExp(`^Another Waymark process \\(pid ${process.pid}\\) is using .*\\. Stop it`),
  );
  await release();

  const taken = await aPort();
  expectSentence(
    await start({ DATA_DIR: dataFolder, PORT: String(taken) }),
    new RegExp(`^Port ${taken} is in use\\. Stop the program that uses it`),
  );

  const again = await openDatabase({ kind: 'embedded', directory });
  await again.orm.execute(
    sql`INSERT INTO schema_migrations (name, checksum) VALUES ('9999_later.sql', 'x')`,
  );
  await again.close();
  expectSentence(
    await start({ DATA_DIR: dataFolder }),
    /^The database has the migration 9999_later\.sql, which this version of Waymark does not know\./,
  );
}, 120_000);

test('where it happened is told on request', async () => {
  const { code, said } = await start({ DATA_DIR: '/proc/waymark', LOG_LEVEL: 'debug' });
  expect(code).toBe(1);
  expect(said).toMatch(/^\/proc\/waymark can't be made\..*\n.*ENOENT[^\n]*\n {4}at /s);
});
