import { afterEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { desc, eq, sql } from 'drizzle-orm';
import { creditLots, ledgerTransfers } from '#database/schema/index.ts';
import { lotRinging } from '#server/features/session-credits/public.ts';
import { allocationStage, DAY, member, type Who } from '#tests/server/features/allocation-scene.ts';

const scene = await allocationStage();
const { stage, aSmallWorld, formOf, issue, allocate, refusedAllocation } = scene;
const { db, clock } = stage;

const begun = clock.now();
afterEach(() => clock.set(begun));

type Step =
  | { readonly do: 'issue'; readonly quantity: number; readonly days: number }
  | { readonly do: 'allocate'; readonly units: number; readonly to: readonly number[] }
  | { readonly do: 'wait'; readonly days: number };

const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('issue' as const),
    quantity: fc.integer({ min: 1, max: 6 }),
    days: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    do: fc.constant('allocate' as const),
    units: fc.integer({ min: 1, max: 3 }),
    to: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
);

/** What is true of a programme whatever was issued, allocated and has expired. */
async function faultsOf(programmeId: string): Promise<string[]> {
  const rows = await db.orm.execute<{ fault: string }>(sql`
    select 'the accounts make ' || sum(balance) as fault from ledger_accounts
      where programme_id = ${programmeId} having sum(balance) <> 0
    union all select key || ' is at ' || balance from ledger_accounts
      where programme_id = ${programmeId} and kind <> 'issued' and balance < 0
    union all select l.id || ' holds ' || sum(a.balance) || ' of ' || l.quantity
      from credit_lots l join ledger_accounts a on a.lot_id = l.id
      where l.programme_id = ${programmeId} and l.holder_type <> 'pool'
      group by l.id having sum(a.balance) <> l.quantity
    union all select l.id || ' is ' || l.status || ' with ' || coalesce(sum(a.balance), 0)
      from credit_lots l left join ledger_accounts a on a.lot_id = l.id and a.kind in ('pool', 'available')
      where l.programme_id = ${programmeId}
      group by l.id having (coalesce(sum(a.balance), 0) > 0) <> (l.status = 'active')`);
  return rows.map(({ fault }) => fault);
}

/** Rings the lots that have expired by now, as their timers do. */
async function ringExpired(programmeId: string): Promise<void> {
  const lots = await db.orm
    .select()
    .from(creditLots)
    .where(eq(creditLots.programmeId, programmeId));
  for (const { id, expiresAt } of lots)
    if (expiresAt <= clock.now())
      await db.transaction(() => lotRinging.ring(db, id, 'EXPIRE', clock.now()));
}

test('the ledger adds up and every lot is in the state that it tells, whatever is issued, allocated and expires', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 2, maxLength: 12 }), async (schedule) => {
      clock.set(begun);
      const world = await aSmallWorld();
      const { mia, max, zoe } = world.people;
      const everybody: Who[] = [
        ...[mia, max, zoe].map(member),
        { type: 'team', id: world.teams.north },
      ];
      for (const step of schedule) {
        const pool = (await formOf(world)).options[0]?.pool ?? 0;
        if (step.do === 'wait') clock.set(clock.now() + step.days * DAY);
        if (step.do === 'issue')
          await issue(world, {
            quantity: step.quantity,
            expiresAt: clock.now() + step.days * DAY,
          });
        if (step.do === 'allocate') {
          const to = step.to.flatMap((index) => everybody[index] ?? []);
          if (to.length * step.units > pool) await refusedAllocation(world, step.units, ...to);
          else await allocate(world, step.units, ...to);
        }
        await ringExpired(world.programmeId);
        expect(await faultsOf(world.programmeId)).toEqual([]);
      }
      const [last] = await db.orm
        .select()
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.programmeId, world.programmeId))
        .orderBy(desc(ledgerTransfers.position))
        .limit(1);
      expect(last?.position ?? 0).toBe(
        await db.orm.$count(ledgerTransfers, eq(ledgerTransfers.programmeId, world.programmeId)),
      );
    }),
    { numRuns: 25 },
  );
}, 120_000);
