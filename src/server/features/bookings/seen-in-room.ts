import { and, asc, eq, ne } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { meetingSeats, type bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/wire.ts';

type BookingRow = typeof bookings.$inferSelect;

/** Who of those who take part was seen in the meeting room, for those who tell the outcome; nobody for other readers. */
export async function seenInRoom(
  db: Database,
  principal: Principal,
  { id, coachId }: Pick<BookingRow, 'id' | 'coachId'>,
) {
  if (principal.id !== coachId && !isStaff(principal)) return [];
  const seats = await db.orm
    .select()
    .from(meetingSeats)
    .where(and(eq(meetingSeats.bookingId, id), ne(meetingSeats.side, 'staff')))
    .orderBy(asc(meetingSeats.joinedAt), asc(meetingSeats.id));
  return seats.map(({ userId, joinedAt, leftAt, seenAt }) => ({
    person: userId,
    from: wireInstant(joinedAt),
    until: wireInstant(leftAt ?? seenAt),
  }));
}
