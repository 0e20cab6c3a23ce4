import { and, eq, sql } from 'drizzle-orm';
import { accountKinds } from '#domain/credits/ledger.ts';
import type { CreditUnit } from '#domain/credits/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { ledgerAccounts, type programmes } from '#database/schema/index.ts';

/** What the accounts of a unit of a programme make by kind, in the order in which units go through them. What was issued counts as so many units. */
export async function totalsOf(
  db: Database,
  { id, ledgerPosition, ledgerHash }: typeof programmes.$inferSelect,
  unit: CreditUnit,
) {
  const rows = await db.orm
    .select({
      kind: ledgerAccounts.kind,
      units: sql<number>`abs(sum(${ledgerAccounts.balance}))::int`,
    })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.programmeId, id), eq(ledgerAccounts.unit, unit)))
    .groupBy(ledgerAccounts.kind);
  const units = new Map(rows.map((row) => [row.kind, row.units]));
  return {
    accounts: accountKinds.map((kind) => ({ kind, units: units.get(kind) ?? 0 })),
    transfers: ledgerPosition,
    checksum: ledgerHash,
  };
}
