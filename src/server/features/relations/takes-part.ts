import { sql, type SQL } from 'drizzle-orm';
import { teamState } from '#machines/team/states.gen.ts';
import { programmes } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

/*
 * Who is a member of a programme (domain reference, 5.1): those whom it names, and those in a team that takes part. Every door asks here, so that nobody who sees
 * a programme is kept from booking what it offers.
 */

const throughTeams = sql`programme_teams pt
  join teams t on t.id = pt.team_id and ${inState(sql`t.status`, teamState.active)}
  join team_members tm on tm.team_id = t.id`;

/** The members of a programme, each once. */
export const membersOfProgramme = (programmeId: SQL): SQL => sql`(
  select m.user_id from programme_members m where m.programme_id = ${programmeId}
  union
  select tm.user_id from ${throughTeams} where pt.programme_id = ${programmeId})`;

/** The programmes that somebody is a member of, each once. */
export const programmesOfMember = (userId: SQL): SQL => sql`(
  select m.programme_id from programme_members m where m.user_id = ${userId}
  union
  select pt.programme_id from ${throughTeams} where tm.user_id = ${userId})`;

/** Whether somebody is a member of a programme. */
export const isMemberOfProgramme = (
  userId: string | SQL,
  programmeId: SQL = sql`${programmes.id}`,
): SQL => sql`(
  exists (select 1 from programme_members m where m.programme_id = ${programmeId} and m.user_id = ${userId})
  or exists (select 1 from ${throughTeams} where pt.programme_id = ${programmeId} and tm.user_id = ${userId}))`;

/** Whether somebody coaches in a programme. */
export const isCoachOfProgramme = (userId: string): SQL => sql`exists (
  select 1 from programme_coaches c where c.programme_id = ${programmes.id} and c.coach_id = ${userId})`;
