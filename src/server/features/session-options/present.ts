import { and, eq, inArray, sql } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { isMember, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, programmes, sessions } from '#database/schema/index.ts';
import { bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { creditsBy } from '#server/features/programmes/public.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { visibleSessions } from '#server/features/sessions/public.ts';
import { peopleOf } from '#server/records/people.ts';
import type { SessionOptionRow } from './kind.ts';
import { aheadOf } from './questions.ts';

/** What the list says about sessions that programmes offer. */
export async function summarise(
  db: Database,
  rows: readonly SessionOptionRow[],
  { by, at }: Stamp,
) {
  if (rows.length === 0) return [];
  const programmeIds = [...new Set(rows.map(({ programmeId }) => programmeId))];
  const creditsOf = await creditsBy(db, 'option', programmeIds, by);
  const personOf = await peopleOf(
    db,
    rows.flatMap(({ coachSubset }) => coachSubset),
  );
  const known = await db.orm
    .select({
      id: sessions.id,
      name: sessions.name,
      durationMinutes: sessions.durationMinutes,
      format: sessions.format,
      creditCost: sessions.creditCost,
      mayOpen: sql<boolean>`(${visibleSessions(by, at) ?? sql`true`})`,
    })
    .from(sessions)
    .where(
      inArray(
        sessions.id,
        rows.map(({ sessionId }) => sessionId),
      ),
    );
  const own = isMember(by) ? await programmesOf(db, programmeIds, by.id) : [];
  return rows.map((row) => {
    const session = known.find(({ id }) => id === row.sessionId);
    if (!session) throw new Error(`Session ${row.sessionId} vanished`);
    const { id, name, ...said } = session;
    return {
      session: { id, name },
      ...said,
      unitsPerMember: row.unitsPerMember,
      maxPerMember: row.maxPerMember,
      minDaysBetween: row.minDaysBetween,
      coaches: row.coachSubset.map(personOf).filter((person) => person !== null),
      credits: creditsOf(row.id),
      mayBook: row.deletedAt === null && own.includes(row.programmeId),
    };
  });
}

/** Which of these programmes are under way for a member. */
async function programmesOf(
  db: Database,
  ids: readonly string[],
  memberId: string,
): Promise<string[]> {
  const found = await db.orm
    .select({ id: programmes.id })
    .from(programmes)
    .where(
      and(
        inArray(programmes.id, [...ids]),
        inState(programmes.status, programmeStates.active),
        isMemberOfProgramme(memberId),
      ),
    );
  return found.map(({ id }) => id);
}

/** What the page of one says besides. */
export async function detailOf(db: Database, row: SessionOptionRow, { by }: Stamp) {
  const [programme] = await db.orm
    .select({ id: programmes.id, name: programmes.name })
    .from(programmes)
    .where(eq(programmes.id, row.programmeId));
  if (!programme) throw new Error(`Programme ${row.programmeId} vanished`);
  const visible = bookingsVisibleTo(by);
  return { programme, upcomingBookings: await db.orm.$count(bookings, and(aheadOf(row), visible)) };
}
