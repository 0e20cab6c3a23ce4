import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { bookings, calendarEvents, externalCalendars, users } from '#database/schema/index.ts';
import { asksConsent } from '#domain/external-calendars/vocabulary.ts';
import { calendarPhaseOf, type CalendarPhase } from '#machines/external-calendar/labels.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { consentAddress } from '#server/calendars/consent/consent.ts';
import { openCredentials } from '#server/calendars/credentials.ts';
import { peopleOf } from '#server/records/people.ts';
import { definePlace } from '#server/records/places.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Settings } from '#server/settings/settings.ts';
import { inState } from '#database/in-state.ts';
import type { CalendarRow } from './row.ts';

/** Which calendars somebody sees: staff all, coaches their own. */
export const visibleTo = (principal: Principal): SQL | undefined =>
  isStaff(principal) ? undefined : eq(externalCalendars.coach, principal.id);

/** What lists say about calendars. */
export async function summarise(db: Database, rows: readonly CalendarRow[]) {
  const personOf = await peopleOf(
    db,
    rows.map(({ coach }) => coach),
  );
  return rows.map((row) => ({
    coach: personOf(row.coach) ?? { id: row.coach, fullName: '', pictureUrl: null },
    provider: row.provider,
    accountLabel: row.accountLabel,
    calendarName: row.calendarName,
    direction: row.direction,
    readMode: row.readMode,
    lastSyncAt: row.lastSyncAt === null ? null : wireInstant(row.lastSyncAt),
    lastError: row.lastError,
  }));
}

/** What the pages of one calendar say. */
export async function detailOf(db: Database, row: CalendarRow, { at }: Stamp) {
  const [summary] = await summarise(db, [row]);
  if (!summary) throw new Error('A row without a summary');
  const personOf = await peopleOf(db, [row.createdBy, row.updatedBy]);
  const ahead = await db.orm
    .select({ id: bookings.id })
    .from(calendarEvents)
    .innerJoin(bookings, eq(bookings.id, calendarEvents.bookingId))
    .where(
      and(
        eq(calendarEvents.calendarId, row.id),
        gt(bookings.endsAt, at),
        inState(bookings.status, bookingStates.cancellable),
      ),
    );
  return {
    ...summary,
    createdBy: personOf(row.createdBy),
    updatedBy: personOf(row.updatedBy),
    offered: row.offered.map(({ id, name, writable }) => ({ id, name, writable })),
    consentUrl: null as string | null,
    upcomingEvents: ahead.length,
  };
}

const consenting = new Set<CalendarPhase>(['consenting', 'returning']);

/** The provider's page, for the coach who is to decide there. */
export async function consentUrlFor(
  db: Database,
  settings: Settings,
  id: string,
  principal: Principal,
): Promise<string | null> {
  const [found] = await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id));
  const row = found as CalendarRow | undefined;
  if (!row || !consenting.has(calendarPhaseOf(row.status)) || row.coach !== principal.id)
    return null;
  const client = asksConsent(row.provider) ? settings.calendarClients[row.provider] : null;
  const link = row.credentials ? openCredentials(settings, id, row.credentials)?.opened : undefined;
  if (!client || !asksConsent(row.provider) || link?.kind !== 'way') return null;
  return consentAddress(row.provider, client, link, settings.publicUrl);
}

/** Where calendars lie: under coaches who may sign in. */
export const calendarPlace = definePlace({
  under: 'coach',
  visible: ({ principal }) =>
    and(
      inState(users.status, userStates.open),
      isStaff(principal) ? undefined : eq(users.id, principal.id),
    ),
  holds: (id) => eq(externalCalendars.coach, id),
});
