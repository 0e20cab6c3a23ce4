import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';

/** Brings a lot's status in line with its balance: exhausted when nothing is left to book with, active when something is. */
export async function settleLotStatus(db: Database, lotId: string, at: number): Promise<void> {
  await db.orm
    .update(creditLots)
    .set({
      status: sql`case when exists (
          select 1 from ledger_accounts a where a.lot_id = ${creditLots.id} and a.kind in ('pool', 'available') and a.balance > 0
        ) then 'active' when ${creditLots.expiresAt} <= ${new Date(at).toISOString()}::timestamptz then 'expired' else 'exhausted' end`,
      updatedAt: at,
    })
    .where(
      and(
        eq(creditLots.id, lotId),
        sql`${creditLots.status} in ('active', 'exhausted', 'expired')`,
      ),
    );
}
