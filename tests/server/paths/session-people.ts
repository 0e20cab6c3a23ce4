import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { attendees, bookings, reservations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';

async function bookingNow(db: Database, id: string) {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error('There is no booking');
  return booking;
}

/** Somebody else comes to a session, too. */
export async function alsoExpect(db: Database, booking: string, userId: string): Promise<void> {
  const { organizationId } = await bookingNow(db, booking);
  await db.orm.insert(attendees).values({
    id: newId(),
    bookingId: booking,
    organizationId,
    userId,
    via: 'team',
    createdAt: 0,
  });
}

/** Somebody's time goes to another session at the same hour. */
export async function takeTimeOf(db: Database, booking: string, personId: string): Promise<void> {
  const like = await bookingNow(db, booking);
  const other = newId();
  await db.orm
    .insert(bookings)
    .values({ ...like, id: other, reference: `B-${other.slice(-6)}`, icalUid: other });
  await db.orm.insert(reservations).values({
    id: newId(),
    side: 'member',
    personId,
    bookingId: other,
    during: { from: like.startsAt, to: like.endsAt },
  });
}
