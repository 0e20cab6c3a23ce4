import { sql, type SQL } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { sessions } from '#database/schema/index.ts';
import { inForce, programmesOfMember } from '#server/features/relations/public.ts';
import { inState } from '#database/in-state.ts';

/** The sessions somebody may see: staff all, coaches those that they may give, members what a programme of theirs offers. */
export function visibleSessions({ id, role }: Person, now: number): SQL | undefined {
  if (isStaff({ role })) return undefined;
  if (role === 'Coach')
    return sql`exists (
      select 1 from coach_permissions permission
      where permission.scope = 'session' and permission.subject_id = ${sessions.id} and permission.coach_id = ${id}
        and ${inForce(now, 'permission')})`;
  return sql`exists (
    select 1 from session_options o
    join programmes p on p.id = o.programme_id and ${inState(sql`p.status`, programmeStates.active)}
    where p.id in ${programmesOfMember(sql`${id}::uuid`)} and o.session_id = ${sessions.id} and o.deleted_at is null)`;
}
