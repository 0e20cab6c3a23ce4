import { usualPriority, type CreditHolderType } from '#domain/credits/vocabulary.ts';
import { system, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';
import { create } from '#server/records/send.ts';
import { creditLotKind } from '../kind.ts';
import type { Cause } from '../ledger.ts';
import { unitFor, type Purpose } from '../purpose.ts';

type NewLot = Omit<
  typeof creditLots.$inferInsert,
  | 'status'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'holderType'
  | 'unit'
  | 'sessionOptionId'
  | 'conversationGroup'
> & {
  readonly id: string;
  readonly holderType: CreditHolderType;
  /** Who leads the team whose lot it is. */
  readonly leaderId?: string | null;
} & Purpose;

/** What is in it from the beginning; nothing where a pool fills it. */
interface Contents {
  readonly units: number;
  /** The event of another chart that issues it. */
  readonly cause: Cause | null;
}

/** A lot that is there from now on. */
export const issueLot = (
  db: Database,
  { leaderId = null, ...lot }: NewLot,
  at: number,
  by: Person = system,
  { units, cause }: Contents = { units: 0, cause: null },
): Promise<void> =>
  create(db, creditLotKind, {
    id: lot.id,
    context: {
      unit: unitFor(lot),
      holderType: lot.holderType,
      quantity: lot.quantity,
      available: 0,
      held: 0,
      effectiveAt: lot.effectiveAt,
      expiresAt: lot.expiresAt,
      priority: lot.priority ?? usualPriority,
    },
    event: { type: 'ISSUE', units, reason: lot.reason ?? null, cause, by, at },
    async insert({ status }) {
      const kept = { unit: unitFor(lot), status, createdAt: at, updatedAt: at };
      await db.orm.insert(creditLots).values({ ...lot, ...kept });
      const { programmeId, organizationId, holderId = null, parentLotId = null } = lot;
      return { programmeId, organizationId, holderId, leaderId, parentLotId };
    },
  });
