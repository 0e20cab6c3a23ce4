/**
 * Lives 10,000 random lives of two people who write to each other on two devices each, through tunnels, lost answers, dead pages and second pages, on the embedded
 * database or on a PostgreSQL server: every message is there once, both have it in one order, and marks of what was read never go back. `LIVES` sets another number,
 * `SEED` others than the usual ones; `embedded` or `server` on the command line runs one of the two. Exits with 1 when one fails.
 */
import { onDatabases, prove } from './proofs/run.ts';

const LIVES = Number(process.env['LIVES'] ?? 10_000);
const SEED = Number(process.env['SEED'] ?? 1);
const PIECE = 1_000;

await onDatabases(async (on) => {
  const began = performance.now();
  for (let lived = 0; lived < LIVES; lived += PIECE) {
    const many = Math.min(PIECE, LIVES - lived);
    const words = { INTERLEAVINGS: many, SEED: SEED + lived };
    const isWell = await prove('tests/server/features/messages-order.test.ts', on, words);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    const verdict = isWell ? 'all well' : 'broken';
    console.log(`${on.name}: ${lived + many} of ${LIVES} lives, ${minutes} min: ${verdict}`);
    if (!isWell) return false;
  }
  return true;
});
