import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { externalCalendars } from '#database/schema/index.ts';
import { enqueue } from '#server/outbox/queue.ts';

/** Names of the errands to calendars. Their payloads name records; what opens an account is only in the farewell, and sealed. */
export const calendarJobs = {
  probe: 'calendar-reach',
  sync: 'calendar-sync',
  write: 'calendar-write',
  disconnectCleanup: 'calendar-farewell',
} as const;

/** Has a booking written to, or taken out of, the calendar that receives its coach's bookings; nothing where there is none. */
export async function writeLater(
  db: Database,
  { coachId, eventId, at }: { coachId: string; eventId: string; at: number },
): Promise<void> {
  const [writer] = await db.orm
    .select({ id: externalCalendars.id })
    .from(externalCalendars)
    .where(
      and(
        eq(externalCalendars.coach, coachId),
        isNull(externalCalendars.deletedAt),
        isNotNull(externalCalendars.calendarId),
        ne(externalCalendars.direction, 'readBusy'),
      ),
    );
  if (!writer) return;
  const payload = { calendar: writer.id };
  const dedupeKey = `${calendarJobs.write}:${writer.id}:${eventId}`;
  await enqueue(db, [{ kind: calendarJobs.write, payload, dedupeKey }], at);
}
