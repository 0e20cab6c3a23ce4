import { mostTogether, partsOfRule } from '#domain/bookings/recurrence.ts';
import { ruleIn } from '#domain/recurrence/rule.ts';
import { startsOf } from '#domain/recurrence/starts.ts';
import { momentOfWall, wallOfMoment } from '#domain/recurrence/wall.ts';
import { DAY, isDate, parseWall } from '#domain/time/calendar.ts';
import { foundIn } from '#domain/time/local.ts';
import type { Found } from '#domain/time/wall.ts';
import { isZone } from '#domain/time/zone.ts';
import { refuse } from '#server/http/answers/refusal.ts';

/** When a group meets: by the clock on the wall of one zone, so that the hour stays the same when clocks change. */
export interface Pattern {
  /** A recurrence rule (RFC 5545); null for a single date. */
  readonly rule: string | null;
  /** `YYYY-MM-DDTHH:mm` */
  readonly startsLocal: string;
  readonly timeZone: string;
}

const wallTime = /^20\d\d-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/;

/** So far ahead, and no further, does a group reach. */
const longest = 2 * 366 * DAY;

/** The instants of a pattern in their order, each with whether the clocks skip its time. Refused when there are more than can be booked together. */
export function datesOf({ rule, startsLocal, timeZone }: Pattern): Found[] {
  if (!isZone(timeZone)) throw refuse.invalid({ timeZone: 'Choose a time zone.' });
  if (!wallTime.test(startsLocal) || !isDate(startsLocal.slice(0, 10)))
    throw refuse.invalid({ time: 'Choose a date and a time.' });
  const first = wallOfMoment(parseWall(startsLocal));
  if (rule === null) return [foundIn(timeZone, momentOfWall(first))];
  const dates: Found[] = [];
  for (const wall of wallsOf(rule, first)) {
    const date = foundIn(timeZone, momentOfWall(wall));
    const [beginning = date] = dates;
    if (dates.length === mostTogether)
      throw refuse.invalid({ rule: `A series can have at most ${mostTogether} dates.` });
    if (date.instant - beginning.instant > longest)
      throw refuse.invalid({ rule: 'A series can last two years at most.' });
    dates.push(date);
  }
  if (dates.length === 0) throw refuse.invalid({ rule: 'This pattern has no dates.' });
  return dates;
}

/** Each of these rules falls on a time again and again, so far too much is allowed of them. The last day of a rule belongs to it, whatever the hour. */
function wallsOf(rule: string, first: number): Generator<number> {
  const parts = partsOfRule(rule);
  if (parts === null) throw refuse.invalid({ rule: 'Enter a valid pattern.' });
  const { until } = parts;
  const bounds = {
    from: first,
    before: Number.POSITIVE_INFINITY,
    until:
      until === null ? Number.POSITIVE_INFINITY : wallOfMoment({ date: until, minutes: 1440 }) - 1,
    budget: { left: 100_000 },
  };
  return startsOf(ruleIn(rule), first, bounds);
}
