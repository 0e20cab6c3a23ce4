import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

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
 * `today` is the date on which the permissions' validity is read.
 */
export async function permittedPairs(
  db: Database,
  client: Client,
  today: LocalDate,
  narrow: { readonly coachId?: string; readonly sessionId?: string } = {},
): Promise<PermittedPair[]> {
  const inForce = (alias: 's' | 'm' | 't') => {
    const permission = sql.raw(alias);
    return sql`${permission}.status = 'active' and ${permission}.can_book
      and coalesce(${permission}.valid_from, ${today}::date) <= ${today}::date
      and coalesce(${permission}.valid_to, ${today}::date) >= ${today}::date`;
  };
  const forClient = client.teamId
    ? sql`exists (select 1 from coach_permissions t where t.scope = 'team' and t.subject_id = ${client.teamId} and t.coach_id = u.id and ${inForce('t')})`
    : sql`(
        exists (select 1 from coach_permissions m where m.scope = 'member' and m.subject_id = ${client.memberId} and m.coach_id = u.id and ${inForce('m')})
        or (
          not exists (select 1 from coach_permissions m where m.scope = 'member' and m.subject_id = ${client.memberId} and ${inForce('m')})
          and exists (select 1 from programme_coaches pc where pc.programme_id = p.id and pc.coach_id = u.id)
        ))`;
  const rows = (await db.orm.execute(sql`
    select distinct u.id as "coachId", s.subject_id as "sessionId", p.id as "programmeId"
    from users u
    join coach_permissions s on s.coach_id = u.id and s.scope = 'session' and ${inForce('s')}
    join session_options o on o.session_id = s.subject_id and o.deleted_at is null
    join programmes p on p.id = o.programme_id and p.status like 'active%'
    where u.role = 'Coach' and u.status = 'active'
      and exists (select 1 from programme_members pm where pm.programme_id = p.id and pm.user_id = ${client.memberId})
      and ${forClient}
      ${narrow.coachId ? sql`and u.id = ${narrow.coachId}` : sql``}
      ${narrow.sessionId ? sql`and s.subject_id = ${narrow.sessionId}` : sql``}
  `)) as unknown as PermittedPair[];
  return rows;
}
