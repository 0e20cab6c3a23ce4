import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Stamp } from '#machines/person.ts';
import { isStaff } from '#machines/person.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings } from '#database/schema/index.ts';
import { peopleOf } from '#server/records/people.ts';
import { ratingsOf } from '#server/features/reviews/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { inState } from '#database/in-state.ts';
import type { CoachPermissionRow } from './kind.ts';
import { nextFreeOf } from './next-free.ts';

/** How many bookings the page about removing one names. */
const mostNamed = 20;

/** Bookings of a coach with the member, for the session or for the team of a permission. */
function ofPair(
  db: Database,
  { coach, scope, subject }: Pick<CoachPermissionRow, 'coach' | 'scope' | 'subject'>,
): SQL | undefined {
  const own = db.orm
    .select({ id: attendees.id })
    .from(attendees)
    .where(and(eq(attendees.bookingId, bookings.id), eq(attendees.userId, subject)));
  const which = {
    session: () => eq(bookings.sessionId, subject),
    team: () => eq(bookings.teamId, subject),
    member: () => sql`(${bookings.requesterId} = ${subject} or ${exists(own)})`,
  }[scope]();
  return and(eq(bookings.coachId, coach), inState(bookings.status, bookingStates.ahead), which);
}

/** What the lists of both ends say about permissions. */
export async function summarise(
  db: Database,
  rows: readonly CoachPermissionRow[],
  { at }: Pick<Stamp, 'at'>,
) {
  if (rows.length === 0) return [];
  const personOf = await peopleOf(
    db,
    rows.map(({ coach }) => coach),
  );
  const ahead = await aheadOf(db, rows);
  const ratings = await ratingsOf(
    db,
    rows.map(({ coach }) => coach),
  );
  const free = await nextFreeOf(db, rows, at);
  return rows.map((row) => ({
    coach: personOf(row.coach) ?? { id: row.coach, fullName: '', pictureUrl: null },
    scope: row.scope,
    subject: { id: row.subject, name: row.subjectName },
    canBook: row.canBook,
    canReadNotes: row.canReadNotes,
    validFrom: row.validFrom,
    validTo: row.validTo,
    upcomingBookings: ahead.get(row.id) ?? 0,
    rating: ratings.get(row.coach) ?? null,
    nextFree: instantOrNull(free.get(row.id)),
  }));
}

const instantOrNull = (at: number | undefined): string | null =>
  at === undefined ? null : wireInstant(at);

/** How many bookings each pair has ahead, in one question for the whole page. */
async function aheadOf(db: Database, rows: readonly CoachPermissionRow[]) {
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const found = await db.orm.execute<{ id: string; ahead: number }>(sql`
    select p.id, (
      select count(*)::int from bookings b
      where b.coach_id = p.coach_id and ${inState(sql`b.status`, bookingStates.ahead)} and case p.scope
        when 'session' then b.session_id = p.subject_id
        when 'team' then b.team_id = p.subject_id
        else b.requester_id = p.subject_id
          or p.subject_id = any (array(select a.user_id from attendees a where a.booking_id = b.id)) end
    ) as ahead
    from coach_permissions p
    where p.id in (${ids})
  `);
  return new Map(found.map(({ id, ahead }) => [id, ahead]));
}

/** What the page of one permission says. */
export async function detailOf(db: Database, row: CoachPermissionRow, { by }: Stamp) {
  const mayRead = isStaff(by) || by.id === row.coach;
  const upcoming = mayRead
    ? await db.orm
        .select({
          id: bookings.id,
          reference: bookings.reference,
          title: bookings.title,
          status: bookings.status,
          startsAt: bookings.startsAt,
        })
        .from(bookings)
        .where(ofPair(db, row))
        .orderBy(asc(bookings.startsAt), asc(bookings.id))
        .limit(mostNamed)
    : [];
  return {
    upcoming: upcoming.map(({ status, startsAt, ...booking }) => ({
      ...booking,
      statusLabel: statusLabels[status] ?? status,
      startsAt: wireInstant(startsAt),
    })),
  };
}
