import { sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { teams } from '#database/schema/index.ts';
import { inForce } from '#server/features/relations/public.ts';
import type { Principal } from '#server/http/principal.ts';

/**
 * The teams somebody may see (domain reference, 3.4): staff all, admins those of their organisation, coaches those they are permitted for, members their own.
 * Every query on teams carries it.
 */
export function visibleTeams(
  { id, role, organizationId }: Principal,
  now: number,
): SQL | undefined {
  if (isStaff({ role })) return undefined;
  if (role === 'OrganizationAdmin') return sql`${teams.organizationId} = ${organizationId}`;
  if (role === 'Coach')
    return sql`exists (
      select 1 from coach_permissions permission
      where permission.scope = 'team' and permission.subject_id = ${teams.id} and permission.coach_id = ${id}
        and ${inForce(now, 'permission')})`;
  return sql`exists (
    select 1 from team_members own where own.team_id = ${teams.id} and own.user_id = ${id})`;
}

/** Whether somebody looks after a team, and so may see how far its people have come: counts, never what was said. */
export const looksAfter = ({ id, role }: Principal, leaderId: string | null): boolean =>
  isStaff({ role }) || role === 'OrganizationAdmin' || leaderId === id;
