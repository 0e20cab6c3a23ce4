import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { attendeeReview } from '#contract/bookings/reviews.ts';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { reviews } from '#database/schema/index.ts';
import { isAskedFor, isGiven } from '#machines/review/labels.ts';
import { commentFor } from '#server/features/reviews/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { attendeeDetail } from './present.ts';

type Answer = z.input<typeof attendeeReview>;

/**
 * What somebody said of a session, to themselves, its coach and staff; 404 to everybody else. A coach reads a review that has a name and learns nothing else:
 * not given, given without a name and closed all look the same.
 */
export async function reviewOfAttendee(
  db: Database,
  principal: Principal,
  attendeeId: string,
  now: number,
): Promise<Answer> {
  const { id, person, attendance, booking } = await attendeeDetail(db, principal, attendeeId, now);
  const [row] = await db.orm.select().from(reviews).where(eq(reviews.attendee, id));
  const { coach, startsAt, title } = booking;
  const shared = {
    attendee: { id, person, attendance },
    booking: { id: booking.id, title, startsAt },
    coach,
    isOwn: person.id === principal.id,
  };
  const isCoach = coach.id === principal.id;
  const isKept = isCoach && (row?.anonymous === true || row?.coach !== coach.id);
  if (row !== undefined && isGiven(row.status) && !isKept)
    return { ...shared, reviewStatus: 'given', closesAt: null, review: saidIn(row, principal) };
  if (isCoach) return { ...shared, reviewStatus: 'unsaid', closesAt: null, review: null };
  const isOpen = row !== undefined && isAskedFor(row.status);
  return {
    ...shared,
    reviewStatus: isOpen ? 'awaited' : row === undefined ? 'unasked' : 'closed',
    closesAt: isOpen ? wireInstant(row.endsAt + reviewTimes.open) : null,
    review: null,
  };
}

function saidIn(row: typeof reviews.$inferSelect, reader: Principal): Answer['review'] {
  const { rating, usefulness, preparation, rapport, anonymous, submittedAt } = row;
  return {
    rating,
    usefulness,
    preparation,
    rapport,
    comment: commentFor(reader, row),
    anonymous,
    submittedAt: submittedAt === null ? null : wireInstant(submittedAt),
  };
}
