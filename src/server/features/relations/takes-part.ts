import { sql, type SQL } from 'drizzle-orm';
import { teamState } from '#machines/team/states.gen.ts';
import { programmes } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

/** Those who are members of a programme, each once: by name, or in a team that takes part. */
export const membersOfProgramme = (programmeId: SQL): SQL => sql`(
  select m.user_id from programme_members m where m.programme_id = ${programmeId}
  union
  select tm.user_id from programme_teams pt
  join teams t on t.id = pt.team_id and ${inState(sql`t.status`, teamState.active)}
  join team_members tm on tm.team_id = t.id
  where pt.programme_id = ${programmeId})`;

/** Whether somebody is a member of a programme, by name or through a team. */
export const isMemberOfProgramme = (userId: string): SQL => sql`(
  exists (select 1 from programme_members m where m.programme_id = ${programmes.id} and m.user_id = ${userId})
  or exists (
    select 1 from programme_teams pt
    join teams t on t.id = pt.team_id and ${inState(sql`t.status`, teamState.active)}
    join team_members tm on tm.team_id = t.id
    where pt.programme_id = ${programmes.id} and tm.user_id = ${userId}))`;

/** Whether somebody coaches in a programme. */
export const isCoachOfProgramme = (userId: string): SQL => sql`exists (
  select 1 from programme_coaches c where c.programme_id = ${programmes.id} and c.coach_id = ${userId})`;
