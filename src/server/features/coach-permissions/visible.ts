import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PermissionEnd, PermissionScope } from '#domain/coach-permissions/vocabulary.ts';
import { coachPermissions, teams, users } from '#database/schema/index.ts';
import { isStaff } from '#machines/person.ts';
import type { Principal } from '#server/http/principal.ts';
import { definePlace } from '#server/records/places.ts';

const { coach, scope, subject } = coachPermissions;

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

const under = (end: PermissionScope, visible: (reader: Principal) => SQL) =>
  definePlace({
    under: end,
    visible: ({ principal }) => (isStaff(principal) ? undefined : visible(principal)),
    holds: (id) => and(eq(scope, end), eq(subject, id)),
  });

/** Where permissions lie: under the coach who has them, and under whom they are for. */
export const permissionPlaces = {
  coach: definePlace({
    under: 'coach',
    visible: ({ principal }) => (isStaff(principal) ? undefined : eq(users.id, principal.id)),
    holds: (id) => eq(coach, id),
  }),
  member: under('member', (reader) => sql`${users.id} in ${membersOf(reader)}`),
  team: under('team', (reader) => sql`${teams.id} in ${teamsOf(reader)}`),
  session: under('session', () => sql`false`),
} as const satisfies Readonly<Record<PermissionEnd, unknown>>;
