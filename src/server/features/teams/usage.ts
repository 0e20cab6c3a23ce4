import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings, creditLots, ledgerAccounts, users } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

/** Somebody who is there: neither deleted nor erased. */
export const hasAccount = inState(users.status, userStates.open);

/** Credits that a team holds, also those set aside for bookings. */
export async function creditsOf(
  db: Database,
  teamId: string,
  kinds: readonly ('available' | 'held')[] = ['available', 'held'],
): Promise<number> {
  const [row] = await db.orm
    .select({ total: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)::int` })
    .from(ledgerAccounts)
    .innerJoin(creditLots, eq(creditLots.id, ledgerAccounts.lotId))
    .where(
      and(
        eq(creditLots.holderType, 'team'),
        eq(creditLots.holderId, teamId),
        inArray(ledgerAccounts.kind, [...kinds]),
      ),
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
