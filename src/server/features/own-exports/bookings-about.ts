import { and, asc, eq, or, sql } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings } from '#database/schema/index.ts';
import { bookingsVisibleTo, textColumn } from '#server/features/bookings/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { inState, notInState } from '#database/in-state.ts';
import { reasonsBy } from './words-by.ts';

/** The bookings that they see, with the texts that they may read. */
export async function bookingsOf(db: Database, person: Pick<Principal, 'id' | 'role'>) {
  const rows = await db.orm
    .select({
      id: bookings.id,
      reference: bookings.reference,
      title: bookings.title,
      status: bookings.status,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      location: bookings.locationDetail,
      note: textColumn('note', person),
      teamNote: textColumn('teamNote', person),
      requesterId: bookings.requesterId,
      message: textColumn('requestMessage', person),
    })
    .from(bookings)
    .where(and(bookingsVisibleTo(person), isPartOf(person)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  const reasons = await reasonsBy(db, person.id);
  return rows.map(({ id, requesterId, message, startsAt, endsAt, ...booking }) => ({
    ...booking,
    startsAt: wireInstant(startsAt),
    endsAt: wireInstant(endsAt),
    ...(requesterId === person.id && { yourMessage: message }),
    yourReasons: reasons.get(id) ?? [],
  }));
}

/** Theirs, and not those of others that staff or the leader of a team see. */
const isPartOf = ({ id }: Pick<Principal, 'id'>) =>
  or(
    eq(bookings.coachId, id),
    eq(bookings.requesterId, id),
    sql`${bookings.id} in (select a.booking_id from attendees a where a.user_id = ${id} and ${notInState(sql`a.status`, attendeeState.withdrawn)})`,
  );

/** The sessions that they left, with as much as their page of it shows them: nothing of what is said there. */
export async function sessionsLeftBy(db: Database, id: string) {
  const rows = await db.orm
    .select({
      reference: bookings.reference,
      title: bookings.title,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      yourReason: attendees.withdrawReason,
    })
    .from(attendees)
    .innerJoin(bookings, eq(bookings.id, attendees.bookingId))
    .where(and(eq(attendees.userId, id), inState(attendees.status, attendeeState.withdrawn)))
    .orderBy(asc(bookings.startsAt), asc(attendees.id));
  return rows.map(({ startsAt, endsAt, ...booking }) => ({
    ...booking,
    startsAt: wireInstant(startsAt),
    endsAt: wireInstant(endsAt),
  }));
}
