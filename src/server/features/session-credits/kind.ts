import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotContext, CreditLotEvent } from '#machines/credit-lot/machine.ts';
import type { Database } from '#database/database.ts';
import { creditLots, ledgerAccounts, programmes, teams } from '#database/schema/index.ts';
import type { AccountKind } from '#domain/credits/ledger.ts';
import type { LoadedRecord, RecordKind } from '#server/records/kind.ts';
import { armExpiry } from './arm-expiry.ts';
import { book } from './ledger.ts';

/** Whose units they are; a team's are told of to its leader. */
export interface LotExtra {
  readonly programmeId: string;
  readonly holderType: string;
  readonly holderId: string | null;
  readonly leaderId: string | null;
  /** Units to book with. */
  readonly left: number;
}

export type CreditLot = LoadedRecord<CreditLotContext, LotExtra>;

const usable: AccountKind[] = ['pool', 'available'];

/** A lot with what is left in it; whoever changes it has locked its programme's ledger. */
export async function lotOf(db: Database, id: string): Promise<CreditLot | null> {
  const [lot] = await db.orm
    .select({
      version: creditLots.version,
      status: creditLots.status,
      expiresAt: creditLots.expiresAt,
      programmeId: creditLots.programmeId,
      holderType: creditLots.holderType,
      holderId: creditLots.holderId,
      leaderId: teams.leaderId,
      left: sql<number>`coalesce((select sum(a.balance)::int from ledger_accounts a
        where a.lot_id = ${creditLots.id} and ${inArray(sql`a.kind`, usable)}), 0)`,
    })
    .from(creditLots)
    .leftJoin(teams, and(eq(creditLots.holderType, 'team'), eq(teams.id, creditLots.holderId)))
    .where(eq(creditLots.id, id));
  if (!lot) return null;
  const { version, status, expiresAt, ...extra } = lot;
  return { id, version, row: { status, regions: {}, context: { expiresAt } }, extra };
}

/** What is left in a lot goes into its account of expired units. */
async function expireUnits(
  db: Database,
  id: string,
  {
    extra,
    eventId,
    at,
  }: { readonly extra: LotExtra; readonly eventId: string; readonly at: number },
): Promise<void> {
  const left = await db.orm
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.lotId, id),
        inArray(ledgerAccounts.kind, usable),
        gt(ledgerAccounts.balance, 0),
      ),
    );
  const { programmeId, holderType, holderId } = extra;
  await book(
    db,
    programmeId,
    { machine: creditLotChart.name, entityId: id, event: 'EXPIRE', eventId, actorId: null, at },
    left.map(({ kind, balance }) => ({
      type: 'EXPIRED',
      from: { kind: kind as AccountKind, lotId: id },
      to: { kind: 'expired', lotId: id },
      amount: balance,
      lotId: id,
      memberId: holderType === 'member' ? holderId : null,
      teamId: holderType === 'team' ? holderId : null,
    })),
  );
}

/** Lots as the command kernel handles them. */
export const creditLotKind: RecordKind<CreditLotContext, LotExtra, CreditLotEvent> = {
  chart: creditLotChart,
  /** With its programme's ledger locked: as every booking does, before the lot itself. */
  async lock(db, id) {
    const [found] = await db.orm
      .select({ programmeId: creditLots.programmeId })
      .from(creditLots)
      .where(eq(creditLots.id, id));
    if (!found) return null;
    await db.orm
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.id, found.programmeId))
      .for('no key update');
    return lotOf(db, id);
  },
  async write(db, id, { status, context: { expiresAt } }, version, at) {
    await db.orm
      .update(creditLots)
      .set({ status, expiresAt, version, updatedAt: at })
      .where(eq(creditLots.id, id));
  },
  effects: {
    setTimer: ({ db, id, after }) => armExpiry(db, [{ id, expiresAt: after.context.expiresAt }]),
    expireUnits: ({ db, id, ...context }) => expireUnits(db, id, context),
  },
  audience: ({ extra: { holderType, holderId, leaderId } }) => {
    const holder = holderType === 'team' ? leaderId : holderId;
    return {
      userIds: holder === null ? [] : [holder],
      staff: true,
      topics: ['credits', 'dashboard'],
    };
  },
};
