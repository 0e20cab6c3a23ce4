import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';

/** A refund never brings an expiry forward. */
export async function whyNotUntil(
  db: Database,
  lotId: string | null,
  wanted: number | null | undefined,
  at: number,
): Promise<string | null> {
  if (lotId === null || !wanted || wanted <= at) return null;
  const [lot] = await db.orm
    .select({ expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(eq(creditLots.id, lotId));
  return !lot || wanted > lot.expiresAt ? null : 'The credit can be used until then anyway.';
}
