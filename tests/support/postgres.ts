import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface PostgresServer {
  /** postgres://… of its maintenance database, with a role that may create databases. */
  url: string;
  /** Stops it at once and removes its files. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** On unless told: switch it off only where durability is not what is tested. */
  fsync?: boolean;
}

/** Starts a PostgreSQL server of its own on a free loopback port, with its files in the system's temporary folder. */
export async function startPostgres({
  fsync = true,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), 'waymark-postgres-'));
  const account = process.getuid?.() === 0 ? await postgresAccount() : null;
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  const identity = account ?? {};
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'waymark',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
      '--no-sync',
    ],
    { ...identity, cwd: folder },
  );

  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=120',
    ...(fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const onExit = (): void => void server.kill('SIGQUIT');
  process.once('exit', onExit);

  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://waymark@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error });
  }
  return { url, stop };
}

/** Debian keeps the programs of each version in a folder of its own, outside the search path. */
async function findBinaries(): Promise<string> {
  const root = '/usr/lib/postgresql';
  const versions = (await namesIn(root)).toSorted((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const folder = join(root, version, 'bin');
    if ((await namesIn(folder)).includes('initdb')) return folder;
  }
  throw new Error(
    'These tests need a PostgreSQL server, and none is installed. Install one: apt-get install postgresql',
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((): string[] => []);
}

/** PostgreSQL refuses to run as root. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([
    run('id', ['-u', 'postgres']),
    run('id', ['-g', 'postgres']),
  ]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) =>
    probe.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded() || attempt >= 600) throw error;
      await pause(50);
    }
  }
}
