import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { foreignLine } from '#domain/text/text.ts';
import { externalCalendars } from '#database/schema/index.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { calendarPhaseOf } from '#machines/external-calendar/labels.ts';
import { system } from '#machines/person.ts';
import { asTrouble, CalendarTrouble } from '#server/calendars/adapter.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { send } from '#server/records/send.ts';
import { externalCalendarKind } from './kind.ts';
import type { CalendarRow } from './row.ts';
import { accountOf, openedFor, type CalendarWork } from './opened.ts';

const payload = z.object({ calendar: z.uuid() });

/** Asks a provider which calendars an account has, and tells the chart. */
export function probeDelivery(work: CalendarWork): Delivery {
  return async (job) => {
    const { calendar: id } = payload.parse(job);
    const row = await rowOf(work, id);
    if (!row || calendarPhaseOf(row.status) !== 'reaching') return;
    const found = await calendarsOf(work, row).catch(asTrouble);
    const { db, clock } = work;
    const stamp = { by: system, at: clock.now() };
    const event: ExternalCalendarEvent =
      found instanceof CalendarTrouble
        ? { ...stamp, type: 'REFUSED', because: found.message }
        : { ...stamp, type: 'FOUND', calendars: found.offered };
    await db.transaction(async () => {
      const locked = await externalCalendarKind.lock(db, id);
      if (!locked || calendarPhaseOf(locked.row.status) !== 'reaching') return;
      if (!(found instanceof CalendarTrouble)) await takeNames(work, row, found);
      await send(db, externalCalendarKind, id, event);
    });
  };
}

async function rowOf({ db }: CalendarWork, id: string): Promise<CalendarRow | undefined> {
  const [row] = await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id));
  return row as CalendarRow | undefined;
}

/** Names come from the provider, or from whoever shares a calendar there: they are made fit to be shown. */
async function calendarsOf(work: CalendarWork, row: CalendarRow) {
  const opened = await openedFor(work, row);
  const { label, offered } = await accountOf(work, row, opened).calendars();
  return {
    label: label === null ? null : foreignLine(label, 320),
    offered: offered.map((each) => ({ ...each, name: foreignLine(each.name, 120) ?? 'Calendar' })),
  };
}

/** What the account is called, and a feed by its own name. */
async function takeNames(
  { db }: CalendarWork,
  row: CalendarRow,
  { label, offered }: Awaited<ReturnType<typeof calendarsOf>>,
): Promise<void> {
  const names = {
    ...(label !== null && { accountLabel: label }),
    ...(row.provider === 'ics' && { calendarName: offered[0]?.name ?? row.calendarName }),
  };
  if (Object.keys(names).length > 0)
    await db.orm.update(externalCalendars).set(names).where(eq(externalCalendars.id, row.id));
}
