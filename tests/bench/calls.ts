/**
 * What the server does for the pages that people open most (the frame, home, the list of bookings, a booking, the booking flow), on the embedded database with demo
 * data: for a member, somebody who leads a team, and a coach. Of each call the statements it takes, the session's own among them, the median until the last byte is
 * there of `ROUNDS` (40), on a connection that is kept, what is sent, and whether it is told as unchanged when it is asked again. Exits with 1 where
 * one misses its figures.
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '#server/demo/accounts.ts';
import { connectTo, type Asked, type Asker } from './calls/asker.ts';
import { callsOf } from './calls/pages.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const ONLY = new RegExp(process.env['ONLY'] ?? '');
const most = { statements: 6, milliseconds: 8 };

const dataFolder = process.env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'waymark-calls-')));
const server = fork(join(import.meta.dirname, 'calls/counting-server.ts'), {
  env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
});
const gone = new Promise((done) => server.once('exit', done));
const missed: string[] = [];
try {
  const port = await Promise.race([
    new Promise<number>((ready) => server.once('message', (said) => ready(Number(said)))),
    gone.then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ]);
  const askerOf = (role: string) => {
    const account = demoAccounts.find((each) => each.role === role);
    if (!account) throw new Error(`The demo has no ${role}.`);
    return connectTo(port, { email: account.email, password: demoPassword });
  };
  for (const role of ['Member', 'Team leader', 'Coach']) await measure(role, await askerOf(role));
} finally {
  server.kill();
  await gone;
  if (process.env['DATA_DIR'] === undefined) await rm(dataFolder, { recursive: true, force: true });
}
for (const each of missed) console.log(`✗ ${each}`);
console.log(missed.length === 0 ? 'All within their figures.' : `${missed.length} miss them.`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measure(role: string, asker: Asker): Promise<void> {
  const rows: Record<string, object> = {};
  for (const { name, path } of await callsOf(asker)) {
    if (!ONLY.test(name)) continue;
    const warm = await asker.ask(path);
    if (warm.status !== 200) throw new Error(`${path}: ${warm.status}`);
    const { bytes, tag } = warm;
    const asked: Asked[] = [];
    while (asked.length < ROUNDS) asked.push(await asker.ask(path));
    const taken = asked.map(({ milliseconds }) => milliseconds);
    // The session is looked up once a second, for whatever is asked then.
    const statements = 1 + Math.min(...asked.map((each) => each.statements));
    const sorted = taken.toSorted((one, other) => one - other);
    const median = sorted[ROUNDS >> 1] ?? 0;
    const again = tag === null ? null : await asker.ask(path, { 'If-None-Match': tag });
    rows[name] = {
      statements,
      ms: median.toFixed(1),
      least: sorted[0]?.toFixed(1),
      bytes,
      unchanged: again?.status === 304 ? 'yes' : 'no',
    };
    if (statements > most.statements)
      missed.push(`${role}, ${name}: ${statements} statements of ${most.statements}`);
    if (median > most.milliseconds)
      missed.push(`${role}, ${name}: ${median.toFixed(1)} ms of ${most.milliseconds}`);
  }
  console.log(role);
  console.table(rows);
}
