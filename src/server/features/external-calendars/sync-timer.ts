import { and, eq } from 'drizzle-orm';
import { calendarTimes } from '#domain/external-calendars/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { externalCalendars, timers } from '#database/schema/index.ts';
import { calendarJobs } from '#server/calendars/job-types.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { armTimers } from '#server/records/timers.ts';
import type { Ringing } from '#server/timers/ringing.ts';

/** The name under which rounds are set. They are no events: a calendar that is read every five minutes would fill its history with nothing. */
export const syncTimers = 'calendar-sync';
const due = 'DUE';

/** The next round of a calendar is at this moment. */
export const armSync = (db: Database, id: string, runAt: number): Promise<void> =>
  armTimers(db, [{ machine: syncTimers, entityId: id, timer: due, runAt }]);

/** No more rounds of a calendar, until somebody asks for one. */
export async function endSyncs(db: Database, id: string): Promise<void> {
  await db.orm.delete(timers).where(and(eq(timers.machine, syncTimers), eq(timers.entityId, id)));
}

/** Rounds as the timer worker knows them: each is an errand, and sets the next one in case nobody else does. */
export const syncRinging: Ringing = {
  async lock(db, id) {
    const rows = await db.orm
      .select({ deletedAt: externalCalendars.deletedAt })
      .from(externalCalendars)
      .where(eq(externalCalendars.id, id))
      .for('update');
    return rows[0] !== undefined && rows[0].deletedAt === null;
  },
  async ring(db, id, _, at) {
    const kind = calendarJobs.sync;
    await enqueue(db, [{ kind, payload: { calendar: id }, dedupeKey: `${kind}:${id}:${at}` }], at);
    await armSync(db, id, at + calendarTimes.syncEvery);
  },
};
