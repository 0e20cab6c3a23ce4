import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookingGroups,
  bookingInvites,
  bookings,
  coachNotes,
  reviews,
  slotHolds,
} from '#database/schema/index.ts';
import { seededAt } from '#tests/support/database.ts';

/** A group that the booking is of; its members see their own sessions, not the group. */
export async function groupWith(db: Database, bookingId: string): Promise<string> {
  const [theirs] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!theirs) throw new Error('The demo lacks the booking.');
  const { organizationId, sessionId, coachId } = theirs;
  const id = randomUUID();
  await db.orm.insert(bookingGroups).values({
    id,
    status: 'active',
    organizationId,
    sessionId,
    coachId,
    kind: 'series',
    name: 'Mondays',
    pattern: { rule: null, startsLocal: '2027-03-08T12:00', timeZone: 'Europe/London' },
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  await db.orm.update(bookings).set({ bookingGroupId: id }).where(eq(bookings.id, bookingId));
  return id;
}

/** The owner’s invitation to a session of theirs. */
export async function invitationOf(
  db: Database,
  bookingId: string,
  owner: string,
): Promise<string> {
  const [theirs] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!theirs) throw new Error('The demo lacks the booking.');
  const id = randomUUID();
  await db.orm.insert(bookingInvites).values({
    id,
    status: 'revoked',
    bookingId,
    organizationId: theirs.organizationId,
    inviteeId: owner,
    invitedBy: owner,
    expiresAt: seededAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return id;
}

/** What the coach noted about the member. */
export async function noteOf(db: Database, booking: string, member: string, coach: string) {
  const id = randomUUID();
  await db.orm.insert(coachNotes).values({
    id,
    booking,
    scope: 'member',
    subject: randomUUID(),
    member,
    coach,
    status: 'submitted',
    body: 'We spoke about delegation.',
    dueAfter: 86_400_000,
    startsAt: seededAt,
    endsAt: seededAt,
    submittedAt: seededAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return id;
}

/** What the member can say of their session. */
export async function reviewBy(db: Database, booking: string, member: string, coach: string) {
  const [own] = await db.orm
    .select({ id: attendees.id })
    .from(attendees)
    .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, member)));
  const stamps = { endsAt: seededAt, createdAt: seededAt, updatedAt: seededAt };
  const about = { booking, attendee: own?.id ?? randomUUID(), member, coach, threshold: 3 };
  const [review] = await db.orm
    .insert(reviews)
    .values({ id: randomUUID(), status: 'open', ...about, ...stamps })
    .onConflictDoUpdate({ target: reviews.attendee, set: { status: 'open' } })
    .returning({ id: reviews.id });
  return review?.id ?? '';
}

/** A time that the member keeps: what the booking takes, long after it. */
export async function heldBy(db: Database, memberId: string, bookingId: string): Promise<string> {
  const [like] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!like) throw new Error('The demo lacks the booking.');
  const id = randomUUID();
  const { organizationId, coachId, sessionId, startsAt, endsAt, createdAt, updatedAt } = like;
  const wish = { organizationId, coachId, sessionId, startsAt, endsAt, createdAt, updatedAt };
  await db.orm
    .insert(slotHolds)
    .values({ ...wish, id, memberId, status: 'held', expiresAt: endsAt });
  return id;
}
