import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { reservations } from '#database/schema/index.ts';
import type { Occupancy } from '#server/features/availability/public.ts';
import type { AttendeeExtra } from './load.ts';

/** The time that a session takes of one who comes. */
export const placeOf = ({ row, booking }: AttendeeExtra): Occupancy => ({
  side: 'member',
  personId: row.userId,
  during: { from: booking.startsAt, to: booking.endsAt },
});

/** Gives one person's time back; the others still come. */
export async function releaseOne(db: Database, { row, booking }: AttendeeExtra): Promise<void> {
  await db.orm
    .delete(reservations)
    .where(and(eq(reservations.bookingId, booking.id), eq(reservations.personId, row.userId)));
}
