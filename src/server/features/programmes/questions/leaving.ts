import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { counted } from '#domain/text/counted.ts';
import { formatMoment } from '#domain/time/format.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import {
  bookings,
  programmeCoaches,
  programmeMembers,
  programmeTeams,
  sessions,
} from '#database/schema/index.ts';
import { readerZone } from '#server/http/reader-zone.ts';

interface Left {
  readonly id: string;
  readonly timeZone: string;
}

/** So many sessions are named. */
const mostNamed = 3;

/** What stands in the way of taking somebody out of a programme: the sessions that they have booked in it. */
async function whyStay(db: Database, { id, timeZone }: Left, whose: SQL): Promise<string | null> {
  const ahead = await db.orm
    .select({ session: sessions.name, startsAt: bookings.startsAt })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(and(eq(bookings.programmeId, id), inState(bookings.status, bookingStates.ahead), whose))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  if (ahead.length === 0) return null;
  const zone = readerZone(timeZone);
  const named = ahead
    .slice(0, mostNamed)
    .map(({ session, startsAt }) => `${session} on ${formatMoment(startsAt, zone)}`);
  const more = ahead.length - named.length;
  const list = [...named, ...(more > 0 ? [counted(more, 'more session')] : [])].join(', ');
  return `First cancel what is booked in this programme: ${list}.`;
}

export async function whyMemberStays(
  db: Database,
  programme: Left,
  memberId: string | undefined,
): Promise<string | null> {
  const { id } = programme;
  if (memberId === undefined) return 'Choose a member.';
  const named = and(eq(programmeMembers.programmeId, id), eq(programmeMembers.userId, memberId));
  if ((await db.orm.$count(programmeMembers, named)) === 0)
    return 'People who take part through a team leave with the team.';
  const whose = sql`(${bookings.requesterId} = ${memberId} and ${bookings.teamId} is null or exists (
    select 1 from attendees a where a.booking_id = ${bookings.id} and a.user_id = ${memberId}
      and ${notInState(sql`a.status`, attendeeState.withdrawn)}))`;
  return whyStay(db, programme, whose);
}

export async function whyTeamStays(
  db: Database,
  programme: Left,
  teamId: string | undefined,
): Promise<string | null> {
  const { id } = programme;
  if (teamId === undefined) return 'Choose a team.';
  const inIt = and(eq(programmeTeams.programmeId, id), eq(programmeTeams.teamId, teamId));
  if ((await db.orm.$count(programmeTeams, inIt)) === 0)
    return 'This team does not take part in the programme.';
  const whose = or(
    eq(bookings.teamId, teamId),
    sql`${bookings.teamId} is null and ${bookings.requesterId} in ${onlyThrough(id, teamId)}`,
  );
  return whose ? whyStay(db, programme, whose) : null;
}

/** Those who are in a programme through this team and in no other way. */
export const onlyThrough = (programmeId: string, teamId: string): SQL => sql`(
  select tm.user_id from team_members tm where tm.team_id = ${teamId}
    and not exists (select 1 from programme_members m
      where m.programme_id = ${programmeId} and m.user_id = tm.user_id)
    and not exists (select 1 from programme_teams pt join team_members other on other.team_id = pt.team_id
      where pt.programme_id = ${programmeId} and pt.team_id <> ${teamId} and other.user_id = tm.user_id))`;

export async function whyNoCoach(
  db: Database,
  id: string,
  coachId: string | undefined,
): Promise<string | null> {
  if (coachId === undefined) return 'Choose a coach.';
  const here = and(eq(programmeCoaches.programmeId, id), eq(programmeCoaches.coachId, coachId));
  return (await db.orm.$count(programmeCoaches, here)) > 0
    ? null
    : 'This coach is not in the programme.';
}
