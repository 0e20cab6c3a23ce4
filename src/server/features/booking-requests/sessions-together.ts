import { sql, type SQL } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingState } from '#machines/booking/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { attendees, bookings } from '#database/schema/index.ts';
import type { Party } from '#server/features/bookings/public.ts';

/** How many sessions a coach has given a party: those that the member came to, or that the team had. */
export function sessionsTogether({ ownerId, teamId }: Party, coachId: SQL): SQL<number> {
  const theirs =
    teamId === null
      ? sql`exists (
          select 1 from ${attendees} came where came.booking_id = held.id and came.user_id = ${ownerId}
            and ${inState(sql`came.status`, attendeeState.attended)})`
      : sql`held.team_id = ${teamId}`;
  return sql<number>`(
    select count(*)::int from ${bookings} held
    where held.coach_id = ${coachId} and ${inState(sql`held.status`, bookingState.completed)} and ${theirs})`;
}
