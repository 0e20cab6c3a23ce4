import type { Database } from '#database/database.ts';
import { programmes } from '#database/schema/index.ts';
import { gt } from 'drizzle-orm';
import { checkLedger, reconcile } from '#server/features/session-credits/public.ts';
import { seededAt } from './database.ts';
import { checkedAtEnd } from './endings.ts';

/** Everything that is wrong with the books, of all programmes. */
export async function ledgerFaults(db: Database): Promise<string[]> {
  const kept = await db.orm
    .select({ id: programmes.id })
    .from(programmes)
    .where(gt(programmes.ledgerPosition, 0));
  const faults = await reconcile(db, null);
  for (const { id } of kept) faults.push(...(await checkLedger(db, id, seededAt)).faults);
  return [...new Set(faults)];
}

const checked = new WeakSet<Database>();

/** Whatever the file has done with credits, at its end accounts, transfers and bookings agree. Several servers of one database are checked once. */
export function ledgerAddsUp(db: Database): void {
  if (checked.has(db)) return;
  checked.add(db);
  checkedAtEnd(async () => {
    checked.delete(db);
    const faults = await ledgerFaults(db);
    if (faults.length > 0) throw new Error(['The ledger does not add up.', ...faults].join('\n'));
  });
}
