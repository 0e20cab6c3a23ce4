import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { meetingDoor } from '#contract/bookings/meetings.ts';
import { doorOf, type Booked, type Door, type Side } from '#machines/meeting/door.ts';
import { isStaff } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings, meetingClients } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { MeetingClientSettings } from '#server/settings/meeting-client.ts';
import { notInState } from '#database/in-state.ts';

/** A meeting of the provider; the passcode is sealed. */
export type ChosenMeeting = Pick<typeof meetingClients.$inferSelect, 'number' | 'passcode'>;
type BookingRow = typeof bookings.$inferSelect;

/** Somebody before the room of a booking. */
export interface RoomAccess {
  readonly booking: BookingRow;
  readonly side: Side;
  readonly door: Door;
  /** Null where there is no provider, or no meeting of it was chosen. */
  readonly meeting: ChosenMeeting | null;
}

/** Those the room is for: who is expected, the coach, and staff, who have to say why when they come in (domain reference, 6.10). 404 for all others. */
export async function roomAccess(
  db: Database,
  principal: Principal,
  bookingId: string,
  now: number,
): Promise<RoomAccess> {
  const isExpected = sql`exists (
    select 1 from attendees a
    where a.booking_id = ${bookings.id} and a.user_id = ${principal.id} and ${notInState(sql`a.status`, attendeeState.withdrawn)})`;
  const isCoach = eq(bookings.coachId, principal.id);
  const mayStand = isStaff(principal) ? sql`true` : sql`(${isCoach} or ${isExpected})`;
  const [found] = await db.orm
    .select({
      booking: bookings,
      meeting: { number: meetingClients.number, passcode: meetingClients.passcode },
    })
    .from(bookings)
    .leftJoin(meetingClients, eq(meetingClients.bookingId, bookings.id))
    .where(and(eq(bookings.id, bookingId), eq(bookings.locationKind, 'video'), mayStand));
  if (!found) throw refuse.notFound();
  const { booking, meeting } = found;
  const side = sideOf(principal, booking);
  const terms = booking.terms as Booked['terms'];
  return { booking, side, door: doorOf({ ...booking, terms }, side, now), meeting };
}

function sideOf(principal: Principal, { coachId }: BookingRow): Side {
  if (coachId === principal.id) return 'coach';
  return isStaff(principal) ? 'staff' : 'member';
}

/** What is written in a room is between those whom the session is for and its coach: staff who look in are told nothing of it. */
export async function chatAccess(...asked: Parameters<typeof roomAccess>): Promise<RoomAccess> {
  const access = await roomAccess(...asked);
  if (access.side === 'staff') throw refuse.forbidden();
  return access;
}

/** The door as it stands on the wire. */
export function presentDoor(
  { booking, side, door, meeting }: RoomAccess,
  client: MeetingClientSettings | null,
  now: number,
): z.input<typeof meetingDoor> {
  return {
    title: booking.title,
    startsAt: wireInstant(booking.startsAt),
    endsAt: wireInstant(booking.endsAt),
    doorStatus: door.doorStatus,
    opensAt: wireInstant(door.opensAt),
    closesAt: wireInstant(door.closesAt),
    now: wireInstant(now),
    wantsReason: side === 'staff',
    client: client && { number: meeting?.number ?? null, mayChoose: side !== 'member' },
  };
}
