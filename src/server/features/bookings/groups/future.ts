import { and, asc, count, eq, gt, gte, inArray, min, sql } from 'drizzle-orm';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import type { BookingRow } from '../record/load.ts';

/** The sessions of a group that lie ahead, the next first; those from one on where `from` says which. */
export async function futureOf(
  db: Database,
  groupId: string,
  now: number,
  from?: number | null,
): Promise<BookingRow[]> {
  return db.orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.bookingGroupId, groupId),
        inState(bookings.status, bookingStates.beforeStart),
        gt(bookings.startsAt, now),
        from ? gte(bookings.startsAt, from) : undefined,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/** Of each group how many of its sessions lie ahead, and when the next one starts. */
export const aheadOf = (db: Database, ids: readonly string[], now: number) =>
  db.orm
    .select({ groupId: bookings.bookingGroupId, many: count(), next: min(bookings.startsAt) })
    .from(bookings)
    .where(
      and(
        inArray(bookings.bookingGroupId, [...ids]),
        inState(bookings.status, bookingStates.beforeStart),
        sql`${bookings.startsAt} > ${new Date(now).toISOString()}`,
      ),
    )
    .groupBy(bookings.bookingGroupId);
