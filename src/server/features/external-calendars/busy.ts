import { asc, eq } from 'drizzle-orm';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Database } from '#database/database.ts';
import { busyTimes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Interval } from '#domain/slots/interval.ts';
import { CalendarTrouble } from '#server/calendars/adapter.ts';
import type { CalendarRow } from './row.ts';

/** Busy times that are kept of one calendar. */
const most = 10_000;
const atOnce = 500;

/**
 * Puts a calendar's busy times in the place of those that were read before; writes nothing where they are the same. Throws {@link CalendarTrouble} when they
 * are too many: those that were left out would look like free time.
 */
export async function keepBusy(
  db: Database,
  { id, coach, calendarName }: CalendarRow,
  wanted: readonly Interval[],
): Promise<void> {
  if (wanted.length > most)
    throw new CalendarTrouble(
      'unreachable',
      `This calendar has more than ${formatNumber(most)} busy times, which is the most we keep.`,
    );
  await db.transaction(async () => {
    const kept = await db.orm
      .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
      .from(busyTimes)
      .where(eq(busyTimes.calendarId, id))
      .orderBy(asc(busyTimes.startsAt));
    const isSame =
      kept.length === wanted.length &&
      kept.every(({ start, end }, at) => start === wanted[at]?.start && end === wanted[at]?.end);
    if (isSame) return;
    await db.orm.delete(busyTimes).where(eq(busyTimes.calendarId, id));
    for (let first = 0; first < wanted.length; first += atOnce) {
      const rows = wanted.slice(first, first + atOnce).map(({ start, end }) => ({
        id: newId(),
        coachId: coach,
        calendarId: id,
        calendarName: calendarName ?? 'Calendar',
        startsAt: start,
        endsAt: end,
      }));
      await db.orm.insert(busyTimes).values(rows);
    }
  });
}
