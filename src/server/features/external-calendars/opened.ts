import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { externalCalendars } from '#database/schema/index.ts';
import { asksConsent } from '#domain/external-calendars/vocabulary.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { CalendarTrouble, type CalendarAdapter } from '#server/calendars/adapter.ts';
import { adapterFor, askCalendars } from '#server/calendars/adapters.ts';
import { exchangeCode } from '#server/calendars/consent/consent.ts';
import {
  openCredentials,
  sealCredentials,
  type Credentials,
} from '#server/calendars/credentials.ts';
import type { Clock } from '#server/clock.ts';
import type { ParsingRoom } from '#server/parsing/room/room.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { CalendarRow } from './row.ts';

export interface CalendarWork {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly parsing: ParsingRoom;
}

/** For so long nobody else is at a calendar; a worker that died in between gives it up by that. */
const lease = 5 * MINUTE;

/** Takes a calendar for one piece of work, unless it was given up or another worker is at it. A worker that died at it is counted. */
export async function takeCalendar(
  { db, clock }: CalendarWork,
  id: string,
): Promise<CalendarRow | 'gone' | 'busy'> {
  const now = clock.now();
  const { leasedUntil, deletedAt } = externalCalendars;
  const there = and(eq(externalCalendars.id, id), isNull(deletedAt));
  const [row] = await db.orm
    .update(externalCalendars)
    .set({
      leasedUntil: now + lease,
      deaths: sql`${externalCalendars.deaths} + case when ${leasedUntil} is null then 0 else 1 end`,
    })
    .where(and(there, or(isNull(leasedUntil), lt(leasedUntil, now))))
    .returning();
  if (row) return row as CalendarRow;
  return (await db.orm.$count(externalCalendars, there)) > 0 ? 'busy' : 'gone';
}

export async function leaveCalendar({ db }: CalendarWork, id: string): Promise<void> {
  await db.orm
    .update(externalCalendars)
    .set({ leasedUntil: null })
    .where(eq(externalCalendars.id, id));
}

/** What opens a calendar. What was sealed with an earlier secret is sealed anew on the way. Throws {@link CalendarTrouble}. */
async function credentialsOf(work: CalendarWork, row: CalendarRow): Promise<Credentials> {
  const found =
    row.credentials === null ? null : openCredentials(work.settings, row.id, row.credentials);
  if (!found)
    throw new CalendarTrouble(
      'refused',
      'This calendar can’t be opened any more. Connect it again.',
    );
  if (found.isOld) await saveCredentials(work, row.id, found.opened);
  return found.opened;
}

/** The same, once the provider has been asked for it where a coach has just allowed it. */
export const openedFor = async (work: CalendarWork, row: CalendarRow): Promise<Credentials> =>
  exchanged(work, row, await credentialsOf(work, row));

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

/** Keeps what opens a calendar, unless it was given up meanwhile. */
export async function saveCredentials(
  { db, settings }: CalendarWork,
  id: string,
  opened: Credentials,
): Promise<void> {
  await db.orm
    .update(externalCalendars)
    .set({ credentials: sealCredentials(settings, id, opened) })
    .where(and(eq(externalCalendars.id, id), isNull(externalCalendars.deletedAt)));
}

/** The account behind a calendar, ready to be asked. */
export const accountOf = (
  work: CalendarWork,
  { id, provider, coach }: CalendarRow,
  opened: Credentials,
): CalendarAdapter =>
  adapterFor(provider, opened, {
    settings: work.settings,
    read: (name, input) => work.parsing.read(name, input, coach),
    now: work.clock.now,
    save: (renewed) => saveCredentials(work, id, renewed),
  });
