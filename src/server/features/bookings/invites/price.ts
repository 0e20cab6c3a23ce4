import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { bookingInvite } from '#contract/bookings/booking-invites.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { programmes } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { payingLots } from '#server/features/session-credits/public.ts';
import type { BookingRow } from '../record/load.ts';

/** Where everybody pays for themselves: what it costs the invitee, and to them and staff, what they have for it. Null elsewhere. */
export async function priceOf(
  db: Database,
  reader: Pick<Principal, 'id' | 'role'>,
  booking: BookingRow,
  inviteeId: string,
): Promise<z.input<typeof bookingInvite>['price']> {
  const { creditMode, cost, programmeId, sessionId } = booking;
  if (creditMode !== 'perAttendee' || cost === 0 || programmeId === null) return null;
  const [programme] = await db.orm
    .select({ name: programmes.name })
    .from(programmes)
    .where(eq(programmes.id, programmeId));
  const price = { cost, programme: programme?.name ?? '' };
  if (reader.id !== inviteeId && !isStaff(reader)) return { ...price, available: null };
  const lots = await payingLots(db, { type: 'member', id: inviteeId }, { sessionId });
  const own = lots.filter((lot) => lot.programmeId === programmeId);
  return { ...price, available: own.reduce((total, { available }) => total + available, 0) };
}
