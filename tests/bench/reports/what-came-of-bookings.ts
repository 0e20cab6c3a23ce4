import type { Database } from '#database/database.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';

/** What reports and dashboards look at besides: who came, when it was asked for, and how long its outcome may wait. */
export async function completeBookings(db: Database): Promise<void> {
  await db.script(`begin;
    set local session_replication_role = replica;
    update bookings set requested_at = created_at, terms = '${JSON.stringify(defaultPolicy)}';
    update attendees a set status = case b.status when 'completed' then 'attended' when 'missed' then 'missed' else a.status end
      from bookings b where b.id = a.booking_id and b.status in ('completed', 'missed');
    commit`);
  await db.script('vacuum analyze bookings');
  await db.script('vacuum analyze attendees');
}
