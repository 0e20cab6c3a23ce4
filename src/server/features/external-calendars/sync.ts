import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { externalCalendars, users } from '#database/schema/index.ts';
import { calendarTimes, isRead, isWritten } from '#domain/external-calendars/vocabulary.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import { isConnected } from '#machines/external-calendar/labels.ts';
import { asTrouble, CalendarTrouble } from '#server/calendars/adapter.ts';
import { mostDeaths } from '#server/outbox/deaths.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { keepBusy } from './busy.ts';
import type { CalendarRow } from './row.ts';
import { accountOf, leaveCalendar, openedFor, takeCalendar, type CalendarWork } from './opened.ts';
import { noticeChanges, upcomingEvents, writeEvents } from './own-events.ts';
import { countedDeath, forgetDeaths, pauseAfter } from './deaths.ts';
import { armSync, endSyncs } from './sync-timer.ts';
import { syncFailed, syncSucceeded } from './sync-result.ts';

const payload = z.object({ calendar: z.uuid() });

/** How far ahead a calendar is read: longer than anybody may book. */
const ahead = 400 * DAY;

/** A round with one calendar, whole: what was changed there, what is to be written, and when the coach is busy. */
export function syncDelivery(work: CalendarWork): Delivery {
  return async (job) => {
    const { calendar: id } = payload.parse(job);
    const row = await takeCalendar(work, id);
    // Whoever is at it does the same.
    if (row === 'gone' || row === 'busy') return;
    let pause: number = calendarTimes.syncEvery;
    let isSetAside = false;
    try {
      if (row.deaths >= mostDeaths) throw diedTooOften();
      const wantsSecondLook = await syncCalendar(work, row);
      await syncSucceeded(work, id);
      await forgetDeaths(work, id);
      if (wantsSecondLook) pause = calendarTimes.secondLook;
    } catch (error) {
      const { trouble, deaths } = await countedDeath(work, row, asTrouble(error));
      const phase = await syncFailed(work, id, trouble);
      if (phase === 'lost') pause = calendarTimes.retryEvery;
      if (phase === 'reading') pause = MINUTE;
      if (deaths > 0) pause = Math.max(pause, pauseAfter(deaths));
      isSetAside = deaths >= mostDeaths;
    } finally {
      await leaveCalendar(work, id);
    }
    if (isSetAside) await endSyncs(work.db, id);
    else await nextSync(work, id, pause);
  };
}

/** The processes of as many rounds died, whatever it was that they did. */
const diedTooOften = () =>
  new CalendarTrouble('ended', 'Reading this calendar keeps breaking off.');

/** Writes to one calendar at once; what fails is left to the next round. */
export function writeDelivery(work: CalendarWork): Delivery {
  return async (job) => {
    const { calendar: id } = payload.parse(job);
    const row = await takeCalendar(work, id);
    if (row === 'gone') return;
    if (row === 'busy') throw new Error('Someone else is at this calendar.');
    try {
      if (row.calendarId === null || !isConnected(row.status)) return;
      const adapter = accountOf(work, row, await openedFor(work, row));
      const chosen = { id: row.calendarId, readMode: row.readMode };
      await writeEvents({ work, row, chosen, adapter });
    } catch (error) {
      await syncFailed(work, id, asTrouble(error));
    } finally {
      await leaveCalendar(work, id);
    }
  };
}

async function syncCalendar(work: CalendarWork, row: CalendarRow): Promise<boolean> {
  const { db, clock } = work;
  const { calendarId, readMode, direction } = row;
  if (calendarId === null) return false;
  const chosen = { id: calendarId, readMode };
  const adapter = accountOf(work, row, await openedFor(work, row));
  const coach = await coachOf(work, row.coach);
  const sync = { work, row, chosen, adapter };
  const ours = isWritten(direction) ? await upcomingEvents(work, row.id) : [];
  const day = dateAt('UTC', clock.now());
  const [knownDay, ...rest] = row.marker?.split(' ') ?? [];
  const known = knownDay === day ? rest.join(' ') : null;
  const found = await adapter.marker(chosen, known || null);
  const isSame = found !== null && found === known;
  let wantsSecondLook = false;
  if (isWritten(direction)) {
    const isPending = ours.some(({ missingSince }) => missingSince !== null);
    if (!isSame || isPending) wantsSecondLook = await noticeChanges(sync, coach.zone);
    await writeEvents(sync);
  }
  if (isRead(direction) && !isSame) {
    const remotes = new Set(ours.map(({ remote }) => remote));
    const window = { start: clock.now() - DAY, end: clock.now() + ahead };
    const busy = await adapter.busy(chosen, {
      window,
      zone: coach.zone,
      addresses: [coach.email.toLowerCase(), row.accountLabel.toLowerCase()],
      remotes,
    });
    await keepBusy(db, row, busy);
  }
  const marker = found === null ? null : `${day} ${found}`;
  await db.orm.update(externalCalendars).set({ marker }).where(eq(externalCalendars.id, row.id));
  return wantsSecondLook;
}

async function coachOf({ db }: CalendarWork, id: string) {
  const [coach] = await db.orm
    .select({ zone: users.timeZone, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  return coach ?? { zone: 'UTC', email: '' };
}

async function nextSync({ db, clock }: CalendarWork, id: string, pause: number): Promise<void> {
  const there = and(eq(externalCalendars.id, id), isNull(externalCalendars.deletedAt));
  if ((await db.orm.$count(externalCalendars, there)) > 0)
    await armSync(db, id, clock.now() + pause);
}
