import { and, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { SessionContext, SessionEvent, SessionFields } from '#machines/session/machine.ts';
import type { Facts } from '#machines/plain-record.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { isSameName } from '#database/same-name.ts';
import { bookings, programmes, sessionOptions, sessions } from '#database/schema/index.ts';
import { sessionSentences } from '#domain/bookings/session-limits.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { formatDuration } from '#domain/time/format.ts';
import { policyFor } from '#server/features/availability/public.ts';

interface Asking {
  readonly id: string;
  readonly context: SessionContext;
}

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { id, context }: Asking,
  event: SessionEvent,
): Promise<Facts> {
  if (event.type === 'DELETE') return (await whyKept(db, [{ id, name: context.name }]))(id);
  const { parameters: policy } = await policyFor(db, null);
  const lacksSeats = event.format !== 'oneToOne' && event.maxAttendees === null;
  return {
    isNameFree: await takenName(db, id, event),
    hasSeats: lacksSeats ? sessionSentences.seats : null,
    isBufferBeforeEnough: tooShort(event.bufferBefore, policy.bufferBefore),
    isBufferAfterEnough: tooShort(event.bufferAfter, policy.bufferAfter),
  };
}

/** What is known of sessions before anybody sends something. */
export async function factsNow(
  db: Database,
  rows: readonly { readonly id: string; readonly name: string }[],
): Promise<ReadonlyMap<string, Facts>> {
  const factsOf = await whyKept(db, rows);
  return new Map(rows.map(({ id }) => [id, factsOf(id)]));
}

async function takenName(
  db: Database,
  id: string,
  { name }: Pick<SessionFields, 'name'>,
): Promise<string | null> {
  const isSame = isSameName(sessions.name, name);
  const same = and(ne(sessions.id, id), eq(sessions.status, 'active'), isSame);
  return (await db.orm.$count(sessions, same)) > 0 ? sentenceOf('sessions_name') : null;
}

/** `minutes` are the session's, `least` the policy's in milliseconds. */
const tooShort = (minutes: number, least: number): string | null =>
  minutes * MINUTE < least
    ? `Buffers can't be shorter than the minimum of ${formatDuration(least)}.`
    : null;

/** A programme that can still give somebody what it offers. */
const isNotOver = or(eq(programmes.status, 'draft'), like(programmes.status, 'active%'));

/** The programmes that offer these sessions and are not over. */
export const offering = (db: Database, ids: readonly string[]) =>
  db.orm
    .select({
      sessionId: sessionOptions.sessionId,
      id: programmes.id,
      name: programmes.name,
      organizationId: programmes.organizationId,
    })
    .from(sessionOptions)
    .innerJoin(programmes, eq(programmes.id, sessionOptions.programmeId))
    .where(
      and(inArray(sessionOptions.sessionId, [...ids]), isNull(sessionOptions.deletedAt), isNotOver),
    )
    .orderBy(sql`lower(${programmes.name})`, programmes.id);

/** How many bookings of each session are ahead or going on. */
export async function bookedAhead(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: bookings.sessionId, many: sql<number>`count(*)::int` })
    .from(bookings)
    .where(
      and(inArray(bookings.sessionId, [...ids]), inArray(bookings.tab, ['requests', 'upcoming'])),
    )
    .groupBy(bookings.sessionId);
  return new Map(rows.map(({ id, many }) => [id, many]));
}

/** What keeps sessions from being deleted, by id. */
async function whyKept(
  db: Database,
  rows: readonly { readonly id: string; readonly name: string }[],
): Promise<(id: string) => Facts> {
  const ids = rows.map(({ id }) => id);
  const ahead = await bookedAhead(db, ids);
  const offers = ids.length === 0 ? [] : await offering(db, ids);
  return (id) => {
    const name = rows.find((each) => each.id === id)?.name ?? '';
    const programmesOf = offers.filter(({ sessionId }) => sessionId === id).length;
    return {
      hasNoUpcomingBookings: inUse(name, ahead.get(id) ?? 0, 'upcoming booking'),
      isInNoProgramme: inUse(name, programmesOf, 'programme'),
    };
  };
}

function inUse(name: string, count: number, thing: string): string | null {
  if (count === 0) return null;
  const uses = count === 1 ? `1 ${thing} uses it` : `${count} ${thing}s use it`;
  return `Can't delete "${name}": ${uses}.`;
}
