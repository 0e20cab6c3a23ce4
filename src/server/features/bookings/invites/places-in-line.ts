import { inArray, sql } from 'drizzle-orm';
import { bookingInviteState } from '#machines/booking-invite/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import type { InviteRow } from './load.ts';

/** The how manieth each of these invitations is on the waiting list of its session. */
export async function placesInLine(
  db: Database,
  rows: readonly { readonly invite: InviteRow }[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = rows.filter(({ invite }) => invite.waitingSince !== null);
  if (waiting.length === 0) return new Map();
  const sessions = waiting.map(({ invite }) => invite.bookingId);
  const inLine = await db.orm.execute<{ readonly id: string; readonly place: number }>(sql`
    select i.id, (row_number() over (partition by i.booking_id order by i.waiting_since, i.id))::int as place
    from booking_invites i
    where ${inState(sql`i.status`, bookingInviteState.waiting)} and ${inArray(sql`i.booking_id`, sessions)}`);
  return new Map(inLine.map(({ id, place }) => [id, place]));
}
