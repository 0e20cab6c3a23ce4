import { sql, type SQL } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { teams, users } from '#database/schema/index.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { inForce } from './in-force.ts';
import { isMemberOfProgramme } from './takes-part.ts';

/**
 * The members somebody may book for, as a condition on rows of `users`: staff every active one; coaches those of the programmes they coach that are under way
 * and those whose permission is in force; everybody else themselves. Whoever is named in a question about booking is looked for among them and nowhere else,
 * so that a stranger is told of like somebody who is not there.
 */
export function bookableBy({ id, role }: Pick<Person, 'id' | 'role'>, now: number): SQL {
  const isThere = sql`${inState(users.status, userState.active)} and ${users.organizationId} is not null`;
  if (isStaff({ role })) return isThere;
  if (role !== 'Coach') return sql`${isThere} and ${users.id} = ${id}`;
  return sql`${isThere} and (
    exists (
      select 1 from programme_coaches pc
      join programmes p on p.id = pc.programme_id and ${inState(sql`p.status`, programmeStates.active)}
      where pc.coach_id = ${id} and ${isMemberOfProgramme(sql`${users.id}`, sql`p.id`)})
    or exists (
      select 1 from coach_permissions cp
      where cp.coach_id = ${id} and cp.scope = 'member' and cp.subject_id = ${users.id} and cp.can_book and ${inForce(now, 'cp')}))`;
}

/** The same of teams, as a condition on rows of `teams`: staff every one that somebody leads, coaches those that they are permitted for, nobody else any. */
export function teamsBookableBy({ id, role }: Pick<Person, 'id' | 'role'>, now: number): SQL {
  const isLed = sql`${inState(teams.status, teamState.active)} and ${teams.leaderId} is not null`;
  if (isStaff({ role })) return isLed;
  if (role !== 'Coach') return sql`false`;
  return sql`${isLed} and exists (
    select 1 from coach_permissions cp
    where cp.coach_id = ${id} and cp.scope = 'team' and cp.subject_id = ${teams.id} and cp.can_book and ${inForce(now, 'cp')})`;
}
