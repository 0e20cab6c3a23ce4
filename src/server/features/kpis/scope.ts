import { sql, type SQL } from 'drizzle-orm';
import { idsIn } from '#database/sql-values.ts';
import type { KpiContext } from '#machines/kpi/machine.ts';
import { programmesOfMember } from '#server/features/relations/public.ts';

export type Scope = Pick<KpiContext, 'organizationIds' | 'programmeIds'>;

/** The programmes that a team takes part in. */
export const programmesOfTeam = (teamId: SQL): SQL =>
  sql`(select pt.programme_id from programme_teams pt where pt.team_id = ${teamId})`;

interface Home {
  readonly organization: SQL;
  /** Programmes as a sub-select. */
  readonly programmes: SQL;
}

/** Whether somebody, or a team, is among those of whom a KPI has values. */
const isIn = ({ organizationIds, programmeIds }: Scope, { organization, programmes }: Home): SQL =>
  sql`(${organizationIds.length === 0 ? sql`true` : sql`${organization} in ${idsIn(organizationIds)}`}
    and ${
      programmeIds.length === 0
        ? sql`true`
        : sql`exists (select 1 from programmes scoped where scoped.id in ${programmes} and scoped.id in ${idsIn(programmeIds)})`
    })`;

/** The same of a row of `users u`. */
export const memberIsIn = (scope: Scope): SQL =>
  isIn(scope, { organization: sql`u.organization_id`, programmes: programmesOfMember(sql`u.id`) });

/** The same of a row of `teams t`. */
export const teamIsIn = (scope: Scope): SQL =>
  isIn(scope, { organization: sql`t.organization_id`, programmes: programmesOfTeam(sql`t.id`) });
