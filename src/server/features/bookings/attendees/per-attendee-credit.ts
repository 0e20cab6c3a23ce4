import { and, asc, eq } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import type { AttendeeEvent } from '#machines/attendee/context.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingCreditState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees } from '#database/schema/index.ts';
import { send } from '#server/records/send.ts';
import { notInState } from '#database/in-state.ts';
import { attendeeKind } from './kind.ts';

interface Cause {
  /** Whose it is; null where nobody's. */
  readonly causedBy: string | null;
  readonly at: number;
}

/** A session that everybody pays for themselves is booked, or takes place after all: a unit of each is set aside, in the transaction of that. */
export const holdPerAttendee = (
  db: Database,
  bookingId: string,
  { causedBy, at }: Cause,
): Promise<void> =>
  sendToEach(db, bookingId, ({ creditState }) => creditState !== bookingCreditState.held, {
    type: 'HOLD',
    by: system,
    causedBy,
    at,
  });

/** It was called off: everybody gets theirs back, but for whoever did it too late. Those whose unit has found its end with the outcome are not asked. */
export const releasePerAttendee = (
  db: Database,
  bookingId: string,
  { causedBy, at, late }: Cause & { readonly late: boolean },
): Promise<void> =>
  sendToEach(db, bookingId, ({ creditState }) => creditState === bookingCreditState.held, {
    type: 'RELEASE',
    by: system,
    causedBy,
    late,
    at,
  });

async function sendToEach(
  db: Database,
  bookingId: string,
  concerns: (place: { readonly creditState: string }) => boolean,
  event: AttendeeEvent,
): Promise<void> {
  const coming = await db.orm
    .select({ id: attendees.id, creditState: attendees.creditState })
    .from(attendees)
    .where(
      and(
        eq(attendees.bookingId, bookingId),
        notInState(attendees.status, attendeeState.withdrawn),
      ),
    )
    .orderBy(asc(attendees.id));
  for (const place of coming) if (concerns(place)) await send(db, attendeeKind, place.id, event);
}
