import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { creditLots, ledgerAccounts, type programmes } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { programmeExpiry } from '../programme.ts';
import { paysFor, purposeIn, unitFor, type Purpose } from '../purpose.ts';
import { issueToPool } from './issue-to-pool.ts';

/** The lots of the pool of a programme that pay for this. */
export const ofPool = (programmeId: string, purpose: Purpose) =>
  and(
    eq(creditLots.programmeId, programmeId),
    eq(creditLots.unit, unitFor(purpose)),
    paysFor(purpose),
    eq(creditLots.holderType, 'pool'),
  );

/** The lots of the pool that have something to give, in the order in which they are drawn from (domain reference, 5.4). */
export async function poolsOf(db: Database, programmeId: string, purpose: Purpose, at: number) {
  const { priority, expiresAt, effectiveAt, id } = creditLots;
  const rows = await db.orm
    .select({ lot: creditLots, left: ledgerAccounts.balance })
    .from(creditLots)
    .innerJoin(ledgerAccounts, sql`${ledgerAccounts.key} = 'pool:' || ${id}::text`)
    .where(
      and(
        ofPool(programmeId, purpose),
        inState(creditLots.status, creditLotStates.usable),
        gt(expiresAt, at),
        gt(ledgerAccounts.balance, 0),
      ),
    )
    .orderBy(asc(priority), asc(expiresAt), asc(effectiveAt), asc(id));
  return rows.map(({ lot, left }) => ({ lot, left }));
}

export const unitsIn = (pools: Awaited<ReturnType<typeof poolsOf>>): number =>
  pools.reduce((sum, { left }) => sum + left, 0);

/** Issues what a pool lacks, as bought with the contract, so that it ends with the programme; resolves to what is in it then. */
export async function fillPool(
  db: Database,
  by: Person,
  programme: typeof programmes.$inferSelect,
  { quantity, ...wanted }: Purpose & { readonly quantity: number },
  at: number,
) {
  const purpose = purposeIn(wanted);
  const expiresAt = programmeExpiry(programme);
  if (expiresAt <= at)
    throw refuse.invalid({ units: 'The programme is over, so no credits can be added to it.' });
  const bought = { source: 'contract', reason: null } as const;
  await issueToPool(
    db,
    by,
    { ...purpose, programmeId: programme.id, quantity, expiresAt, ...bought },
    at,
  );
  return poolsOf(db, programme.id, purpose, at);
}
