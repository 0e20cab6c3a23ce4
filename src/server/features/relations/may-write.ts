import { sql, type SQL } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Person } from '#machines/person.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { afterSession } from '#domain/messages/limits.ts';
import { inState, notInState } from '#database/in-state.ts';
import { users } from '#database/schema/index.ts';
import { inForce } from './in-force.ts';
import { isMemberOfProgramme } from './takes-part.ts';

/*
 * Who may write to whom (domain reference, 11.2). The contacts that somebody chooses from, what they may send, and whether a conversation is read only are all
 * asked here.
 */

/** A coach and a member who have to do with each other: by a permission, a programme, a team that the member leads, or a session not long ago. */
function haveToDo(coach: SQL, member: SQL, now: number): SQL {
  const permitted = sql`mp.scope = 'member' and mp.subject_id = ${member} and mp.can_book and ${inForce(now, 'mp')}`;
  const since = new Date(now - afterSession).toISOString();
  return sql`(
    exists (select 1 from coach_permissions mp where mp.coach_id = ${coach} and ${permitted})
    or (
      not exists (select 1 from coach_permissions mp where ${permitted})
      and exists (
        select 1 from programme_coaches pc
        join programmes p on p.id = pc.programme_id and ${inState(sql`p.status`, programmeStates.active)}
        where pc.coach_id = ${coach} and ${isMemberOfProgramme(member, sql`p.id`)}))
    or exists (
      select 1 from coach_permissions tp
      join teams t on t.id = tp.subject_id and ${inState(sql`t.status`, teamState.active)} and t.leader_id = ${member}
      where tp.coach_id = ${coach} and tp.scope = 'team' and tp.can_book and ${inForce(now, 'tp')})
    or exists (
      select 1 from bookings b
      where b.coach_id = ${coach} and ${notInState(sql`b.status`, bookingStates.off)} and b.ends_at > ${since}::timestamptz
        and (b.requester_id = ${member} or exists (
          select 1 from attendees a
          where a.booking_id = b.id and a.user_id = ${member} and ${notInState(sql`a.status`, attendeeState.withdrawn)}))))`;
}

/** The people somebody may write to, as a condition on rows of `users`. Blocks are not looked at: see {@link isBlocked}. */
export function contactsOf({ id, role }: Pick<Person, 'id' | 'role'>, now: number): SQL {
  const isThere = sql`${inState(users.status, userState.active)} and ${users.id} <> ${id} and ${users.role} <> 'Admin'`;
  const [own, other] = [sql`${id}::uuid`, sql`${users.id}`];
  if (role === 'Admin') return sql`false`;
  if (role === 'SuperAdmin') return isThere;
  const related =
    role === 'Coach'
      ? sql`${users.role} in ('Member', 'OrganizationAdmin') and ${haveToDo(own, other, now)}`
      : sql`${users.role} = 'Coach' and ${haveToDo(other, own, now)}`;
  return sql`${isThere} and (${users.role} = 'SuperAdmin' or (${related}))`;
}

/** Whether either of the two has blocked the other, as a condition on rows of `users`. Super admins can't be blocked. */
export const isBlocked = ({ id, role }: Pick<Person, 'id' | 'role'>): SQL =>
  role === 'SuperAdmin'
    ? sql`false`
    : sql`(${users.role} <> 'SuperAdmin' and exists (
        select 1 from message_blocks mb
        where (mb.blocker_id = ${id} and mb.blocked_id = ${users.id})
          or (mb.blocker_id = ${users.id} and mb.blocked_id = ${id})))`;
