import { sql, type SQL } from 'drizzle-orm';
import { sessionState } from '#machines/session/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { PermissionEnd } from '#domain/coach-permissions/vocabulary.ts';
import { inState } from '#database/in-state.ts';

/** Whom or what a permission can be given to: with what a coach is good at, and where a member or a team belongs. */
export const choicesOf: Readonly<Record<PermissionEnd, SQL>> = {
  coach: sql`select u.id, u.full_name as name,
      nullif(array_to_string(u.specialisms || u.languages, ', '), '') as hint
    from users u where u.role = 'Coach' and ${inState(sql`u.status`, userStates.open)}`,
  member: sql`select u.id, u.full_name as name, o.name as hint
    from users u left join organizations o on o.id = u.organization_id
    where u.role in ('Member', 'OrganizationAdmin') and ${inState(sql`u.status`, userStates.open)}`,
  session: sql`select s.id, s.name, s.duration_minutes || ' minutes' as hint
    from sessions s where ${inState(sql`s.status`, sessionState.active)}`,
  team: sql`select t.id, t.name, o.name as hint
    from teams t join organizations o on o.id = t.organization_id where t.deleted_at is null`,
};
