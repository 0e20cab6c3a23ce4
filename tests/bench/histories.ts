/**
 * Lives 2,000 random histories in which the actions of several people and the timers cross, on the embedded database and on a PostgreSQL server, and looks after
 * every wave of actions whether somebody is booked twice at a time or a credit is lost or doubled. `HISTORIES` sets another number, `SEED` others than the usual
 * ones; `embedded` or `server` on the command line runs one of the two. They come in pieces of 250, each with a seed of its own. Exits with 1 when one fails.
 */
import { onDatabases, prove } from './proofs/run.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 2_000);
const SEED = Number(process.env['SEED'] ?? 1);
const PIECE = 250;

await onDatabases(async (on) => {
  const began = performance.now();
  for (let lived = 0; lived < HISTORIES; lived += PIECE) {
    const many = Math.min(PIECE, HISTORIES - lived);
    const seed = SEED + lived / PIECE;
    const words = { HISTORIES: many, SEED: seed };
    const isWell = await prove('tests/server/invariants/interleaved.test.ts', on, words);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    const outcome = isWell ? 'all well' : 'broken';
    console.log(
      `${on.name}: ${lived + many} of ${HISTORIES} histories, seed ${seed}, ${minutes} min: ${outcome}`,
    );
    if (!isWell) return false;
  }
  return true;
});
