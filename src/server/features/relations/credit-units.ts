import { sql, type SQL } from 'drizzle-orm';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { inState } from '#database/in-state.ts';

const units = (...kinds: readonly AccountKind[]): SQL =>
  sql`coalesce(sum(a.balance) filter (where ${inState(sql`a.kind`, kinds)}), 0)::int`;

/** Where units are, as the columns of `CreditUnits`, of the rows `a` of accounts. */
export const sumsOfUnits: SQL = sql`${units('pool')} as pool, ${units('available')} as available,
  ${units('held')} as held, ${units('spent')} as used, ${units('forfeited', 'expired')} as lost`;

/** The same, of the rows `o` of session options, which count them. */
export const sumsOfOptions: SQL = sql`coalesce(sum(o.pool_units), 0)::int as pool, coalesce(sum(o.available_units), 0)::int as available,
  coalesce(sum(o.held_units), 0)::int as held, coalesce(sum(o.used_units), 0)::int as used, coalesce(sum(o.lost_units), 0)::int as lost`;
