import type { Database } from '#database/database.ts';
import { writeLater } from '#server/calendars/job-types.ts';
import { mailCalendar, nextCalendarVersion } from '#server/features/notifications/public.ts';
import type { BookingRow } from '../record/load.ts';

interface Change {
  readonly userId: string;
  readonly kind: 'comes' | 'leaves';
  readonly at: number;
  readonly eventId: string;
}

/** Somebody comes to a session, or no longer does: the file for their own calendar, and the people of the event in the coach's. */
export async function followInCalendars(
  db: Database,
  { id, coachId }: Pick<BookingRow, 'id' | 'coachId'>,
  { userId, kind, at, eventId }: Change,
): Promise<void> {
  await nextCalendarVersion(db, id);
  await mailCalendar(db, { kind, bookingId: id, personIds: [userId], at, eventId });
  await writeLater(db, { coachId, eventId, at });
}
