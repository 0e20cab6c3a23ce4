import { and, eq } from 'drizzle-orm';
import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { isCancellable, phaseOf } from '#machines/booking/labels.ts';
import { system } from '#machines/person.ts';
import {
  bookings,
  busyTimes,
  calendarEvents,
  externalCalendars,
  timers,
} from '#database/schema/index.ts';
import { calendarJobs } from '#server/calendars/job-types.ts';
import { bookingKind } from '#server/features/bookings/public.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { send } from '#server/records/send.ts';
import { publishChange } from '#server/stream/publish.ts';
import type { DisconnectCleanup } from './disconnect-cleanup.ts';
import { syncTimers } from './sync-timer.ts';

type Context = EffectContext<ExternalCalendarContext, unknown, ExternalCalendarEvent>;
type Handler = EffectHandler<ExternalCalendarContext, unknown, ExternalCalendarEvent>;

const job =
  (kind: string): Handler =>
  ({ db, id, eventId, at }) =>
    enqueue(db, [{ kind, payload: { calendar: id }, dedupeKey: `${kind}:${eventId}` }], at);

/** What the orders of the chart do. None of them asks a provider: that is for the worker, afterwards. */
export const effects: Readonly<Record<string, Handler>> = {
  reach: job(calendarJobs.probe),
  sync: job(calendarJobs.sync),
  updateBooking,
  forget,
};

/** What was changed in the coach's calendar becomes an event of the booking, where the booking still knows it. */
async function updateBooking({ db, event, at }: Context): Promise<void> {
  if (!('booking' in event)) return;
  const [row] = await db.orm
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, event.booking))
    .for('update');
  const stamp = { by: system, at };
  if (event.type === 'EXTERNAL_MOVE') {
    const { startsAt, endsAt } = event;
    if (row && phaseOf(row.status) === 'ahead')
      await send(db, bookingKind, event.booking, {
        ...stamp,
        type: 'EXTERNAL_MOVE',
        startsAt,
        endsAt,
      });
    return;
  }
  if (row && isCancellable(row.status))
    await send(db, bookingKind, event.booking, { ...stamp, type: 'EXTERNAL_CANCEL' });
}

/** Nothing of it counts any more, and nothing is kept that opens it; the provider is told afterwards. */
async function forget({ db, id, event, eventId, after, at }: Context): Promise<void> {
  const [row] = await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id));
  const events = await db.orm
    .delete(calendarEvents)
    .where(eq(calendarEvents.calendarId, id))
    .returning({
      remote: calendarEvents.remote,
      etag: calendarEvents.etag,
      end: calendarEvents.seenEnd,
    });
  await db.orm.delete(busyTimes).where(eq(busyTimes.calendarId, id));
  await db.orm.delete(timers).where(and(eq(timers.machine, syncTimers), eq(timers.entityId, id)));
  if (row?.credentials) {
    const { provider, calendarId, readMode } = after.context;
    const removes = event.type === 'DISCONNECT' && event.removeEvents === true;
    const cleanup: DisconnectCleanup = {
      calendar: id,
      provider,
      chosen: calendarId === null ? null : { id: calendarId, readMode },
      credentials: row.credentials,
      remove: removes
        ? events.filter(({ end }) => end > at).map(({ remote, etag }) => ({ remote, etag }))
        : [],
    };
    const kind = calendarJobs.disconnectCleanup;
    await enqueue(db, [{ kind, payload: cleanup, dedupeKey: `${kind}:${eventId}` }], at);
  }
  await db.orm
    .update(externalCalendars)
    .set({ credentials: null, marker: null, offered: [] })
    .where(eq(externalCalendars.id, id));
  const to = { userIds: [after.context.coach], staff: true };
  await publishChange(db, { topics: ['record:external-calendars'], to });
}
