import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Facts } from '#machines/plain-record.ts';
import type { Database } from '#database/database.ts';
import { bookings, creditLots, ledgerAccounts, users } from '#database/schema/index.ts';
import { upcomingStates } from '#server/features/bookings/public.ts';

/** Somebody who is there: neither deleted nor erased. */
export const isHere = inArray(users.status, ['invited', 'active']);

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

/** What keeps a team from being deleted. */
export async function inUse(db: Database, id: string, name: string): Promise<Facts> {
  const ahead = await db.orm.$count(
    bookings,
    and(eq(bookings.teamId, id), inArray(bookings.status, upcomingStates)),
  );
  const credits = await creditsOf(db, id);
  const uses = ahead === 1 ? '1 upcoming booking uses it' : `${ahead} upcoming bookings use it`;
  const theirs = credits === 1 ? 'session credit' : `${credits} session credits`;
  return {
    hasNoUpcomingBookings: ahead === 0 ? null : `Can't delete "${name}": ${uses}.`,
    hasNoCredits: credits === 0 ? null : `Deallocate the team's ${theirs} before deleting it.`,
  };
}
