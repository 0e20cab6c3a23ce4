import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { externalCalendars } from '#database/schema/index.ts';
import { asksConsent } from '#domain/external-calendars/vocabulary.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/context.ts';
import { calendarPhaseOf } from '#machines/external-calendar/labels.ts';
import { system } from '#machines/person.ts';
import { asTrouble, CalendarTrouble } from '#server/calendars/adapter.ts';
import { askCalendars } from '#server/calendars/adapters.ts';
import { exchangeCode } from '#server/calendars/consent/consent.ts';
import type { Credentials } from '#server/calendars/credentials.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { send } from '#server/records/send.ts';
import { externalCalendarKind, type CalendarRow } from './kind.ts';
import { accountOf, credentialsOf, saveCredentials, type CalendarWork } from './opened.ts';

const payload = z.object({ calendar: z.uuid() });

/** Asks a provider which calendars an account has, and tells the chart. */
export function reachDelivery(work: CalendarWork): Delivery {
  return async (errand) => {
    const { calendar: id } = payload.parse(errand);
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

async function calendarsOf(work: CalendarWork, row: CalendarRow) {
  const opened = await exchanged(work, row, await credentialsOf(work, row));
  return accountOf(work, row, opened).calendars();
}

/** A code is good once: what it was exchanged for is kept before anything else is asked. */
async function exchanged(
  work: CalendarWork,
  { id, provider }: CalendarRow,
  opened: Credentials,
): Promise<Credentials> {
  if (opened.kind !== 'way') return opened;
  const client = asksConsent(provider) ? work.settings.calendarClients[provider] : null;
  if (!client || opened.code === null)
    throw new CalendarTrouble('refused', 'The provider has not granted access. Connect it again.');
  const { publicUrl } = work.settings;
  const asking = { ask: askCalendars(work.settings), client, now: work.clock.now() };
  const { code, verifier } = opened;
  const tokens = await exchangeCode(asking, { code, verifier, publicUrl });
  const renewed: Credentials = { kind: 'tokens', ...tokens };
  await saveCredentials(work, id, renewed);
  return renewed;
}

/** What the account is called, and a feed by its own name. */
async function takeNames(
  { db }: CalendarWork,
  row: CalendarRow,
  { label, offered }: Awaited<ReturnType<typeof calendarsOf>>,
): Promise<void> {
  const names = {
    ...(label !== null && { accountLabel: label.slice(0, 320) }),
    ...(row.provider === 'ics' && { calendarName: offered[0]?.name ?? row.calendarName }),
  };
  if (Object.keys(names).length > 0)
    await db.orm.update(externalCalendars).set(names).where(eq(externalCalendars.id, row.id));
}
