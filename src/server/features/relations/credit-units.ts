import { sql, type SQL } from 'drizzle-orm';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { inState } from '#database/in-state.ts';

const units = (...kinds: readonly AccountKind[]): SQL =>
  sql`coalesce(sum(a.balance) filter (where ${inState(sql`a.kind`, kinds)}), 0)::int`;

/** Where units are, as the columns of `CreditUnits`, of the rows `a` of accounts. */
export const sumsOfUnits: SQL = sql`${units('pool')} as pool, ${units('available')} as available,
  ${units('held')} as held, ${units('spent')} as used, ${units('forfeited', 'expired')} as lost`;
