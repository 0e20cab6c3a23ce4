import { sql, type SQL } from 'drizzle-orm';
import { inState } from '#database/in-state.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { teamStates } from '#machines/team/states.gen.ts';

export interface Narrowing {
  readonly organization?: string | undefined;
  readonly programme?: string | undefined;
  readonly team?: string | undefined;
}

/** Members and teams by the programmes they take part in: rows of `id`, `name` and `subject_id`. */
export const subjectsOfProgrammes: SQL = sql`
  select p.id, p.name, s.subject_id from programmes p join (
    select m.programme_id, m.user_id as subject_id from programme_members m
    union select pt.programme_id, tm.user_id from programme_teams pt join team_members tm on tm.team_id = pt.team_id
    union select pt.programme_id, pt.team_id from programme_teams pt
  ) s on s.programme_id = p.id where ${inState(sql`p.status`, programmeStates.kept)}`;

/** Teams with their members, and themselves. */
export const subjectsOfTeams: SQL = sql`
  select t.id, t.name, s.subject_id from teams t join (
    select tm.team_id, tm.user_id as subject_id from team_members tm union all select id, id from teams
  ) s on s.team_id = t.id where ${inState(sql`t.status`, teamStates.open)}`;

/** Whether a row of `kpi_values v` is of those that are asked about. */
export const isAmong = ({ organization, programme, team }: Narrowing): SQL =>
  sql.join(
    [
      sql`true`,
      ...(organization ? [sql`v.organization_id = ${organization}`] : []),
      ...(programme
        ? [
            sql`v.subject_id in (select among.subject_id from (${subjectsOfProgrammes}) among where among.id = ${programme})`,
          ]
        : []),
      ...(team
        ? [
            sql`v.subject_id in (select among.subject_id from (${subjectsOfTeams}) among where among.id = ${team})`,
          ]
        : []),
    ],
    sql` and `,
  );
