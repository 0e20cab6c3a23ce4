import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Route } from '#contract/kernel/endpoint.ts';
import { newId } from '#domain/ids.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { notInState } from '#database/in-state.ts';
import {
  attendees,
  bookings,
  meetingMessages,
  meetingSeats,
  users,
} from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { once } from '#server/records/idempotency.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { publishChange } from '#server/stream/publish.ts';
import type { RoomAccess } from './room-access.ts';

/** So many can be written in one session: all of them are shown at once. */
export const mostMessages = 500;

const endpoint: Route = 'POST /meetings/{booking}/messages';

interface Message {
  readonly userId: string;
  readonly text: string;
  readonly idempotencyKey: string;
  readonly at: number;
}

/** What was written in the room of a booking, in its order, and whether the reader may write. */
export async function messagesOf(db: Database, { booking, door }: RoomAccess, readerId: string) {
  const rows = await db.orm
    .select({
      id: meetingMessages.id,
      person: personReferenceColumns,
      text: meetingMessages.text,
      at: meetingMessages.createdAt,
    })
    .from(meetingMessages)
    .innerJoin(users, eq(users.id, meetingMessages.userId))
    .where(eq(meetingMessages.bookingId, booking.id))
    .orderBy(asc(meetingMessages.createdAt), asc(meetingMessages.id))
    .limit(mostMessages);
  return {
    messages: rows.map(({ at, ...row }) => ({ ...row, at: wireInstant(at) })),
    mayWrite: door.doorStatus === 'open' && (await isInRoom(db, booking.id, readerId)),
  };
}

/** Writes to the others in the room. Inside a transaction. */
export async function say(
  db: Database,
  { booking, door }: RoomAccess,
  { userId, text, idempotencyKey: key, at }: Message,
): Promise<void> {
  const { id: bookingId, organizationId } = booking;
  await once(db, { actorId: userId, key, endpoint, request: { bookingId, text }, at }, async () => {
    if (door.doorStatus !== 'open')
      throw refuse.conflict({ request: 'The room is closed. Nobody can write in it any more.' });
    if (!(await isInRoom(db, bookingId, userId)))
      throw refuse.conflict({ request: 'Join the session to write to the others.' });
    // One after the other, or there is one too many.
    await db.orm
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for('no key update');
    const ofBooking = eq(meetingMessages.bookingId, bookingId);
    if ((await db.orm.$count(meetingMessages, ofBooking)) >= mostMessages)
      throw refuse.conflict({ request: `A chat holds ${mostMessages} messages, and it is full.` });
    const id = newId(at);
    await db.orm
      .insert(meetingMessages)
      .values({ id, bookingId, organizationId, userId, text, createdAt: at });
    return id;
  });
  await publishChange(db, {
    topics: [`meetingChat:${bookingId}`],
    to: { userIds: [booking.coachId, ...(await comingTo(db, bookingId))], staff: false },
  });
}

async function isInRoom(db: Database, bookingId: string, userId: string): Promise<boolean> {
  const isTheirs = and(eq(meetingSeats.bookingId, bookingId), eq(meetingSeats.userId, userId));
  return (await db.orm.$count(meetingSeats, and(isTheirs, isNull(meetingSeats.leftAt)))) > 0;
}

async function comingTo(db: Database, bookingId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: attendees.userId })
    .from(attendees)
    .where(
      and(
        eq(attendees.bookingId, bookingId),
        notInState(attendees.status, attendeeState.withdrawn),
      ),
    );
  return rows.map(({ id }) => id);
}
