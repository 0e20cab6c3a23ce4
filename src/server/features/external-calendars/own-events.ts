import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { bookings, calendarEvents, externalCalendars } from '#database/schema/index.ts';
import { calendarTimes } from '#domain/external-calendars/vocabulary.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { isConnected } from '#machines/external-calendar/labels.ts';
import { system } from '#machines/person.ts';
import { bookingState, bookingStates } from '#machines/booking/states.gen.ts';
import {
  CalendarTrouble,
  type CalendarAdapter,
  type ChosenCalendar,
} from '#server/calendars/adapter.ts';
import type { Seen } from '#server/parsing/calendar/terms.ts';
import { calendarEventOf } from '#server/features/notifications/public.ts';
import { send } from '#server/records/send.ts';
import { inState } from '#database/in-state.ts';
import { externalCalendarKind } from './kind.ts';
import type { CalendarRow } from './row.ts';
import type { CalendarWork } from './opened.ts';

/** Sessions that stand in a calendar. */
const isUpcoming = inState(bookings.status, bookingStates.cancellable);
/** Events that are written in one round; the next one goes on. */
const mostInSync = 100;

type EventRow = typeof calendarEvents.$inferSelect;

interface Sync {
  readonly work: CalendarWork;
  readonly row: CalendarRow;
  readonly chosen: ChosenCalendar;
  readonly adapter: CalendarAdapter;
}

const ofBooking = ({ calendarId, bookingId }: EventRow) =>
  and(eq(calendarEvents.calendarId, calendarId), eq(calendarEvents.bookingId, bookingId));

/** The events of ours that are to stand in the calendar, as they were seen last. */
export const upcomingEvents = async ({ db }: CalendarWork, id: string): Promise<EventRow[]> => {
  const rows = await db.orm
    .select({ event: calendarEvents })
    .from(calendarEvents)
    .innerJoin(bookings, eq(bookings.id, calendarEvents.bookingId))
    .innerJoin(externalCalendars, eq(externalCalendars.id, calendarEvents.calendarId))
    .where(
      and(
        eq(calendarEvents.calendarId, id),
        isUpcoming,
        eq(bookings.coachId, externalCalendars.coach),
      ),
    );
  return rows.map(({ event }) => event);
};

/** Finds out what has become of our events: what was moved, declined or removed goes to the chart. True while one is missing and wants a second look. */
export async function noticeChanges(sync: Sync, zone: string): Promise<boolean> {
  const { work, row, chosen, adapter } = sync;
  const events = await upcomingEvents(work, row.id);
  const remotes = events.map(({ remote }) => remote);
  const seen = await adapter.look(chosen, remotes, zone);
  let isMissing = false;
  for (const event of events) {
    const now = seen.get(event.remote);
    if (now) await noticeChange(sync, event, now);
    else isMissing = (await noticeMissing(sync, event)) || isMissing;
  }
  return isMissing;
}

async function noticeChange({ work, row }: Sync, event: EventRow, seen: Seen): Promise<void> {
  const { db } = work;
  const { bookingId: booking } = event;
  if (seen.isDeclined) {
    await sendToBooking(work, row.id, { type: 'DECLINE', booking }, event);
    return;
  }
  const isMoved = seen.start !== event.seenStart || seen.end !== event.seenEnd;
  if (!isMoved && seen.etag === event.etag && event.missingSince === null) return;
  await db.transaction(async () => {
    await db.orm
      .update(calendarEvents)
      .set({ etag: seen.etag, seenStart: seen.start, seenEnd: seen.end, missingSince: null })
      .where(ofBooking(event));
    const moved = {
      type: 'EXTERNAL_MOVE',
      booking,
      startsAt: seen.start,
      endsAt: seen.end,
    } as const;
    if (isMoved) await sendToBooking(work, row.id, moved);
  });
}

/** Missing once may be a hiccup; missing twice, two minutes apart, it was removed (domain reference, 6.6). */
async function noticeMissing({ work, row }: Sync, event: EventRow): Promise<boolean> {
  const { db, clock } = work;
  const now = clock.now();
  if (event.missingSince === null) {
    await db.orm.update(calendarEvents).set({ missingSince: now }).where(ofBooking(event));
    return true;
  }
  if (now - event.missingSince < calendarTimes.secondLook) return true;
  await sendToBooking(work, row.id, { type: 'EXTERNAL_DELETE', booking: event.bookingId }, event);
  return false;
}

type Change = Extract<ExternalCalendarEvent, { readonly booking: string }>;
type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at' | 'facts'> : never;

async function sendToBooking(
  { db, clock }: CalendarWork,
  id: string,
  change: Bare<Change>,
  ended?: EventRow,
): Promise<void> {
  await db.transaction(async () => {
    const locked = await externalCalendarKind.lock(db, id);
    if (!locked || !isConnected(locked.row.status)) return;
    if (ended) await db.orm.delete(calendarEvents).where(ofBooking(ended));
    const event = { ...change, by: system, at: clock.now() };
    await send(db, externalCalendarKind, id, event);
  });
}

/** Writes what the calendar does not show yet, and takes out what was cancelled or handed to another coach. */
export async function writeEvents({ work, row, chosen, adapter }: Sync): Promise<void> {
  const { db, clock, settings } = work;
  const now = clock.now();
  const called = await db.orm
    .select({ event: calendarEvents })
    .from(calendarEvents)
    .innerJoin(bookings, eq(bookings.id, calendarEvents.bookingId))
    .where(
      and(
        eq(calendarEvents.calendarId, row.id),
        or(inState(bookings.status, bookingState.cancelled), ne(bookings.coachId, row.coach)),
      ),
    );
  for (const { event } of called) {
    await adapter.remove(chosen, event);
    await db.orm.delete(calendarEvents).where(ofBooking(event));
  }
  const unwritten = await db.orm
    .select({ id: bookings.id, sequence: bookings.icalSequence, event: calendarEvents })
    .from(bookings)
    .leftJoin(
      calendarEvents,
      and(eq(calendarEvents.bookingId, bookings.id), eq(calendarEvents.calendarId, row.id)),
    )
    .where(
      and(
        eq(bookings.coachId, row.coach),
        isUpcoming,
        gt(bookings.endsAt, now),
        or(isNull(calendarEvents.bookingId), lt(calendarEvents.sequence, bookings.icalSequence)),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(mostInSync);
  for (const { id, event: known } of unwritten) {
    const event = await calendarEventOf(db, id, { now, publicUrl: settings.publicUrl });
    const { startsAt: seenStart, endsAt: seenEnd, sequence } = event;
    try {
      const kept = await adapter.write(chosen, event, known);
      const values = { ...kept, sequence, seenStart, seenEnd, missingSince: null };
      await db.orm
        .insert(calendarEvents)
        .values({ calendarId: row.id, bookingId: id, ...values })
        .onConflictDoUpdate({
          target: [calendarEvents.calendarId, calendarEvents.bookingId],
          set: values,
        });
    } catch (error) {
      // The next round looks at what it was changed to.
      if (!(error instanceof CalendarTrouble && error.kind === 'changed')) throw error;
    }
  }
}
