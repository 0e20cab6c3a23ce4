import type { LocalDate, WallMoment } from '../time/calendar.ts';
import { instantOf, wallOf } from '../time/wall.ts';

/** A moment as a value, `YYYY-MM-DDTHH:mm:ss.SSSZ` in UTC. A wall time that the clocks skip moves forward; one shown twice is the first. */
export function valueOf({ date, minutes }: WallMoment, zone: string): string {
  return new Date(instantOf(zone, date, minutes).instant).toISOString();
}

/** What the wall shows in a zone at a value; undefined when there is none, or when it is no moment. */
export function momentOf(value: string | null | undefined, zone: string): WallMoment | undefined {
  const instant = value == null ? Number.NaN : Date.parse(value);
  return Number.isNaN(instant) ? undefined : wallOf(zone, instant);
}

/** The date of a limit: a value in a zone, or a plain date as it is. */
export function limitDate(limit: string | undefined, zone: string): LocalDate | undefined {
  return limit?.length === 10 ? limit : momentOf(limit, zone)?.date;
}
