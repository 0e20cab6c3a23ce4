import { inArray, sql } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingInviteState } from '#machines/booking-invite/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';

/** How many can come to a session, and how many of its seats somebody has or is kept for. */
export interface Seats {
  readonly all: number;
  readonly taken: number;
  /** How many wait for one. */
  readonly waiting: number;
}

/** As many as the session has, and in a group no more than the rules say under which it was booked; what was booked before there were such keeps the session's. */
const seats = sql`least(coalesce(s.max_attendees, 1), case b.kind when 'group' then (b.terms ->> 'maxAttendees')::int end)`;

/** The seats of some sessions: those who come, and those who are asked and have not answered. True until the transaction ends, where the bookings are locked. */
export async function seatsOfEach(
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Seats>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db.orm.execute<Seats & { readonly id: string } & Record<string, unknown>>(sql`
    select b.id, ${seats} as all,
      (select count(*)::int from attendees a where a.booking_id = b.id and ${notInState(sql`a.status`, attendeeState.withdrawn)})
      + (select count(*)::int from booking_invites i where i.booking_id = b.id and ${inState(sql`i.status`, bookingInviteState.sent)})
      as taken,
      (select count(*)::int from booking_invites i where i.booking_id = b.id and ${inState(sql`i.status`, bookingInviteState.waiting)})
      as waiting
    from bookings b join sessions s on s.id = b.session_id
    where ${inArray(sql`b.id`, [...bookingIds])}`);
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}

export const seatsOf = async (db: Database, bookingId: string): Promise<Seats> =>
  (await seatsOfEach(db, [bookingId])).get(bookingId) ?? {
    all: 0,
    taken: 0,
    waiting: 0,
  };

/** Whether each seat is somebody's, or will be the turn of somebody who waits for one. */
const isFull = ({ all, taken, waiting }: Seats): boolean => taken + waiting >= all;

/** Why nobody else fits in; null when there is a seat. */
export function fullSentence(seats: Seats): string | null {
  return isFull(seats)
    ? `This session is full (${seats.taken} of ${seats.all}). Join the waiting list?`
    : null;
}

/** Why nobody needs a place on the waiting list; null when there is no seat. */
export const stillFree = (seats: Seats): string | null =>
  isFull(seats) ? null : 'There is still a seat in this session.';
