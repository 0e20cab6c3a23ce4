import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { sendLocked } from '#server/records/send.ts';
import { creditLotKind } from './kind.ts';
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
    const lot = await creditLotKind.lock(db, units.lotId);
    if (lot && lot.row.context.expiresAt < expiresAt)
      await sendLocked(db, creditLotKind, lot, {
        type: 'EXTEND',
        expiresAt,
        by: system,
        at: cause.at,
      });
  }
  await moveUnits(db, from === 'spent' ? 'refundSpent' : 'refundForfeited', units, cause);
}
