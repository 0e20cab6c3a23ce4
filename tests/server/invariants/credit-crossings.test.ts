import { afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { allocationStage } from '#tests/server/features/allocation-scene.ts';
import { aStep, creditSteps } from './credit-steps.ts';

/** `CREDIT_CROSSINGS` sets how many there are and `SEED` which: `npm run bench:credit-lives` lives 2,000 of them on a PostgreSQL server. */
const numRuns = Number(process.env['CREDIT_CROSSINGS'] ?? 25);
const seed = Number(process.env['SEED'] ?? 20_260_302);
const longest = 5_000;

const scene = await allocationStage({ hasBookings: false });
const { take, faultsOf, bookFaults, ringExpired } = creditSteps(scene);
const { clock } = scene.stage;

const begun = clock.now();
afterEach(() => clock.set(begun));

/** Steps that are all begun before any of them has ended. */
const aWave = fc.array(aStep, { minLength: 2, maxLength: 6 });

test(
  'the same is true when they do not wait for one another',
  async () => {
    const sum = { done: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(aWave, { minLength: 2, maxLength: 4 }), async (waves) => {
        clock.set(begun);
        const world = await scene.aSmallWorld();
        await take(world, { do: 'issue', units: 4, days: 20 });
        await take(world, { do: 'allocate', units: 3, team: false });
        await take(world, { do: 'hold', lot: 1 });
        for (const wave of waves) {
          for (const wasDone of await Promise.all(wave.map((step) => take(world, step))))
            sum[wasDone ? 'done' : 'refused'] += 1;
          await ringExpired(world);
          expect(await faultsOf(world.programmeId)).toEqual([]);
        }
        expect(await bookFaults(world.programmeId)).toEqual([]);
      }),
      { numRuns, seed },
    );
    expect(sum.done).toBeGreaterThan(numRuns);
    expect(sum.refused).toBeGreaterThan(numRuns);
  },
  60_000 + numRuns * longest,
);
