import { eq } from 'drizzle-orm';
import { externalCalendars } from '#database/schema/index.ts';
import { externalCalendarChart } from '#machines/external-calendar/chart.ts';
import { calendarPhaseOf, isRead, type CalendarPhase } from '#machines/external-calendar/labels.ts';
import { system } from '#machines/person.ts';
import type { CalendarTrouble } from '#server/calendars/adapter.ts';
import { policyFor } from '#server/policy-for.ts';
import { send } from '#server/records/send.ts';
import { armTimers } from '#server/records/timers.ts';
import { publishChange } from '#server/stream/publish.ts';
import { externalCalendarKind } from './kind.ts';
import type { CalendarWork } from './opened.ts';

/** The timer by which a calendar that is fresh becomes stale. */
const staleTimer = 'xstate.after.calendarStale.external-calendar.connected.fresh';

/**
 * A round went well. While the calendar is fresh that is no event: only the moment of the last success moves, and with it the timer. A year of rounds
 * would otherwise be a hundred thousand lines of history that say nothing.
 */
export async function syncSucceeded({ db, clock }: CalendarWork, id: string): Promise<void> {
  const at = clock.now();
  const { calendarStale, calendarLost } = (await policyFor(db, null)).parameters;
  const holding = { staleAfter: calendarStale, lostAfter: calendarLost };
  await db.transaction(async () => {
    const locked = await externalCalendarKind.lock(db, id);
    if (!locked || !isRead(locked.row.status)) return;
    const { context, status } = locked.row;
    if (calendarPhaseOf(status) !== 'fresh' || context.lastError !== null) {
      await send(db, externalCalendarKind, id, { type: 'SYNC_OK', ...holding, by: system, at });
      return;
    }
    await db.orm
      .update(externalCalendars)
      .set({ lastSyncAt: at, ...holding })
      .where(eq(externalCalendars.id, id));
    const { name: machine } = externalCalendarChart;
    const runAt = at + calendarStale;
    await armTimers(db, [{ machine, entityId: id, timer: staleTimer, runAt }]);
    const to = { userIds: [context.coach], staff: true };
    await publishChange(db, { topics: ['record:external-calendars'], to });
  });
}

/** A round failed: the chart hears of it once for each reason. Resolves to how far the calendar is now. */
export async function syncFailed(
  { db, clock }: CalendarWork,
  id: string,
  { kind, message: because }: CalendarTrouble,
): Promise<CalendarPhase> {
  const stamp = { by: system, at: clock.now() };
  return db.transaction(async () => {
    const locked = await externalCalendarKind.lock(db, id);
    if (!locked || !isRead(locked.row.status)) return calendarPhaseOf(locked?.row.status ?? '');
    const { status, context } = locked.row;
    const event = eventFor(status, kind === 'refused' || kind === 'missing' || kind === 'setAside');
    if (event === 'SYNC_FAILED' && context.lastError === because) return calendarPhaseOf(status);
    const failed = { ...stamp, type: event, because };
    await send(db, externalCalendarKind, id, failed);
    const after = await externalCalendarKind.lock(db, id);
    return calendarPhaseOf(after?.row.status ?? '');
  });
}

function eventFor(status: string, isFinal: boolean): 'REFUSED' | 'REVOKED' | 'SYNC_FAILED' {
  const phase = calendarPhaseOf(status);
  if (!isFinal || phase === 'lost') return 'SYNC_FAILED';
  return phase === 'reading' ? 'REFUSED' : 'REVOKED';
}
