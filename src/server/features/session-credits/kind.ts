import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotEvent } from '#machines/credit-lot/capabilities.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import type { Database } from '#database/database.ts';
import { creditLots, programmes, teams } from '#database/schema/index.ts';
import type { LoadedRecord, RecordKind } from '#server/records/kind.ts';

/** Whose units they are, and of what; a team's are told of to its leader. */
export interface LotExtra {
  readonly programmeId: string;
  readonly organizationId: string;
  readonly holderId: string | null;
  readonly leaderId: string | null;
  /** Where its units come from. */
  readonly parentLotId: string | null;
}

export type CreditLot = LoadedRecord<CreditLotContext, LotExtra>;

const usable: AccountKind[] = ['pool', 'available'];

const unitsIn = (kinds: readonly AccountKind[]) =>
  sql<number>`coalesce((select sum(a.balance)::int from ledger_accounts a
    where a.lot_id = ${creditLots.id} and ${inArray(sql`a.kind`, [...kinds])}), 0)`;

/** A lot with what is left in it; whoever changes it has locked its programme's ledger. */
export async function lotOf(db: Database, id: string): Promise<CreditLot | null> {
  const [lot] = await db.orm
    .select({
      version: creditLots.version,
      status: creditLots.status,
      context: {
        unit: creditLots.unit,
        holderType: creditLots.holderType,
        quantity: creditLots.quantity,
        available: unitsIn(usable),
        held: unitsIn(['held']),
        effectiveAt: creditLots.effectiveAt,
        expiresAt: creditLots.expiresAt,
        priority: creditLots.priority,
      },
      extra: {
        programmeId: creditLots.programmeId,
        organizationId: creditLots.organizationId,
        holderId: creditLots.holderId,
        leaderId: teams.leaderId,
        parentLotId: creditLots.parentLotId,
      },
    })
    .from(creditLots)
    .leftJoin(teams, and(eq(creditLots.holderType, 'team'), eq(teams.id, creditLots.holderId)))
    .where(eq(creditLots.id, id));
  if (!lot) return null;
  const { version, status, context, extra } = lot;
  return { id, version, row: { status, regions: {}, context }, extra };
}

/** Keeps the ledger of a programme from everybody else until the transaction ends. */
export async function lockLedger(db: Database, programmeId: string): Promise<void> {
  await db.orm
    .select({ id: programmes.id })
    .from(programmes)
    .where(eq(programmes.id, programmeId))
    .for('no key update');
}

/** The same by one of its lots; of a lot that is not there nothing is kept. */
export async function lockLedgerOf(db: Database, lotId: string): Promise<void> {
  const [found] = await db.orm
    .select({ programmeId: creditLots.programmeId })
    .from(creditLots)
    .where(eq(creditLots.id, lotId));
  if (found) await lockLedger(db, found.programmeId);
}

/** Lots as the command kernel handles them. */
export const creditLotKind: RecordKind<CreditLotContext, LotExtra, CreditLotEvent> = {
  chart: creditLotChart,
  stands: { table: creditLots, status: creditLots.status },
  /** With its programme's ledger locked: as every booking does, before the lot itself. */
  async lock(db, id) {
    await lockLedgerOf(db, id);
    return lotOf(db, id);
  },
  async write(db, id, { status, context: { quantity, expiresAt, priority } }, version, at) {
    await db.orm
      .update(creditLots)
      .set({ status, quantity, expiresAt, priority, version, updatedAt: at })
      .where(eq(creditLots.id, id));
  },
  audience: ({ row, extra: { holderId, leaderId } }) => {
    const holder = row.context.holderType === 'team' ? leaderId : holderId;
    return {
      userIds: holder === null ? [] : [holder],
      staff: true,
      topics: ['credits', 'dashboard'],
    };
  },
};
