import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { lives } from './actions.ts';
import { live } from './life.ts';
import { expectAllKept } from './promises.ts';
import { recordsOf } from './records.ts';
import { aTown } from './town.ts';
import { seeds } from '#tests/support/seeds.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

/**
 * Few and long: what breaks does so after many actions. A failure prints its seed and the shortest life that still fails; `SEED` lives the same lives again,
 * `LIVES` sets their number for a longer search.
 */
const numRuns = Number(process.env['LIVES'] ?? 8);
/** Milliseconds a life may take; shrinking ends with what it has when the lives have used up theirs. */
const longest = 6_000;

test(
  'no life of a town breaks the invariants 1 to 7 of the domain reference',
  async () => {
    const sum = { done: 0, refused: 0, nothing: 0 };
    const property = fc.asyncProperty(fc.nat(1), lives(100), async (freeLateCancels, actions) => {
      const town = await aTown(stage, { freeLateCancels });
      const tally = await live(stage, town, actions);
      for (const outcome of ['done', 'refused', 'nothing'] as const) sum[outcome] += tally[outcome];
      await expectAllKept(stage, town, await recordsOf(stage.db, town));
    });
    for (const seed of seeds)
      await fc.assert(property, {
        numRuns: numRuns / seeds.length,
        seed,
        interruptAfterTimeLimit: (numRuns / seeds.length) * longest,
      });
    expect(sum.done).toBeGreaterThan(numRuns * 5);
    expect(sum.refused).toBeGreaterThan(numRuns * 3);
  },
  2 * numRuns * longest,
);
