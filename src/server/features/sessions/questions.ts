import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import type { SessionContext, SessionEvent, sessionQuestions } from '#machines/session/machine.ts';
import { sessionSentences } from '#domain/bookings/session-limits.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { formatDuration } from '#domain/time/format.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { bookings, programmes, sessionOptions, sessions } from '#database/schema/index.ts';
import { policyFor } from '#server/features/availability/public.ts';
import { nameIsFree } from '#server/records/names.ts';
import { oneByOne, usedNowhere, type Answers } from '#server/records/questions.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';

/** What keeps something from being done to a session. */
export const answers: Answers<typeof sessionQuestions, SessionContext, SessionEvent> = {
  isNameFree: nameIsFree({
    table: sessions,
    sentence: () => sentenceOf('sessions_name'),
  }),
  hasSeats: oneByOne((_, { context: { format, maxAttendees } }) =>
    format !== 'oneToOne' && maxAttendees === null ? sessionSentences.seats : null,
  ),
  isBufferBeforeEnough: oneByOne(async (db, { context }) => {
    const { parameters } = await policyFor(db, null);
    return tooShort(context.bufferBefore, parameters.bufferBefore);
  }),
  isBufferAfterEnough: oneByOne(async (db, { context }) => {
    const { parameters } = await policyFor(db, null);
    return tooShort(context.bufferAfter, parameters.bufferAfter);
  }),
  hasNoUpcomingBookings: usedNowhere(bookedAhead, 'upcoming booking'),
  isInNoProgramme: usedNowhere(async (db, ids) => {
    const offers = await offering(db, ids);
    return new Map(
      ids.map((id) => [id, offers.filter(({ sessionId }) => sessionId === id).length]),
    );
  }, 'programme'),
};

/** `minutes` are the session's, `least` the policy's in milliseconds. */
const tooShort = (minutes: number, least: number): string | null =>
  minutes * MINUTE < least
    ? `Buffers can’t be shorter than the minimum of ${formatDuration(least)}.`
    : null;

/** A programme that can still give somebody what it offers. */
const isNotOver = inState(programmes.status, programmeStates.open);

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
    .orderBy(byName(programmes.name), programmes.id);

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
