/**
 * Runs a command beside a PostgreSQL server of its own, whose address it finds in `TEST_DATABASE_URL`.
 *
 *   node src/tools/with-postgres.ts node src/tools/test.ts --only server
 */
import { spawn } from 'node:child_process';
import { startPostgres } from '#tests/support/postgres.ts';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) {
  console.error('Say what to run: node src/tools/with-postgres.ts <command> [arguments]');
  process.exit(1);
}

const server = await startPostgres({ fsync: false });
const child = spawn(program, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal));
}
const code = await new Promise<number>((done) => {
  child.on('error', (error) => {
    console.error(error.message);
    done(1);
  });
  child.on('exit', (exitCode) => done(exitCode ?? 1));
});
await server.stop();
process.exit(code);
