import { system, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';
import { create } from '#server/records/send.ts';
import { creditLotKind } from './kind.ts';

type NewLot = Omit<
  typeof creditLots.$inferInsert,
  'status' | 'version' | 'createdAt' | 'updatedAt'
> & {
  readonly id: string;
  /** Who leads the team whose lot it is. */
  readonly leaderId?: string | null;
};

/** A lot that is there from now on, without a unit in it yet. */
export const issueLot = (
  db: Database,
  { leaderId = null, ...lot }: NewLot,
  at: number,
  by: Person = system,
): Promise<void> =>
  create(db, creditLotKind, {
    id: lot.id,
    context: { expiresAt: lot.expiresAt },
    event: { type: 'ISSUE', by, at },
    async insert({ status }) {
      await db.orm.insert(creditLots).values({ ...lot, status, createdAt: at, updatedAt: at });
      const { programmeId, holderType, holderId = null } = lot;
      return { programmeId, holderType, holderId, leaderId, left: 0 };
    },
  });
