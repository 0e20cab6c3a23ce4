import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';

/** Whether a booking, named `past` in the query, is a late cancellation that this member was forgiven. */
export const wasForgivenTo = (requesterId: string | SQL): SQL =>
  sql`past.status = 'cancelled' and past.credit_state = 'returned'
    and past.cancellation->>'party' = 'member' and (past.cancellation->>'late')::boolean
    and coalesce(past.requester_id, (select a.user_id from attendees a where a.booking_id = past.id order by a.id limit 1))
      = ${requesterId}`;

/** How many late cancellations a member has been forgiven, by programme; a programme without any is absent. */
export async function forgivenByProgramme(
  db: Database,
  requesterId: string,
): Promise<Map<string, number>> {
  const rows = await db.orm.execute<{ programmeId: string; forgiven: number }>(sql`
    select past.programme_id as "programmeId", count(*)::int as forgiven
    from bookings past
    where past.programme_id is not null and ${wasForgivenTo(requesterId)}
    group by past.programme_id`);
  return new Map(rows.map(({ programmeId, forgiven }) => [programmeId, forgiven]));
}
