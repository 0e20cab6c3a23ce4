import { sql, type SQL } from 'drizzle-orm';
import { bookingCreditState, bookingState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';

/** Whether a booking, named `past` in the query, is a late cancellation that this member was forgiven. Where everybody pays for themselves, it is told of their place. */
export const wasForgivenTo = (requesterId: string | SQL | null): SQL =>
  sql`${inState(sql`past.status`, bookingState.cancelled)} and ${inState(sql`past.credit_state`, bookingCreditState.returned)} and past.credit_mode = 'perBooking'
    and past.cancellation->>'party' = 'member' and (past.cancellation->>'late')::boolean
    and coalesce(past.requester_id, (select a.user_id from attendees a where a.booking_id = past.id order by a.id limit 1))
      = ${requesterId}`;

/** How often a member was forgiven in a programme: bookings that they cancelled late, and places that they gave up late. */
export const timesForgiven = (
  memberId: string | SQL | null,
  programmeId: string | SQL | null,
): SQL<number> => sql`(
  (select count(*)::int from bookings past where past.programme_id = ${programmeId} and ${wasForgivenTo(memberId)})
  + (select count(*)::int from attendees place join bookings past on past.id = place.booking_id
     where place.user_id = ${memberId} and place.is_forgiven and past.programme_id = ${programmeId}))`;

/** How many late cancellations a member has been forgiven, by programme; a programme without any is absent. */
export async function forgivenByProgramme(
  db: Database,
  requesterId: string,
): Promise<Map<string, number>> {
  const rows = await db.orm.execute<{ programmeId: string; forgiven: number }>(sql`
    select programme_id as "programmeId", count(*)::int as forgiven from (
      select past.programme_id from bookings past
      where past.programme_id is not null and ${wasForgivenTo(requesterId)}
      union all
      select past.programme_id from attendees place join bookings past on past.id = place.booking_id
      where past.programme_id is not null and place.user_id = ${requesterId} and place.is_forgiven) forgiven
    group by programme_id`);
  return new Map(rows.map(({ programmeId, forgiven }) => [programmeId, forgiven]));
}
