import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isWritten } from '#domain/external-calendars/vocabulary.ts';
import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import type { calendarQuestions } from '#machines/external-calendar/capabilities.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { externalCalendars } from '#database/schema/index.ts';

/** What only the server can say of a calendar. */
export const calendarAnswers: Answers<
  typeof calendarQuestions,
  ExternalCalendarContext,
  ExternalCalendarEvent
> = {
  // What opens a calendar is in no event: whoever takes it in has looked at the address.
  isReachable: oneByOne((_, { event }) => event?.facts?.['isReachable'] ?? null),
  isOffered: oneByOne(async (db, { context, event }) => {
    // Whoever connects a calendar for a coach takes turns with others who do.
    await lockCoach(db, context.coach);
    return chosenOf(context, event) ? null : 'Choose a calendar.';
  }),
  isNew: oneByOne((db, { id, context, event }) =>
    event?.type === 'RECONNECT'
      ? (event.facts?.['isNew'] ?? null)
      : known(
          db,
          id,
          context,
          event?.type === 'CHOOSE' ? (event.calendar ?? null) : context.calendarId,
        ),
  ),
  isOnlyWriter: oneByOne((db, { id, context, event }) => {
    if (event?.type !== 'CHOOSE' || !isWritten(event.direction ?? 'readBusy')) return null;
    return chosenOf(context, event)?.writable === false
      ? 'This calendar can only be read.'
      : otherWriter(db, id, context.coach);
  }),
};

const chosenOf = ({ offered }: ExternalCalendarContext, event: ExternalCalendarEvent | null) =>
  event?.type === 'CHOOSE' ? offered.find(({ id }) => id === event.calendar) : undefined;

/** Whoever connects a calendar for a coach takes turns with others who do. */
export async function lockCoach(db: Database, coach: string): Promise<void> {
  await db.orm.execute(sql`select id from users where id = ${coach} for no key update`);
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
