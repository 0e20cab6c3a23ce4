import { addDays } from '#domain/time/calendar.ts';
import { formatMoment, formatTime } from '#domain/time/format.ts';
import { wallOf } from '#domain/time/wall.ts';
import { daysShown } from '../flow/flow-queries.ts';
import type { CoachTimes } from '../flow/flow-queries.ts';
import * as texts from './texts.ts';

export interface WeekSlot {
  /** Epoch milliseconds. */
  readonly start: number;
  /** Why it can't be taken; undefined when it can. */
  readonly reason?: string;
}

export interface WeekDay {
  readonly date: string;
  readonly free: number;
  /** From the first time to the last at which something else than the edge of the day speaks against it. */
  readonly slots: readonly WeekSlot[];
  /** What closes the day before the first of them and after the last; for a day without any, why. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Seven days of the reader's calendar from a first one on. */
export function weekOf(times: Pick<CoachTimes, 'days'>, first: string, zone: string): WeekDay[] {
  const byDate = new Map<string, WeekSlot[]>();
  for (const { slots } of times.days) {
    for (const { startsAt, free, reasons } of slots) {
      const start = Date.parse(startsAt);
      const { date } = wallOf(zone, start);
      const slot = free ? { start } : { start, reason: reasons[0] ?? texts.notAvailable };
      byDate.set(date, [...(byDate.get(date) ?? []), slot]);
    }
  }
  return Array.from({ length: daysShown }, (_, index) => {
    const date = addDays(first, index);
    return dayOf(date, byDate.get(date) ?? []);
  });
}

/** The night is closed for one reason from end to end; it is said once instead of with every quarter of an hour. */
function dayOf(date: string, all: readonly WeekSlot[]): WeekDay {
  const before = all[0]?.reason ?? null;
  const after = all.at(-1)?.reason ?? null;
  const start = before === null ? 0 : all.findIndex(({ reason }) => reason !== before);
  const end = after === null ? all.length : all.findLastIndex(({ reason }) => reason !== after) + 1;
  const slots = start === -1 || end === 0 ? [] : all.slice(start, end);
  return {
    date,
    free: all.filter(({ reason }) => reason === undefined).length,
    slots,
    before,
    after,
  };
}

/** What stands below the times of a day: why there are none, or why none earlier and later. */
export function edgesOf({ slots, before, after }: WeekDay, zone: string): string | null {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return before;
  const [early, late] = [formatTime(first.start, zone), formatTime(last.start, zone)];
  if (before !== null && before === after) return texts.beforeAndAfter(early, late, before);
  const parts = [
    before !== null && texts.before(early, before),
    after !== null && texts.after(late, after),
  ];
  return parts.filter((part) => part !== false).join(' ') || null;
}

/** A moment inside a sentence: "tomorrow, 14:00", "Tue 3 May, 14:00". */
export const momentInSentence = (at: number, zone: string, now: number): string =>
  formatMoment(at, zone, { relativeTo: now, inSentence: true });
