import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees, users } from '#database/schema/index.ts';
import { limitsOfLot, type LotLimits } from '#server/features/session-credits/public.ts';
import { notInState } from '#database/in-state.ts';
import type { BookingRow } from '../record/load.ts';

/** The limits of what pays for a booking; where everybody pays for themselves, those that all their credits share. Null where nothing pays. */
export const limitsOf = (db: Database, booking: BookingRow): Promise<LotLimits | null> =>
  db.once(`limits of ${booking.id}`, () => readLimits(db, booking));

async function readLimits(db: Database, booking: BookingRow): Promise<LotLimits | null> {
  if (booking.creditMode !== 'perAttendee') return limitsOfLot(db, booking.creditLotId);
  const paying = await db.orm
    .select({ userId: users.id, name: users.fullName, lotId: attendees.creditLotId })
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(
      and(
        eq(attendees.bookingId, booking.id),
        isNotNull(attendees.creditLotId),
        notInState(attendees.status, attendeeState.withdrawn),
      ),
    )
    .orderBy(asc(attendees.id));
  const all = await Promise.all(
    paying.map(async ({ lotId, ...who }) => ({ ...who, limits: await limitsOfLot(db, lotId) })),
  );
  const known = all.flatMap(({ limits, ...who }) => (limits ? [{ ...who, limits }] : []));
  const [first, ...others] = known;
  if (!first) return null;
  const each = known.map(({ limits }) => limits);
  return {
    ...first.limits,
    ownerId: first.userId,
    also: others.map(({ userId, name, limits }) => ({ id: userId, name, lots: [limits] })),
    effectiveAt: Math.max(...each.map(({ effectiveAt }) => effectiveAt)),
    expiresAt: Math.min(...each.map(({ expiresAt }) => expiresAt)),
  };
}
