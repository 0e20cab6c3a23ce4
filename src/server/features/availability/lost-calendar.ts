import { and, eq, isNull, ne } from 'drizzle-orm';
import { externalCalendarStates } from '#machines/external-calendar/states.gen.ts';
import type { Database } from '#database/database.ts';
import { externalCalendars } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

/**
 * Whether a calendar that the coach's busy times came from can't be read any more. Times are still offered, by what was read last; but the coach has to
 * confirm even what is otherwise booked at once (domain reference, 6.3).
 */
export async function hasLostCalendar(db: Database, coachId: string): Promise<boolean> {
  const lost = and(
    eq(externalCalendars.coach, coachId),
    inState(externalCalendars.status, externalCalendarStates.lost),
    ne(externalCalendars.direction, 'writeEvents'),
    isNull(externalCalendars.deletedAt),
  );
  return (await db.orm.$count(externalCalendars, lost)) > 0;
}
