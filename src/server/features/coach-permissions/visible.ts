import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PermissionEnd } from '#domain/coach-permissions/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { coachPermissions, sessions, teams, users } from '#database/schema/index.ts';
import { isStaff } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Principal } from '#server/http/principal.ts';
import { notInState } from '#database/in-state.ts';

const { coach } = coachPermissions;

/** Members of whom somebody reads who may coach them: members themselves, admins of an organisation theirs. */
const membersOf = ({ id, role, organizationId }: Principal): SQL => {
  if (role === 'Member') return sql`(select ${id}::uuid)`;
  if (role !== 'OrganizationAdmin') return sql`(select null::uuid where false)`;
  return sql`(select u.id from users u where u.organization_id = ${organizationId})`;
};

/** Teams of which somebody reads who may coach them: members those they are in, admins of an organisation theirs. */
const teamsOf = ({ id, role, organizationId }: Principal): SQL => {
  if (role === 'Member') {
    return sql`(select t.id from teams t where t.deleted_at is null and t.leader_id = ${id}
      union all select t.id from team_members m join teams t on t.id = m.team_id where m.user_id = ${id} and t.deleted_at is null)`;
  }
  if (role !== 'OrganizationAdmin') return sql`(select null::uuid where false)`;
  return sql`(select t.id from teams t where t.organization_id = ${organizationId})`;
};

/** Which permissions somebody sees: staff all, coaches their own, others those for themselves, their teams or their people. */
export function visibleTo(principal: Principal): SQL | undefined {
  if (isStaff(principal)) return undefined;
  if (principal.role === 'Coach') return eq(coach, principal.id);
  // Two questions rather than one with an "or": each finds its rows by the index of subjects.
  return sql`${coachPermissions.id} in (
    select p.id from coach_permissions p where p.scope = 'member' and p.deleted_at is null and p.subject_id in ${membersOf(principal)}
    union all
    select p.id from coach_permissions p where p.scope = 'team' and p.deleted_at is null and p.subject_id in ${teamsOf(principal)})`;
}

/** The end of a list by its name; null when it is not there, or not for this reader. */
export async function endOf(
  db: Database,
  principal: Principal,
  end: PermissionEnd,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const all = isStaff(principal);
  if (end === 'coach') {
    if (!all && principal.id !== id) return null;
    return personNamed(db, id, [eq(users.role, 'Coach')]);
  }
  if (end === 'member') {
    const isMember = inArray(users.role, ['Member', 'OrganizationAdmin']);
    const own = all ? [] : [sql`${users.id} in ${membersOf(principal)}`];
    return personNamed(db, id, [isMember, ...own]);
  }
  if (end === 'session') {
    if (!all) return null;
    const [found] = await db.orm
      .select({ id: sessions.id, name: sessions.name })
      .from(sessions)
      .where(eq(sessions.id, id));
    return found ?? null;
  }
  const own = all ? sql`true` : sql`${teams.id} in ${teamsOf(principal)}`;
  const [found] = await db.orm
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(sql`${teams.id} = ${id} and ${own}`);
  return found ?? null;
}

async function personNamed(db: Database, id: string, which: readonly SQL[]) {
  const [found] = await db.orm
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(
      sql.join(
        [eq(users.id, id), notInState(users.status, userState.obfuscated), ...which],
        sql` and `,
      ),
    );
  return found ?? null;
}
