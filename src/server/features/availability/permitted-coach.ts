import { inArray, sql, type SQL } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { sessionState } from '#machines/session/states.gen.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inForce, isMemberOfProgramme } from '#server/features/relations/public.ts';
import { inState } from '#database/in-state.ts';

/** For whom a coach is asked: a member, or a team. */
export interface Client {
  readonly memberId: string;
  readonly teamId: string | null;
}

export interface PermittedPair {
  readonly coachId: string;
  readonly sessionId: string;
  readonly programmeId: string;
}

/**
 * The one rule of who may be booked with whom (domain reference, 4): a coach may be booked by a member for a session when they have a permission for the
 * session and one for the member; a member without any permission may book the coaches of the programme. For a team booking the team's permission decides.
 * A programme that offers the session with some coaches only offers it with no others.
 * `now` is the instant at which the permissions are read.
 */
export async function permittedPairs(
  db: Database,
  client: Client,
  now: number,
  narrow: Narrow = {},
): Promise<PermittedPair[]> {
  return (await db.orm.execute(sql`
    select distinct u.id as "coachId", s.subject_id as "sessionId", p.id as "programmeId"
    ${permitted(sql`${client.memberId}`, client.teamId, now, narrow)}
  `)) as unknown as PermittedPair[];
}

/** The same of several members, each on their own, in one query: by the id of the member. */
export async function permittedPairsOf(
  db: Database,
  memberIds: readonly string[],
  now: number,
  narrow: Narrow = {},
): Promise<ReadonlyMap<string, PermittedPair[]>> {
  const members = sql`(values ${sql.join(
    memberIds.map((id) => sql`(${id}::uuid)`),
    sql`, `,
  )}) client(id)`;
  const rows = (await db.orm.execute(sql`
    select client.id as "memberId", pair.*
    from ${members} cross join lateral (
      select distinct u.id as "coachId", s.subject_id as "sessionId", p.id as "programmeId"
      ${permitted(sql`client.id`, null, now, narrow)}
    ) pair
  `)) as unknown as (PermittedPair & { readonly memberId: string })[];
  return Map.groupBy(rows, ({ memberId }) => memberId);
}

/** Which of these coaches a member may book, for themselves or for a team that they lead: one query however many teams there are. */
export async function coachesBookableBy(
  db: Database,
  memberId: string,
  coachIds: readonly string[],
  now: number,
): Promise<string[]> {
  const member = sql`${memberId}`;
  const led = sql`select led.id from teams led where led.leader_id = ${memberId} and ${inState(sql`led.status`, teamState.active)}`;
  const among = inArray(sql`u.id`, [...coachIds]);
  const either = sql`(${permitsMember(member, now)} or ${permitsTeam(led, now)})`;
  const rows = await db.orm.execute<{ id: string } & Record<string, unknown>>(
    sql`select distinct u.id ${permittedWhere(member, either, now)} and ${among}`,
  );
  return rows.map(({ id }) => id);
}

/** A member alone, or one of the teams that they book for, and with which coaches and for which sessions it is asked. */
export interface AskedClient extends Client {
  readonly coachIds: readonly string[];
  readonly sessionIds: readonly string[];
}

interface Permitted extends Omit<PermittedPair, 'programmeId'> {
  readonly teamId: string | null;
}

/** Which pairs are permitted among those that are asked for, of sessions that are still offered, and to a team only for whoever leads it: one query for all clients. */
export async function permittedAmong(
  db: Database,
  clients: readonly AskedClient[],
  now: number,
): Promise<Permitted[]> {
  const questions = clients.map(({ memberId, teamId, coachIds, sessionIds }) => {
    const isLed = sql`exists (select 1 from teams where teams.id = ${teamId} and teams.leader_id = ${memberId} and ${inState(sql`teams.status`, teamState.active)})`;
    return sql`
      select distinct ${teamId}::uuid as "teamId", u.id as "coachId", s.subject_id as "sessionId"
      ${permitted(sql`${memberId}`, teamId, now, {})}
        and ${inArray(sql`u.id`, [...coachIds])} and ${inArray(sql`s.subject_id`, [...sessionIds])}
        and (select ${inState(sql`offered.status`, sessionState.active)} from sessions offered where offered.id = s.subject_id)
        ${teamId ? sql`and ${isLed}` : sql``}`;
  });
  if (questions.length === 0) return [];
  return db.orm.execute<Permitted & Record<string, unknown>>(sql.join(questions, sql` union all `));
}

/** The coaches of a programme who may give a session that it offers, to whomever: for credits that nobody holds yet. */
export async function coachesGiving(
  db: Database,
  sessionId: string,
  programmeId: string,
  now: number,
): Promise<PermittedPair[]> {
  return (await db.orm.execute(sql`
    select distinct u.id as "coachId", s.subject_id as "sessionId", o.programme_id as "programmeId"
    from users u
    join programme_coaches pc on pc.coach_id = u.id and pc.programme_id = ${programmeId}
    join coach_permissions s on s.coach_id = u.id and s.scope = 'session' and s.subject_id = ${sessionId}
      and s.can_book and ${inForce(now, 's')}
    join session_options o on o.session_id = s.subject_id and o.programme_id = pc.programme_id and o.deleted_at is null
      and (o.coach_subset = '{}' or u.id = any (o.coach_subset))
    where u.role = 'Coach' and ${inState(sql`u.status`, userState.active)}
  `)) as unknown as PermittedPair[];
}

interface Narrow {
  readonly coachId?: string;
  readonly sessionId?: string;
}

const bookable = (name: 's' | 'm' | 't', now: number): SQL =>
  sql`${sql.identifier(name)}.can_book and ${inForce(now, name)}`;

/** Whether a coach may be booked by a member alone. */
const permitsMember = (memberId: SQL, now: number): SQL => sql`(
  exists (select 1 from coach_permissions m where m.scope = 'member' and m.subject_id = ${memberId} and m.coach_id = u.id and ${bookable('m', now)})
  or (
    not exists (select 1 from coach_permissions m where m.scope = 'member' and m.subject_id = ${memberId} and ${bookable('m', now)})
    and exists (select 1 from programme_coaches pc where pc.programme_id = p.id and pc.coach_id = u.id)
  ))`;

/** Whether a coach may be booked for a team; for one of several where it is a question for them. */
const permitsTeam = (team: string | SQL, now: number): SQL =>
  sql`exists (select 1 from coach_permissions t where t.scope = 'team' and t.subject_id in (${team}) and t.coach_id = u.id and ${bookable('t', now)})`;

/** Without a team the member is asked for alone. */
const permitted = (memberId: SQL, team: string | null, now: number, narrow: Narrow): SQL =>
  permittedWhere(
    memberId,
    team ? permitsTeam(team, now) : permitsMember(memberId, now),
    now,
    narrow,
  );

function permittedWhere(memberId: SQL, forClient: SQL, now: number, narrow: Narrow = {}): SQL {
  return sql`
    from users u
    join coach_permissions s on s.coach_id = u.id and s.scope = 'session' and ${bookable('s', now)}
    join session_options o on o.session_id = s.subject_id and o.deleted_at is null
      and (o.coach_subset = '{}' or u.id = any (o.coach_subset))
    join programmes p on p.id = o.programme_id and ${inState(sql`p.status`, programmeStates.active)}
    where u.role = 'Coach' and ${inState(sql`u.status`, userState.active)}
      and ${isMemberOfProgramme(memberId, sql`p.id`)}
      and ${forClient}
      ${narrow.coachId ? sql`and u.id = ${narrow.coachId}` : sql``}
      ${narrow.sessionId ? sql`and s.subject_id = ${narrow.sessionId}` : sql``}`;
}
