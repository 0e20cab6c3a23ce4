import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots, programmes } from '#database/schema/index.ts';
import type { PayingLot } from './lots.ts';

/** When a lot can be used, and the dates of its programme. */
export type LotLimits = Pick<
  PayingLot,
  'id' | 'effectiveAt' | 'expiresAt' | 'startDate' | 'endDate' | 'timeZone'
> & {
  /** The other lots that pay, where everybody pays for themselves. */
  readonly also?: readonly string[];
};

/** The limits of the lot that pays for a booking, whatever is left in it by now; null where none pays. */
export async function limitsOfLot(db: Database, lotId: string | null): Promise<LotLimits | null> {
  if (lotId === null) return null;
  const [lot] = await db.orm
    .select({
      id: creditLots.id,
      effectiveAt: creditLots.effectiveAt,
      expiresAt: creditLots.expiresAt,
      startDate: programmes.startDate,
      endDate: programmes.endDate,
      timeZone: programmes.timeZone,
    })
    .from(creditLots)
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(eq(creditLots.id, lotId));
  return lot ?? null;
}
