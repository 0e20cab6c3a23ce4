import { afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { allocationStage } from '#tests/server/features/allocation-scene.ts';
import { aStep, creditSteps, type Step } from './credit-steps.ts';

/** `CREDIT_LIVES` sets how many there are and `SEED` which: `npm run bench:credit-lives` lives 10,000 of them. */
const numRuns = Number(process.env['CREDIT_LIVES'] ?? 60);
const seed = Number(process.env['SEED'] ?? 20_260_302);
const longest = 1_500;

const scene = await allocationStage({ hasBookings: false });
const { take, faultsOf, bookFaults } = creditSteps(scene);
const { clock } = scene.stage;

/** Few lives come to a lot that may be deleted, and which of several lots a step means depends on their ids: this one always does. */
const allDeleted: Step[] = [0, 1, 2].flatMap((lot) => [
  { do: 'deallocate', lot, units: 2 },
  { do: 'delete', lot },
]);

const begun = clock.now();
afterEach(() => clock.set(begun));

test(
  'nothing is made or lost and every lot is in the state that its ledger tells, whatever staff, bookings and the clock do to it',
  async () => {
    const tally = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (schedule) => {
        clock.set(begun);
        const world = await scene.aSmallWorld();
        await take(world, { do: 'issue', units: 4, days: 20 });
        await take(world, { do: 'allocate', units: 2, team: false });
        for (const step of schedule) {
          const key = `${step.do} ${(await take(world, step)) ? 'done' : 'refused'}`;
          tally.set(key, (tally.get(key) ?? 0) + 1);
          expect(await faultsOf(world.programmeId)).toEqual([]);
        }
        expect(await bookFaults(world.programmeId)).toEqual([]);
      }),
      { numRuns, seed, examples: [[allDeleted]] },
    );
    const done = [
      'deallocate',
      'edit',
      'delete',
      'correct',
      'hold',
      'spend',
      'forfeit',
      'giveBack',
    ];
    expect([...done, 'refund'].filter((what) => !tally.has(`${what} done`))).toEqual([]);
  },
  60_000 + numRuns * longest,
);
