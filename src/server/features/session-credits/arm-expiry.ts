import type { Database } from '#database/database.ts';
import { armTimers } from '#server/records/timers.ts';

/** The name under which lots of session credits keep their history and their timers. */
export const lotMachine = 'credit-lot';
/** The event that a timer of theirs sends. */
const expiry = 'EXPIRE';

/** Sets the timers of lots at the moment they expire; for a lot whose expiry was moved it moves with it. */
export async function armExpiry(
  db: Database,
  lots: readonly { readonly id: string; readonly expiresAt: number }[],
): Promise<void> {
  await armTimers(
    db,
    lots.map(({ id, expiresAt }) => ({
      machine: lotMachine,
      entityId: id,
      timer: expiry,
      runAt: expiresAt,
    })),
  );
}
