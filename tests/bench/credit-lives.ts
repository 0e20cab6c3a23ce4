/**
 * Lives 10,000 random lives of the credits of a programme on the embedded database, and 2,000 whose steps cross on a PostgreSQL server: issued, allocated, taken
 * back, edited, corrected, deleted and expired, and for bookings set aside, used, lost, returned and refunded. Looks after every step or wave whether a unit is made
 * or lost, a hold is resolved twice, or a lot is in another state than its ledger tells. `LIVES` and `CROSSINGS` set other numbers, `SEED` others than the usual
 * ones; `embedded` or `server` on the command line runs one of the two. They come in pieces, each with a seed of its own. Exits with 1 when one fails.
 */
import { onDatabases, prove } from './proofs/run.ts';

const LIVES = Number(process.env['LIVES'] ?? 10_000);
const CROSSINGS = Number(process.env['CROSSINGS'] ?? 2_000);
const SEED = Number(process.env['SEED'] ?? 1);
const PIECE = 500;

await onDatabases(async (on) => {
  const began = performance.now();
  const isServer = on.url !== null;
  const all = isServer ? CROSSINGS : LIVES;
  const file = `tests/server/invariants/credit-${isServer ? 'crossings' : 'lives'}.test.ts`;
  for (let lived = 0; lived < all; lived += PIECE) {
    const many = Math.min(PIECE, all - lived);
    const seed = SEED + lived / PIECE;
    const words = { CREDIT_LIVES: many, CREDIT_CROSSINGS: many, SEED: seed };
    const isWell = await prove(file, on, words);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    const verdict = isWell ? 'all well' : 'broken';
    console.log(
      `${on.name}: ${lived + many} of ${all} lives, seed ${seed}, ${minutes} min: ${verdict}`,
    );
    if (!isWell) return false;
  }
  return true;
});
