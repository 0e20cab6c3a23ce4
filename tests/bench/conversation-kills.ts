/**
 * 2,000 times the process that works on AI conversations is killed, at any statement, while errands are delivered twice and people delete what they uploaded; on the
 * embedded database and on a PostgreSQL server. Afterwards none is stuck, and each has been paid for once or not at all. `KILLS` and `SEED` set others; `embedded` or
 * `server` on the command line runs one of the two. Exits with 1 when something is wrong.
 */
import { onDatabases, prove } from './proofs/run.ts';

const words = {
  KILLS: Number(process.env['KILLS'] ?? 2_000),
  SEED: Number(process.env['SEED'] ?? 20_261_128),
};

await onDatabases(async (on) => {
  const began = performance.now();
  const isWell = await prove('tests/server/kills/conversation-kills.test.ts', on, words);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const outcome = isWell ? 'each paid for once, none stuck' : 'broken';
  console.log(`${on.name}: ${words.KILLS} kills, ${seconds} s: ${outcome}`);
  return isWell;
});
