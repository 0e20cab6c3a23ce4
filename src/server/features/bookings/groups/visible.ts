import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookingGroups } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import type { BookingRow } from '../record/load.ts';

/**
 * The groups somebody may see: staff all, a coach those in which they give a session, members those of the team they lead (domain reference, 6.9).
 * Those that were deleted nobody sees.
 */
export function groupsVisibleTo({ id, role }: Pick<Principal, 'id' | 'role'>): SQL {
  const isThere = sql`booking_groups.deleted_at is null`;
  if (isStaff({ role })) return isThere;
  if (role === 'Coach')
    return sql`${isThere} and exists (
      select 1 from bookings given where given.booking_group_id = booking_groups.id and given.coach_id = ${id})`;
  return sql`${isThere} and booking_groups.team_id in (select led.id from teams led where led.leader_id = ${id})`;
}

/** The group that a booking is of, to a reader who sees it. */
export async function groupOf(
  db: Database,
  reader: Pick<Principal, 'id' | 'role'>,
  { bookingGroupId: id, programmeId }: BookingRow,
): Promise<{ id: string; name: string; programme: string } | null> {
  if (id === null || programmeId === null) return null;
  const [group] = await db.orm
    .select({ id: bookingGroups.id, name: bookingGroups.name })
    .from(bookingGroups)
    .where(and(eq(bookingGroups.id, id), groupsVisibleTo(reader)));
  return group ? { ...group, programme: programmeId } : null;
}
