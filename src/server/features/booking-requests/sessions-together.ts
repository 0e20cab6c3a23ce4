import { and, count, eq, exists, sql } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { attendees, bookings } from '#database/schema/index.ts';
import type { Party } from '#server/features/bookings/public.ts';

/** How many sessions each coach has given a party, by the coach: those that the member came to, or that the team had. */
export async function sessionsTogether(
  db: Database,
  { ownerId, teamId }: Party,
): Promise<ReadonlyMap<string, number>> {
  const came = db.orm
    .select({ one: sql`1` })
    .from(attendees)
    .where(
      and(
        eq(attendees.bookingId, bookings.id),
        eq(attendees.userId, ownerId),
        inState(attendees.status, attendeeState.attended),
      ),
    );
  const rows = await db.orm
    .select({ coach: bookings.coachId, held: count() })
    .from(bookings)
    .where(
      and(
        inState(bookings.status, bookingState.completed),
        teamId === null ? exists(came) : eq(bookings.teamId, teamId),
      ),
    )
    .groupBy(bookings.coachId);
  return new Map(rows.map(({ coach, held }) => [coach, held]));
}
