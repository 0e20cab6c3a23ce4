import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isWritten } from '#domain/external-calendars/vocabulary.ts';
import type {
  ExternalCalendarContext,
  ExternalCalendarEvent,
} from '#machines/external-calendar/context.ts';
import type { Facts } from '#machines/plain-record.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { externalCalendars } from '#database/schema/index.ts';

interface InQuestion {
  readonly id: string;
  readonly context: ExternalCalendarContext;
}

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { id, context }: InQuestion,
  event: ExternalCalendarEvent,
): Promise<Facts> {
  if (event.type === 'CONNECT')
    return { ...event.facts, isNew: await known(db, id, context, context.calendarId) };
  if (event.type === 'RECONNECT') return { ...event.facts };
  if (event.type !== 'CHOOSE') return {};
  // Whoever connects a calendar for a coach takes turns with others who do.
  await db.orm.execute(sql`select id from users where id = ${context.coach} for no key update`);
  const chosen = context.offered.find((each) => each.id === event.calendar);
  const writes = isWritten(event.direction ?? 'readBusy');
  const isReadOnly = writes && chosen?.writable === false;
  return {
    isOffered: chosen ? null : 'Choose a calendar.',
    isNew: await known(db, id, context, event.calendar ?? null),
    isOnlyWriter: isReadOnly
      ? 'This calendar can only be read.'
      : writes
        ? await otherWriter(db, id, context.coach)
        : null,
  };
}

const others = (id: string, coach: string) =>
  and(
    ne(externalCalendars.id, id),
    eq(externalCalendars.coach, coach),
    isNull(externalCalendars.deletedAt),
  );

/** Why a calendar is not to be connected once more; null when it is not connected yet. */
export async function known(
  db: Database,
  id: string,
  { coach, provider }: ExternalCalendarContext,
  calendarId: string | null,
): Promise<string | null> {
  if (calendarId === null) return null;
  const same = and(
    others(id, coach),
    eq(externalCalendars.provider, provider),
    eq(externalCalendars.calendarId, calendarId),
  );
  const count = await db.orm.$count(externalCalendars, same);
  return count > 0 ? sentenceOf('external_calendars_once') : null;
}

async function otherWriter(db: Database, id: string, coach: string): Promise<string | null> {
  const writers = and(
    others(id, coach),
    isNotNull(externalCalendars.calendarId),
    ne(externalCalendars.direction, 'readBusy'),
  );
  const count = await db.orm.$count(externalCalendars, writers);
  return count > 0 ? sentenceOf('external_calendars_one_writer') : null;
}
