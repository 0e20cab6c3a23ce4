import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';
import { create } from '#server/records/send.ts';
import { creditLotKind } from './kind.ts';

type NewLot = Omit<
  typeof creditLots.$inferInsert,
  'status' | 'version' | 'createdAt' | 'updatedAt'
> & { readonly id: string };

/** A lot that is there from now on, without a unit in it yet. */
export const issueLot = (db: Database, lot: NewLot, at: number): Promise<void> =>
  create(db, creditLotKind, {
    id: lot.id,
    context: { expiresAt: lot.expiresAt },
    event: { type: 'ISSUE', by: system, at },
    async insert({ status }) {
      await db.orm.insert(creditLots).values({ ...lot, status, createdAt: at, updatedAt: at });
      const { programmeId, holderType, holderId = null } = lot;
      return { programmeId, holderType, holderId, leaderId: null, left: 0 };
    },
  });
