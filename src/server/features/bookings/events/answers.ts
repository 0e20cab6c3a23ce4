import { chosenInstead } from '#machines/booking/capabilities/answer.ts';
import type { bookingQuestions } from '#machines/booking/capabilities.ts';
import type { BookingContext, BookingFound } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { isAsked } from '#machines/booking/labels.ts';
import type { Database } from '#database/database.ts';
import type { Answer, Asked } from '#server/records/kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { whyNotUntil } from '../credit/expiry.ts';
import type { BookingExtra, KnownBooking } from '../record/load.ts';
import { isSpeaker, obstacleAt } from '../times/moving.ts';
import { whetherCanTakeOver } from '../times/successors.ts';
import { unitLeft } from './correcting.ts';
import { coverOfReinstated, timeOfReinstated } from './reinstating.ts';

type AskedBooking = Asked<BookingContext, BookingEvent, BookingExtra>;
type Found = string | BookingFound | null;

/** Of bookings that are there. Whoever makes one answers the questions of that before. */
const ofBooking = (
  answer: (db: Database, booking: KnownBooking, asked: AskedBooking) => Promise<Found> | Found,
): Answer<BookingContext, BookingEvent, BookingExtra> =>
  oneByOne((db, asked) => {
    const { id, row, extra } = asked;
    return row === null ? null : answer(db, { id, row, extra }, asked);
  });

/** Whether everybody has another time; nothing where none is named. Whoever did not choose it themselves `agrees` to it. */
const whyNotAt = (
  db: Database,
  booking: KnownBooking,
  { by, at, isDeciding }: AskedBooking,
  startsAt: number | null | undefined,
  agrees: boolean,
): Promise<string | null> | null =>
  startsAt == null ? null : obstacleAt(db, booking, { startsAt, by, at, agrees, isDeciding });

/** What only the server can say of a booking, each found out for the events that ask for it and no others. */
export const bookingAnswers: Answers<
  typeof bookingQuestions,
  BookingContext,
  BookingEvent,
  BookingExtra
> = {
  // The time of a request is kept for it.
  isSlotFree: ofBooking((db, booking, { isDeciding }) =>
    isAsked(booking.row.status) ? null : timeOfReinstated(db, booking, isDeciding),
  ),
  isCovered: ofBooking(coverOfReinstated),
  isOtherTimeFree: ofBooking((db, booking, asked) => {
    const { context, event } = asked;
    return whyNotAt(db, booking, asked, event && chosenInstead({ context, event }), true);
  }),
  // What the coach suggests is one of their own free times.
  isSuggestedTimeFree: ofBooking((db, booking, asked) => {
    const { event } = asked;
    const startsAt = event?.type === 'SUGGEST_TIME' ? event.startsAt : null;
    return whyNotAt(db, booking, asked, startsAt, false);
  }),
  isNewTimeFree: ofBooking((db, booking, asked) => {
    const { context, event, by } = asked;
    const startsAt = event?.type === 'MOVE' ? event.startsAt : null;
    return whyNotAt(db, booking, asked, startsAt, !isSpeaker(by, context));
  }),
  isProposedTimeFree: ofBooking((db, booking, asked) =>
    whyNotAt(db, booking, asked, asked.context.proposal?.startsAt, true),
  ),
  canTakeOver: ofBooking((db, booking, { event, at }) =>
    event?.type === 'REASSIGN_COACH' && event.coach
      ? whetherCanTakeOver(db, booking, event.coach, at)
      : null,
  ),
  isUnitLeft: ofBooking((db, booking, { event }) =>
    event?.type === 'CORRECT_OUTCOME' ? unitLeft(db, booking, event) : null,
  ),
  isExpiryLater: ofBooking((db, { extra: { row } }, { event, at }) =>
    event?.type === 'REFUND' ? whyNotUntil(db, row.creditLotId, event.expiresAt, at) : null,
  ),
};
