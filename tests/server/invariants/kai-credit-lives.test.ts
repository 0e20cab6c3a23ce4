import { afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import {
  forgetConversation,
  holdForConversation,
  refundConversation,
  releaseForConversation,
  spendForConversation,
} from '#server/features/kai-credits/public.ts';
import {
  allocateToMany,
  issueToPool,
  openProgramme,
} from '#server/features/session-credits/public.ts';
import { allocationStage, DAY } from '#tests/server/features/allocation-scene.ts';
import { aStep, creditSteps } from './credit-steps.ts';

/** `CREDIT_LIVES` sets how many there are and `SEED` which. */
const numRuns = Math.ceil(Number(process.env['CREDIT_LIVES'] ?? 60) / 3);
const seed = Number(process.env['SEED'] ?? 20_260_302);
const longest = 2_000;

const scene = await allocationStage({ hasBookings: false });
const { take, tried, faultsOf, bookFaults } = creditSteps(scene);
const { db, clock } = scene.stage;
type World = Awaited<ReturnType<typeof scene.aSmallWorld>>;

const begun = clock.now();
afterEach(() => clock.set(begun));

const conversation = fc.nat(3);
const few = fc.integer({ min: 1, max: 3 });
const anAnalysisStep = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), units: few, days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('give' as const), units: few }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      conversation,
      group: fc.constantFrom(...programmeGroups),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'complete' as const,
        'complete' as const,
        'fail' as const,
        'forget' as const,
        'refund' as const,
      ),
      conversation,
    }),
  },
);
type AnalysisStep = typeof anAnalysisStep extends fc.Arbitrary<infer Each> ? Each : never;

const settling = {
  complete: spendForConversation,
  fail: releaseForConversation,
  forget: forgetConversation,
} as const;

/** Does what conversations and staff do with AI credits, each thing twice, as a delivery that is repeated does; true where it was done. */
async function analyse(
  world: World,
  step: AnalysisStep,
  conversations: readonly string[],
): Promise<boolean> {
  const { people, programmeId, organizationId } = world;
  const at = clock.now();
  const purpose = { conversationGroup: null };
  if (step.do === 'buy')
    return tried(() =>
      issueToPool(
        db,
        people.sam,
        {
          ...purpose,
          programmeId,
          quantity: step.units,
          expiresAt: at + step.days * DAY,
          source: 'contract',
          reason: null,
        },
        at,
      ),
    );
  if (step.do === 'give') {
    const holders = [{ type: 'member', id: people.mia.id } as const];
    return tried(async () =>
      allocateToMany(
        db,
        people.sam,
        await openProgramme(db, programmeId),
        { ...purpose, units: step.units, holders },
        at,
      ),
    );
  }
  const id = conversations[step.conversation] ?? newId();
  const machine = 'kai-conversation';
  const cause = { machine, entityId: id, event: 'TEST', eventId: newId(), actorId: null, at };
  const once = (): Promise<boolean> => {
    const { do: what } = step;
    switch (what) {
      case 'submit':
        return tried(() =>
          holdForConversation(
            db,
            {
              id,
              title: 'How I delegate',
              group: step.do === 'submit' ? step.group : 'GROW',
              ownerId: people.mia.id,
              organizationId,
              programmeId: null,
              units: 1,
            },
            cause,
          ),
        );
      case 'refund':
        return tried(() =>
          refundConversation(db, people.sam, { conversationId: id, reason: 'A gift.' }, at),
        );
      default:
        return tried(() => settling[what](db, id, cause)).catch(() => false);
    }
  };
  const isDone = await once();
  await once();
  return isDone;
}

test(
  'sessions and conversations share one ledger: no credit of either is made, lost or counted with the other, whatever is told twice',
  async () => {
    const tally = new Map<string, number>();
    const eitherStep = fc.oneof(
      { weight: 1, arbitrary: fc.record({ booked: aStep }) },
      { weight: 2, arbitrary: fc.record({ analysed: anAnalysisStep }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(eitherStep, { minLength: 6, maxLength: 16 }), async (schedule) => {
        clock.set(begun);
        const world = await scene.aSmallWorld();
        const conversations = Array.from({ length: 4 }, () => newId());
        await take(world, { do: 'issue', units: 4, days: 20 });
        await take(world, { do: 'allocate', units: 2, team: false });
        await analyse(world, { do: 'buy', units: 3, days: 20 }, conversations);
        for (const step of schedule) {
          const [what, isDone] =
            'booked' in step
              ? [`session ${step.booked.do}`, await take(world, step.booked)]
              : [step.analysed.do, await analyse(world, step.analysed, conversations)];
          if (isDone) tally.set(what, (tally.get(what) ?? 0) + 1);
          expect(await faultsOf(world.programmeId)).toEqual([]);
        }
        expect(await bookFaults(world.programmeId)).toEqual([]);
      }),
      { numRuns, seed },
    );
    const all = ['buy', 'give', 'submit', 'complete', 'fail', 'forget', 'refund', 'session hold'];
    expect(all.filter((what) => !tally.has(what))).toEqual([]);
  },
  60_000 + numRuns * longest,
);
