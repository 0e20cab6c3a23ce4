import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { startPostgres } from '#tests/support/postgres.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A database as tests know it: the address of a server, or null for an embedded one. */
export interface ProvenOn {
  readonly name: string;
  readonly url: string | null;
}

/** Runs one file of tests with these words in its environment; resolves to whether all is well, and shows what is not. */
export async function prove(
  file: string,
  { url }: ProvenOn,
  words: Readonly<Record<string, number>>,
): Promise<boolean> {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      ...Object.fromEntries(Object.entries(words).map(([word, value]) => [word, String(value)])),
      ...(url !== null && { TEST_DATABASE_URL: url }),
    },
  });
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}

/** Runs a proof on the databases named on the command line or on both, and ends with 1 when one of them fails. A server keeps what it acknowledged as it would in production. */
export async function onDatabases(run: (on: ProvenOn) => Promise<boolean>): Promise<void> {
  const chosen = process.argv.slice(2);
  const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
  let isWell = true;
  if (isChosen('embedded')) isWell = await run({ name: 'Embedded database', url: null });
  if (isChosen('server')) {
    const server = await startPostgres();
    try {
      isWell = (await run({ name: 'PostgreSQL server', url: server.url })) && isWell;
    } finally {
      await server.stop();
    }
  }
  if (!isWell) process.exitCode = 1;
}
