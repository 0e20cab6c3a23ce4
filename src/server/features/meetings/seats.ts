import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookings,
  meetingSeats,
  meetingSignals,
  users,
} from '#database/schema/index.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { settleNotices } from '#server/features/notifications/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { silence } from '#server/meetings/silence.ts';
import { publishChange } from '#server/stream/publish.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import type { RoomAccess } from './room-access.ts';

type Seat = typeof meetingSeats.$inferSelect;

/** In the built-in room every page is connected to every other: more than this many would ask too much of the slowest. */
export const mostPeople = 6;

/** Somebody at a page, at a moment. */
export interface Visitor {
  readonly userId: string;
  readonly page: string;
  readonly now: number;
}

/** Who sits in the room now, in the order in which they came. */
export function peopleIn(db: Database, bookingId: string, now: number) {
  return db.orm
    .select({
      seat: meetingSeats.id,
      page: meetingSeats.page,
      side: meetingSeats.side,
      person: personReferenceColumns,
    })
    .from(meetingSeats)
    .innerJoin(users, eq(users.id, meetingSeats.userId))
    .where(
      and(
        eq(meetingSeats.bookingId, bookingId),
        isNull(meetingSeats.leftAt),
        gt(meetingSeats.seenAt, now - silence),
      ),
    )
    .orderBy(asc(meetingSeats.joinedAt), asc(meetingSeats.id));
}

/** Sits somebody down, on the seat they had if they were here before. Inside a transaction. */
export async function takeSeat(
  db: Database,
  { booking, side }: RoomAccess,
  { userId, page, now }: Visitor,
  reason: string | null,
  most: number,
): Promise<string> {
  // One after the other, or the last free seat is given twice.
  await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, booking.id))
    .for('no key update');
  const others = (await peopleIn(db, booking.id, now)).filter(({ person }) => person.id !== userId);
  if (others.length >= most)
    throw refuse.conflict({ seat: `This room holds ${most} people and is full.` });
  const [seat] = await db.orm
    .insert(meetingSeats)
    .values({
      id: newId(now),
      bookingId: booking.id,
      organizationId: booking.organizationId,
      userId,
      side,
      page,
      reason,
      joinedAt: now,
      seenAt: now,
    })
    .onConflictDoUpdate({
      target: [meetingSeats.bookingId, meetingSeats.userId],
      set: { page, side, reason, seenAt: now, leftAt: null },
    })
    .returning({ id: meetingSeats.id });
  if (!seat) throw new Error('The seat could not be taken.');
  // What was said to a page that is gone is of no use to this one.
  await db.orm.delete(meetingSignals).where(eq(meetingSignals.toSeat, seat.id));
  await attend(db, booking.id, userId, now);
  // They have joined: nothing asks them to any more (domain reference, 13).
  await settleNotices(db, {
    types: ['SessionStart'],
    entity: 'booking',
    entityId: booking.id,
    recipientId: userId,
    at: now,
  });
  if (side === 'staff')
    await auditAccess(db, {
      kind: 'meetingEntered',
      userId,
      detail: { booking: booking.id },
      at: now,
    });
  await notifyOthers(db, booking.id, userId);
  return seat.id;
}

/** The seat somebody has at this very page; null when they have none, or have taken it elsewhere. */
export async function seatAt(
  db: Database,
  bookingId: string,
  { userId, page }: Pick<Visitor, 'userId' | 'page'>,
): Promise<Seat | null> {
  const [seat] = await db.orm
    .select()
    .from(meetingSeats)
    .where(
      and(
        eq(meetingSeats.bookingId, bookingId),
        eq(meetingSeats.userId, userId),
        eq(meetingSeats.page, page),
        isNull(meetingSeats.leftAt),
      ),
    );
  return seat ?? null;
}

/** They are still there. Others are told when they had not been heard of for a while. */
export async function stay(db: Database, seat: Seat, now: number): Promise<void> {
  await db.orm.update(meetingSeats).set({ seenAt: now }).where(eq(meetingSeats.id, seat.id));
  await attend(db, seat.bookingId, seat.userId, now);
  if (now - seat.seenAt >= silence) await notifyOthers(db, seat.bookingId, seat.userId);
}

export async function standUp(db: Database, seat: Seat, now: number): Promise<void> {
  await db.orm
    .update(meetingSeats)
    .set({ seenAt: now, leftAt: now })
    .where(eq(meetingSeats.id, seat.id));
  await attend(db, seat.bookingId, seat.userId, now);
  await notifyOthers(db, seat.bookingId, seat.userId);
}

/** What their attendance goes by: when they came first, and when they were here last (domain reference, 6.7). */
async function attend(db: Database, bookingId: string, userId: string, now: number) {
  await db.orm
    .update(attendees)
    .set({
      joinedAt: sql`coalesce(${attendees.joinedAt}, ${new Date(now).toISOString()})`,
      leftAt: now,
    })
    .where(and(eq(attendees.bookingId, bookingId), eq(attendees.userId, userId)));
}

/** Tells the pages of the others that somebody came, left, or has something for them. */
export async function notifyOthers(db: Database, bookingId: string, userId: string): Promise<void> {
  const others = await db.orm
    .select({ id: meetingSeats.userId })
    .from(meetingSeats)
    .where(
      and(
        eq(meetingSeats.bookingId, bookingId),
        isNull(meetingSeats.leftAt),
        ne(meetingSeats.userId, userId),
      ),
    );
  await publishChange(db, {
    topics: [`meeting:${bookingId}`],
    to: { userIds: others.map(({ id }) => id), staff: false },
  });
}
