import { sql, type SQL } from 'drizzle-orm';
import { teamStates } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { memberIsIn, teamIsIn, type Scope } from './scope.ts';

/** Members who have an account and belong to an organisation. */
const isMember = sql`u.organization_id is not null and ${inState(sql`u.status`, userStates.open)}`;
const isTeam = inState(sql`t.status`, teamStates.open);

interface Named {
  readonly memberId: string | null;
  readonly teamId: string | null;
}

interface Subject {
  readonly name: string;
  readonly organizationId: string;
  readonly inScope: boolean;
}

/** Of whom a value would be; null where there is no such member or team. */
export async function subjectOf(
  db: Database,
  { memberId, teamId }: Named,
  scope: Scope,
): Promise<Subject | null> {
  const [found] = await db.orm.execute<{ name: string; organization: string; inScope: boolean }>(
    memberId === null
      ? sql`select t.name, t.organization_id as organization, ${teamIsIn(scope)} as "inScope"
          from teams t where t.id = ${teamId} and ${isTeam}`
      : sql`select u.full_name as name, u.organization_id as organization, ${memberIsIn(scope)} as "inScope"
          from users u where u.id = ${memberId} and ${isMember}`,
  );
  return found
    ? { name: found.name, organizationId: found.organization, inScope: found.inScope }
    : null;
}

/** Those who can have a value of a KPI, for `foundAmong`. */
export const subjectsIn = (scope: Scope): Readonly<Record<'member' | 'team', SQL>> => ({
  member: sql`select u.id, u.full_name as name, o.name as hint from users u
    join organizations o on o.id = u.organization_id where ${isMember} and ${memberIsIn(scope)}`,
  team: sql`select t.id, t.name, o.name as hint from teams t
    join organizations o on o.id = t.organization_id where ${isTeam} and ${teamIsIn(scope)}`,
});
