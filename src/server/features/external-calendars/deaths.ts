import { eq, sql } from 'drizzle-orm';
import { externalCalendars } from '#database/schema/index.ts';
import { calendarTimes } from '#domain/external-calendars/vocabulary.ts';
import { CalendarTrouble } from '#server/calendars/adapter.ts';
import { backOff } from '#server/outbox/back-off.ts';
import { mostDeaths } from '#server/outbox/deaths.ts';
import type { CalendarRow } from './row.ts';
import type { CalendarWork } from './opened.ts';

/** How long a calendar rests after reading it was ended so many times in a row. */
export const pauseAfter = (deaths: number): number =>
  backOff(deaths, calendarTimes.syncEvery, calendarTimes.retryEvery);

/** Counts a round whose reading was ended; after five in a row the calendar is set aside, which the coach and staff are told. */
export async function countedDeath(
  work: CalendarWork,
  { id }: CalendarRow,
  trouble: CalendarTrouble,
): Promise<{ readonly trouble: CalendarTrouble; readonly deaths: number }> {
  if (trouble.kind !== 'ended') return { trouble, deaths: 0 };
  const [row] = await work.db.orm
    .update(externalCalendars)
    .set({ deaths: sql`${externalCalendars.deaths} + 1` })
    .where(eq(externalCalendars.id, id))
    .returning({ deaths: externalCalendars.deaths });
  const deaths = row?.deaths ?? 0;
  if (deaths < mostDeaths) return { trouble, deaths };
  // Whoever asks for a round begins anew.
  await forgetDeaths(work, id);
  const sentence = `${trouble.message} We have stopped trying.`;
  return { trouble: new CalendarTrouble('setAside', sentence), deaths };
}

/** A round came to its end: what was before does not count. */
export async function forgetDeaths({ db }: CalendarWork, id: string): Promise<void> {
  await db.orm.update(externalCalendars).set({ deaths: 0 }).where(eq(externalCalendars.id, id));
}
