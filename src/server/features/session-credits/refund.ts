import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots, programmes } from '#database/schema/index.ts';
import { armExpiry } from './expiry.ts';
import { moveUnits, type BookingUnits } from './holds.ts';
import type { Cause } from './ledger.ts';

interface Refund extends BookingUnits {
  readonly reason: string;
  /** The lot can be used until then from now on, epoch milliseconds; as before when null. */
  readonly expiresAt: number | null;
}

/**
 * Gives units back to their holder that were used or lost, inside the current transaction. In a lot that has expired they expire at once, unless the refund
 * brings a new expiry (domain reference, 5.4). An expiry is never brought forward: it is that of all other units of the lot too.
 */
export async function refundUnits(
  db: Database,
  from: 'spent' | 'forfeited',
  { expiresAt, ...units }: Refund,
  cause: Cause,
): Promise<void> {
  if (expiresAt !== null) {
    await db.orm
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.id, units.programmeId))
      .for('no key update');
    await db.orm
      .update(creditLots)
      .set({ expiresAt, updatedAt: cause.at })
      .where(and(eq(creditLots.id, units.lotId), lt(creditLots.expiresAt, expiresAt)));
    await armExpiry(db, [{ id: units.lotId, expiresAt }]);
  }
  await moveUnits(db, from === 'spent' ? 'refundSpent' : 'refundForfeited', units, cause);
}
