import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots, programmes } from '#database/schema/index.ts';
import type { PayingLot } from './lots.ts';
import type { OtherPayer } from './uses-of-party.ts';

/** When a lot can be used, and the dates of its programme. */
export type LotLimits = Pick<
  PayingLot,
  'id' | 'programmeId' | 'effectiveAt' | 'expiresAt' | 'startDate' | 'endDate' | 'timeZone'
> & {
  /** Where everybody pays for themselves: whose it is, and the others with what they pay with. */
  readonly ownerId?: string;
  readonly also?: readonly OtherPayer[];
};

/** The limits of the lot that pays for a booking, whatever is left in it by now; null where none pays. */
export async function limitsOfLot(db: Database, lotId: string | null): Promise<LotLimits | null> {
  if (lotId === null) return null;
  const [lot] = await db.orm
    .select({
      id: creditLots.id,
      programmeId: creditLots.programmeId,
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
