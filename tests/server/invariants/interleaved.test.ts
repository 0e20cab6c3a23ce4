import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { lives } from './actions.ts';
import { crossing } from './interleaved.ts';
import { aTown } from './town.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await aStage();
});

/** `HISTORIES` sets how many there are and `SEED` which: `npm run bench:histories` lives 2,000 of them on both databases. A failure says its place and the wave. */
const many = Number(process.env['HISTORIES'] ?? 8);
const seed = Number(process.env['SEED'] ?? 20_260_302);

test(
  'however actions cross, nobody is booked twice at a time and no credit is lost or doubled',
  async () => {
    const sum = { done: 0, refused: 0 };
    const sizes = fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 3, maxLength: 6 });
    const histories = fc.sample(fc.tuple(fc.nat(1), lives(24), sizes), { numRuns: many, seed });
    for (const [place, [freeLateCancels, actions, waves]] of histories.entries()) {
      const town = await aTown(stage, { freeLateCancels });
      const crossed = await crossing(stage, town, actions, waves).catch((error: unknown) => {
        throw new Error(`History ${place + 1} of seed ${seed}: ${String(error)}`, { cause: error });
      });
      sum.done += crossed.done;
      sum.refused += crossed.refused;
    }
    expect(sum.done).toBeGreaterThan(many);
    expect(sum.refused).toBeGreaterThan(many);
  },
  20_000 + many * 5_000,
);
