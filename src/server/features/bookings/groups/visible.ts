import { sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import type { Principal } from '#server/http/principal.ts';

/**
 * The groups somebody may see: staff all, a coach those in which they give a session, members those of the team they lead (domain reference, 6.9).
 * Those that were deleted nobody sees.
 */
export function groupsVisibleTo({
  id,
  role,
}: Pick<Principal, 'role'> & { readonly id: string | SQL }): SQL {
  const isThere = sql`booking_groups.deleted_at is null`;
  if (isStaff({ role })) return isThere;
  if (role === 'Coach')
    return sql`${isThere} and exists (
      select 1 from bookings given where given.booking_group_id = booking_groups.id and given.coach_id = ${id})`;
  return sql`${isThere} and booking_groups.team_id in (select led.id from teams led where led.leader_id = ${id})`;
}
