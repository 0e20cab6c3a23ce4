import { eq } from 'drizzle-orm';
import { attendeeCreditState } from '#machines/attendee/states.gen.ts';
import { isOneOf } from '#machines/states.ts';
import type { attendeeQuestions } from '#machines/attendee/capabilities.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { programmes } from '#database/schema/index.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { whyNotUntil } from '../credit/expiry.ts';
import { firstClash, lockDays } from '#server/features/availability/public.ts';
import { creditsNeeded } from '../credit/needs.ts';
import type { BookingRow } from '../record/load.ts';
import { payersOf } from '../credit/payers.ts';
import { placeOf } from './time.ts';
import type { AttendeeExtra } from './load.ts';

/** What only the server can say of a place: whether who comes after all has that time, and what pays. */
export const attendeeAnswers: Answers<
  typeof attendeeQuestions,
  AttendeeContext,
  AttendeeEvent,
  AttendeeExtra
> = {
  isTimeFree: oneByOne(async (db, { extra, isDeciding }) => {
    const place = [placeOf(extra)];
    if (isDeciding) await lockDays(db, place);
    const clash = await firstClash(db, place);
    return clash && sentenceOf('reservations_member_free');
  }),
  // Whoever has a credit set aside needs none, and what was lost or used comes back first.
  isCovered: oneByOne((db, { row, extra }) =>
    row === null || row.context.cost === 0 || isFoundAgain(row.regions['credit'] ?? '')
      ? null
      : coverOf(db, extra.booking, extra.row.userId, extra.row.creditLotId),
  ),
  isExpiryLater: oneByOne((db, { extra, event, at }) =>
    event?.type === 'REFUND' ? whyNotUntil(db, extra.row.creditLotId, event.expiresAt, at) : null,
  ),
};

const isFoundAgain = isOneOf([
  attendeeCreditState.held,
  attendeeCreditState.forfeited,
  attendeeCreditState.spent,
]);

/** The lot from which somebody can pay for a place in a session, or why they can't come, in words to them; nothing where it is not theirs to pay. */
export async function coverOf(
  db: Database,
  booking: BookingRow,
  userId: string,
  preferred: string | null = null,
): Promise<string | { readonly lot: string } | null> {
  if (booking.creditMode !== 'perAttendee' || booking.cost === 0) return null;
  const { coachId, endsAt } = booking;
  const asked = {
    coachId,
    endsAt,
    location: booking.locationKind as LocationKind,
    bookingId: booking.id,
  };
  const wanted = new Map([[userId, preferred]]);
  const { lots, closed } = await payersOf(db, [userId], booking, wanted, asked);
  const lot = lots.get(userId);
  if (lot) return { lot };
  const rule = closed.get(userId);
  if (rule !== undefined) return rule;
  const [programme] = await db.orm
    .select({ name: programmes.name })
    .from(programmes)
    .where(eq(programmes.id, booking.programmeId ?? ''));
  return `${creditsNeeded(booking.cost)} and you have none left in “${programme?.name ?? ''}”. Ask your programme contact.`;
}
