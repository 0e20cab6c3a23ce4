import { and, count, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings, users } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

/** Somebody who is there: neither deleted nor erased. */
export const hasAccount = inState(users.status, userStates.open);

/** Credits of the kinds that a team holds. */
export const creditsHeld = (
  team: SQLWrapper,
  kinds: readonly ('available' | 'held')[],
): SQL<number> => sql<number>`(
  select coalesce(sum(account.balance), 0)::int
  from credit_lots lot join ledger_accounts account on account.lot_id = lot.id
  where lot.holder_type = 'team' and lot.holder_id = ${team} and ${inState(sql`account.kind`, kinds)})`;

/** Credits that a team holds, also those set aside for bookings. */
export async function creditsOf(
  db: Database,
  teamId: string,
  kinds: readonly ('available' | 'held')[] = ['available', 'held'],
): Promise<number> {
  const [row] = await db.orm.execute<{ total: number }>(
    sql`select ${creditsHeld(sql`${teamId}`, kinds)} as total`,
  );
  return row?.total ?? 0;
}

/** How many bookings each of these teams has ahead. */
export async function bookedAhead(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.orm
    .select({ id: bookings.teamId, many: count() })
    .from(bookings)
    .where(and(inArray(bookings.teamId, [...ids]), inState(bookings.status, bookingStates.ahead)))
    .groupBy(bookings.teamId);
  return new Map(rows.flatMap(({ id, many }) => (id === null ? [] : [[id, many]])));
}
