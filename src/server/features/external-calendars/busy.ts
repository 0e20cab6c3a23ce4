import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { busyTimes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Interval } from '#domain/slots/interval.ts';
import type { CalendarRow } from './kind.ts';

/** Busy times that are kept of one calendar: the nearest ones. */
const most = 5_000;
const atOnce = 500;

/** Puts a calendar's busy times in the place of those that were read before; writes nothing where they are the same. */
export async function keepBusy(
  db: Database,
  { id, coach, calendarName }: CalendarRow,
  read: readonly Interval[],
): Promise<void> {
  const wanted = read.slice(0, most);
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
