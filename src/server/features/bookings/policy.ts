import { sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';

/**
 * The bookings somebody may see: staff all, a coach their own, a member those they asked for or attend and those of the team they lead
 * (domain reference, 6.6 visibility). Every query on bookings carries it.
 */
export function visibleTo(principal: Pick<Principal, 'id' | 'role'>): SQL {
  if (isStaff(principal)) return sql`true`;
  if (principal.role === 'Coach') return sql`${bookings.coachId} = ${principal.id}`;
  return sql`(
    ${bookings.requesterId} = ${principal.id}
    or exists (select 1 from attendees mine where mine.booking_id = ${bookings.id} and mine.user_id = ${principal.id} and mine.status <> 'withdrawn')
    or ${bookings.teamId} in (select led.id from teams led where led.leader_id = ${principal.id})
  )`;
}
