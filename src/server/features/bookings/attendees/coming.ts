import { and, asc, eq } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { notInState } from '#database/in-state.ts';
import { attendees } from '#database/schema/index.ts';

/** The places of all who were expected at a session, in the order in which they are locked. */
export const comingTo = (db: Database, bookingId: string) =>
  db.orm
    .select({
      id: attendees.id,
      userId: attendees.userId,
      creditState: attendees.creditState,
    })
    .from(attendees)
    .where(
      and(
        eq(attendees.bookingId, bookingId),
        notInState(attendees.status, attendeeState.withdrawn),
      ),
    )
    .orderBy(asc(attendees.id));
