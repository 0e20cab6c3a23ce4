import { system } from '#machines/person.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { bookingCreditState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { send } from '#server/records/send.ts';
import { comingTo } from './coming.ts';
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

/** It was cancelled: everybody gets theirs back, but for whoever did it too late. Those whose unit has found its end with the outcome are not asked. */
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
  const coming = await comingTo(db, bookingId);
  for (const place of coming) if (concerns(place)) await send(db, attendeeKind, place.id, event);
}
