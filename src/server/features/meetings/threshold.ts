import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { meetingDoor } from '#contract/meetings.ts';
import { doorOf, type Booked, type Door, type Side } from '#machines/meeting/door.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/refusal.ts';
import { wireInstant } from '#server/http/wire.ts';

type BookingRow = typeof bookings.$inferSelect;

/** Somebody before the room of a booking. */
export interface Threshold {
  readonly booking: BookingRow;
  readonly side: Side;
  readonly door: Door;
}

/** Those the room is for: who is expected, the coach, and staff, who have to say why when they come in (domain reference, 6.10). 404 for all others. */
export async function thresholdFor(
  db: Database,
  principal: Principal,
  bookingId: string,
  now: number,
): Promise<Threshold> {
  const isExpected = sql`exists (
    select 1 from attendees a
    where a.booking_id = ${bookings.id} and a.user_id = ${principal.id} and a.status <> 'withdrawn')`;
  const isCoach = eq(bookings.coachId, principal.id);
  const mayStand = isStaff(principal) ? sql`true` : sql`(${isCoach} or ${isExpected})`;
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.locationKind, 'video'), mayStand));
  if (!booking) throw refuse.notFound();
  const side = sideOf(principal, booking);
  const terms = booking.terms as Booked['terms'];
  return { booking, side, door: doorOf({ ...booking, terms }, side, now) };
}

function sideOf(principal: Principal, { coachId }: BookingRow): Side {
  if (coachId === principal.id) return 'coach';
  return isStaff(principal) ? 'staff' : 'member';
}

/** The door as it stands on the wire. */
export function presentDoor(
  { booking, side, door }: Threshold,
  now: number,
): z.input<typeof meetingDoor> {
  return {
    title: booking.title,
    startsAt: wireInstant(booking.startsAt),
    endsAt: wireInstant(booking.endsAt),
    standing: door.standing,
    opensAt: wireInstant(door.opensAt),
    closesAt: wireInstant(door.closesAt),
    now: wireInstant(now),
    wantsReason: side === 'staff',
  };
}
