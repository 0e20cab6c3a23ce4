import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { meetingSeats, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { silence } from '#server/meetings/silence.ts';

/** Who of those who take part was in the meeting room: whoever may see the booking may know. Staff who looked in are in the record of accesses. */
export async function seenInRoom(db: Database, bookingId: string, now: number) {
  const seats = await db.orm
    .select({ seat: meetingSeats, name: users.fullName })
    .from(meetingSeats)
    .innerJoin(users, eq(users.id, meetingSeats.userId))
    .where(and(eq(meetingSeats.bookingId, bookingId), ne(meetingSeats.side, 'staff')))
    .orderBy(asc(meetingSeats.joinedAt), asc(meetingSeats.id));
  return seats.map(({ seat: { userId, joinedAt, leftAt, seenAt }, name }) => ({
    person: userId,
    name,
    from: wireInstant(joinedAt),
    until: wireInstant(leftAt ?? seenAt),
    isThere: leftAt === null && seenAt > now - silence,
  }));
}
