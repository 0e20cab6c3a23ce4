import { and, asc, eq, ne } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import type { AttendeeEvent } from '#machines/attendee/context.ts';
import type { Database } from '#database/database.ts';
import { attendees } from '#database/schema/index.ts';
import { send } from '#server/records/send.ts';
import { attendeeKind } from './kind.ts';

interface Deed {
  /** Whose it is; null where nobody's. */
  readonly deedOf: string | null;
  readonly at: number;
}

/** A session that everybody pays for themselves is booked, or takes place after all: a unit of each is set aside, in the transaction of that. */
export const holdOfEach = (db: Database, bookingId: string, { deedOf, at }: Deed): Promise<void> =>
  tellEach(db, bookingId, ({ creditState }) => creditState !== 'held', {
    type: 'HOLD',
    by: system,
    deedOf,
    at,
  });

/** It was called off: everybody gets theirs back, but for whoever did it too late. Those whose unit has found its end with the outcome are not asked. */
export const releaseOfEach = (
  db: Database,
  bookingId: string,
  { deedOf, at, late }: Deed & { readonly late: boolean },
): Promise<void> =>
  tellEach(db, bookingId, ({ creditState }) => creditState === 'held', {
    type: 'RELEASE',
    by: system,
    deedOf,
    late,
    at,
  });

async function tellEach(
  db: Database,
  bookingId: string,
  concerns: (place: { readonly creditState: string }) => boolean,
  event: AttendeeEvent,
): Promise<void> {
  const coming = await db.orm
    .select({ id: attendees.id, creditState: attendees.creditState })
    .from(attendees)
    .where(and(eq(attendees.bookingId, bookingId), ne(attendees.status, 'withdrawn')))
    .orderBy(asc(attendees.id));
  for (const place of coming) if (concerns(place)) await send(db, attendeeKind, place.id, event);
}
