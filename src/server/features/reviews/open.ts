import { eq } from 'drizzle-orm';
import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, reviews } from '#database/schema/index.ts';
import { hasCome } from '#machines/attendee/labels.ts';
import type { ReviewContext } from '#machines/review/context.ts';
import { isAskedFor, isGiven } from '#machines/review/labels.ts';
import { system } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { policyFor } from '#server/features/availability/public.ts';
import { create, send } from '#server/records/send.ts';
import { reviewKind } from './kind.ts';

type Booking = typeof bookings.$inferSelect;

/** Whoever came to a session may review it, and whoever did not come after all may no more, inside the transaction that says who came. */
export async function openReviews(db: Database, bookingId: string, at: number): Promise<void> {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return;
  const there = await db.orm
    .select({ id: reviews.id, attendee: reviews.attendee, status: reviews.status })
    .from(reviews)
    .where(eq(reviews.booking, bookingId))
    .orderBy(reviews.id);
  const people = await db.orm
    .select({ id: attendees.id, userId: attendees.userId, status: attendees.status })
    .from(attendees)
    .where(eq(attendees.bookingId, bookingId))
    .orderBy(attendees.id);
  const came = people.filter(({ status }) => hasCome(status));
  for (const { id, status, attendee } of there) {
    if (isAskedFor(status) && !came.some((each) => each.id === attendee))
      await send(db, reviewKind, id, { type: 'RELEASE', by: system, at });
  }
  if (at > booking.endsAt + reviewTimes.open) return;
  for (const attendee of came) {
    const review = there.find((each) => each.attendee === attendee.id);
    if (!review) await openFor(db, booking, attendee, at);
    else if (!isAskedFor(review.status) && !isGiven(review.status))
      await send(db, reviewKind, review.id, { type: 'OPEN', by: system, at });
  }
}

async function openFor(
  db: Database,
  booking: Booking,
  attendee: { readonly id: string; readonly userId: string },
  at: number,
): Promise<void> {
  const { parameters } = await policyFor(db, booking.organizationId);
  const context: ReviewContext = {
    ...unwritten,
    booking: booking.id,
    attendee: attendee.id,
    member: attendee.userId,
    coach: booking.coachId,
    endsAt: booking.endsAt,
    threshold: parameters.reviewThreshold,
    submittedAt: null,
    rating: null,
    usefulness: null,
    preparation: null,
    rapport: null,
    comment: null,
    anonymous: false,
  };
  const id = newId(at);
  await create(db, reviewKind, {
    id,
    context,
    event: { type: 'OPEN', by: system, at },
    insert: (row) => reviewKind.insert(db, id, row, at),
  });
}
