import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { inState, notInState } from '#database/in-state.ts';

/** The bookings that somebody takes part in. */
export const attendedBy = (userId: string): SQL =>
  sql`exists (select 1 from attendees a where a.booking_id = ${bookings.id}
    and a.user_id = ${userId} and ${notInState(sql`a.status`, attendeeState.withdrawn)})`;

const ahead = inState(bookings.status, bookingStates.ahead);

/** What lies ahead of a member: asked for by them or with them, and not over. */
export const attending = (userId: string, now: number): SQL | undefined =>
  and(
    ahead,
    gt(bookings.endsAt, now),
    or(and(eq(bookings.requesterId, userId), sql`${bookings.teamId} is null`), attendedBy(userId)),
  );

/** What lies ahead of a coach. */
export const giving = (userId: string, now: number): SQL | undefined =>
  and(ahead, gt(bookings.endsAt, now), eq(bookings.coachId, userId));

const columns = {
  id: bookings.id,
  title: bookings.title,
};

/** These bookings, the next one first. */
export const bookingsAhead = (db: Database, where: SQL | undefined) =>
  db.orm
    .select(columns)
    .from(bookings)
    .where(where)
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
