import { and, eq } from 'drizzle-orm';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, reviews } from '#database/schema/index.ts';
import { availableEvents } from '#machines/decide.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { peopleOf } from '#server/records/people.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { notInState } from '#database/in-state.ts';
import { commentFor } from './visible.ts';
import { reviewKind, type ReviewRow } from './kind.ts';

/** A session that the reader takes part in, with their review of it; null when it is not theirs. */
export async function ownReviewFor(
  db: Database,
  principal: Principal,
  bookingId: string,
  now: number,
) {
  const { id } = principal;
  const [booking] = await db.orm
    .select({
      id: bookings.id,
      title: bookings.title,
      startsAt: bookings.startsAt,
      coachId: bookings.coachId,
    })
    .from(bookings)
    .innerJoin(attendees, eq(attendees.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(attendees.userId, id),
        notInState(attendees.status, attendeeState.withdrawn),
      ),
    );
  if (!booking) return null;
  const [row] = await db.orm
    .select()
    .from(reviews)
    .where(and(eq(reviews.booking, bookingId), eq(reviews.member, id)));
  const personOf = await peopleOf(db, [booking.coachId]);
  return {
    booking: { id: booking.id, title: booking.title, startsAt: wireInstant(booking.startsAt) },
    coach: personOf(booking.coachId) ?? { id: booking.coachId, fullName: '', pictureUrl: null },
    review: row ? presented(row, readerOf({ principal, now })) : null,
  };
}

function presented(row: ReviewRow, reader: Parameters<typeof availableEvents>[2]) {
  const { id, version, status, submittedAt, endsAt } = row;
  const { rating, usefulness, preparation, rapport, anonymous } = row;
  return {
    id,
    version,
    status,
    availableEvents: availableEvents(reviewKind.chart, reviewKind.rowOf(row), reader),
    rating,
    usefulness,
    preparation,
    rapport,
    comment: commentFor(reader.by, row),
    anonymous,
    submittedAt: submittedAt === null ? null : wireInstant(submittedAt),
    closesAt: wireInstant(endsAt + reviewTimes.open),
    editableUntil: submittedAt === null ? null : wireInstant(submittedAt + reviewTimes.editable),
  };
}
