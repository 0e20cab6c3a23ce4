import { and, eq, gt, or, sql } from 'drizzle-orm';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { creditLots, ledgerAccounts } from '#database/schema/index.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { sendLocked } from '#server/records/send.ts';
import { creditLotKind, lotOf } from '../kind.ts';

interface Leaving {
  readonly programmeId: string;
  /** The team that has left; null where somebody has. */
  readonly teamId: string | null;
  readonly by: Person;
  readonly at: number;
}

/** Whoever is not in a programme any more has no credits of it: what they have not used goes back into the pool, behind the lock of the programme. */
export async function takeBack(
  db: Database,
  { programmeId, teamId, by, at }: Leaving,
): Promise<void> {
  const ofStranger = sql`(${creditLots.holderType} = 'member'
    and ${creditLots.holderId} not in ${membersOfProgramme(sql`${programmeId}::uuid`)})`;
  const lots = await db.orm
    .select({ id: creditLots.id, units: ledgerAccounts.balance })
    .from(creditLots)
    .innerJoin(ledgerAccounts, sql`${ledgerAccounts.key} = 'available:' || ${creditLots.id}::text`)
    .where(
      and(
        eq(creditLots.programmeId, programmeId),
        inState(creditLots.status, creditLotStates.usable),
        gt(ledgerAccounts.balance, 0),
        or(ofStranger, teamId === null ? undefined : eq(creditLots.holderId, teamId)),
      ),
    )
    .orderBy(creditLots.id);
  for (const { id, units } of lots) {
    const lot = await lotOf(db, id);
    if (lot) await sendLocked(db, creditLotKind, lot, { type: 'DEALLOCATE', units, by, at });
  }
}
