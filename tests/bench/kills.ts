/**
 * 200 people at once want times that others want too, and call some off again, while the server process is killed five times as `kill -9` does and started
 * again, on the embedded database and on a PostgreSQL server. Afterwards everything that was acknowledged is there, once, and nobody is booked twice.
 * `PEOPLE` and `KILLS` set other numbers; `embedded` or `server` on the command line runs one of the two. Exits with 1 when something is lost.
 */
import { onDatabases, prove } from './proofs/run.ts';

const words = {
  PEOPLE: Number(process.env['PEOPLE'] ?? 200),
  KILLS: Number(process.env['KILLS'] ?? 5),
};

await onDatabases(async (on) => {
  const began = performance.now();
  const isWell = await prove('tests/server/kills/people-and-kills.test.ts', on, words);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const outcome = isWell ? 'nothing is lost' : 'broken';
  console.log(`${on.name}: ${words.PEOPLE} people, ${words.KILLS} kills, ${seconds} s: ${outcome}`);
  return isWell;
});
