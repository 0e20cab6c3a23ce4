import { isUsable } from '#machines/credit-lot/labels.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { sendLocked } from '#server/records/send.ts';
import type { Ringing } from '#server/timers/ringing.ts';
import { creditLotKind } from './kind.ts';
import { following } from './programmes/follow.ts';
import { warning } from './warnings/arm-warnings.ts';

/** Lots as the timer worker knows them. */
export const lotRinging: Ringing = {
  lock: async (db, id) => (await creditLotKind.lock(db, id)) !== null,
  ring(db, id, timer, at) {
    if (timer === warning) return warnOfExpiry(db, id, at);
    const follow = following[timer];
    return follow ? follow(db, id, at) : expireLot(db, id, at);
  },
};

/** Tells whoever has a lot that it expires soon, inside the current transaction. Of a lot with nothing left there is nothing to tell. */
async function warnOfExpiry(db: Database, id: string, at: number): Promise<void> {
  const lot = await creditLotKind.lock(db, id);
  if (!lot || !isUsable(lot.row.status)) return;
  await sendLocked(db, creditLotKind, lot, { type: 'WARN', by: system, at });
}

/**
 * What is left in a lot at its expiry expires, inside the current transaction; units held for a booking stay with it (domain reference, 5.4). Called again, or
 * for a lot with nothing left, it does nothing; called too early, it sets the timer anew.
 */
export async function expireLot(db: Database, id: string, at: number): Promise<void> {
  const lot = await creditLotKind.lock(db, id);
  if (!lot || !isUsable(lot.row.status)) return;
  await sendLocked(db, creditLotKind, lot, { type: 'EXPIRE', by: system, at });
}
