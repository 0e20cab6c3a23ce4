import { z } from 'zod';
import { attendances } from '#machines/attendee/labels.ts';
import { reviewVerbs } from '#machines/review/capabilities.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import { bestRating } from '#domain/reviews/vocabulary.ts';
import { confidential } from '../kernel/confidential.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { id, queryFlag, queryNumber } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { availableEvent, commandOf, personReference, reference } from '../kernel/records.ts';

const criteria = {
  usefulness: z.int().nullable(),
  preparation: z.int().nullable(),
  rapport: z.int().nullable(),
} as const;

/** A review in lists. To the coach, one without a name has no person, session, booking or day: only the month in which it was given. */
export const reviewLine = z
  .object({
    id: z.string(),
    at: z.string().nullable(),
    /** `YYYY-MM`. */
    month: z.string(),
    member: personReference.nullable(),
    session: reference.nullable(),
    booking: z.object({ id: z.string(), title: z.string() }).nullable(),
    /** The coach is not told whose it is. */
    anonymous: z.boolean(),
    rating: z.int(),
    ...criteria,
    comment: confidential('reviewComment').nullable(),
    /** The average of what was rated is below what staff want to hear of. */
    isLow: z.boolean(),
  })
  .meta({ id: 'ReviewLine' });

/** What a coach was rated, by everything that the reader may see. */
export const coachReviews = z
  .object({
    coach: personReference,
    count: z.int(),
    /** The average of the overall ratings; null without any. */
    average: z.number().nullable(),
    /** How many are below what staff want to hear of. */
    low: z.int(),
    /** How often each overall rating was given, from 1 to 5. */
    spread: z.array(z.int()),
    /** The last twelve months, from the first of them to this one. */
    months: z.array(
      z.object({ month: z.string(), count: z.int(), average: z.number().nullable() }),
    ),
    /** The sessions that their reviews are of. */
    sessions: z.array(reference),
  })
  .meta({ id: 'CoachReviews' });

/** What somebody who takes part in a session can say of it. */
export const ownReview = z
  .object({
    booking: z.object({ id: z.string(), title: z.string(), startsAt: z.string() }),
    coach: personReference,
    /** Null until the outcome of the session says that the reader came. */
    review: z
      .object({
        id: z.string(),
        version: z.int(),
        status: z.string(),
        availableEvents: z.array(availableEvent),
        rating: z.int().nullable(),
        ...criteria,
        comment: confidential('reviewComment').nullable(),
        anonymous: z.boolean(),
        submittedAt: z.string().nullable(),
        /** Until then it can be given. */
        closesAt: z.string(),
        /** Until then one that was given can be changed. */
        editableUntil: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnReview' });

/** What one of those who came said of a session, as far as the reader may know. */
export const attendeeReview = z
  .object({
    attendee: z.object({
      id: z.string(),
      person: personReference,
      attendance: z.enum(attendances),
    }),
    booking: z.object({ id: z.string(), title: z.string(), startsAt: z.string() }),
    coach: personReference,
    /** The reader is the one who came. */
    isOwn: z.boolean(),
    /** `unsaid` is all that the coach learns where there is no review with a name. */
    reviewStatus: z.enum(['unasked', 'awaited', 'given', 'closed', 'unsaid']),
    /** Until then it can be given. */
    closesAt: z.string().nullable(),
    review: z
      .object({
        rating: z.int().nullable(),
        ...criteria,
        comment: confidential('reviewComment').nullable(),
        anonymous: z.boolean(),
        submittedAt: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AttendeeReview' });

const read = { rate: 'read', audit: 'none' } as const;

export const reviews = endpoints({
  'GET /reviews': {
    summary: 'The reviews of a coach or of a booking that the reader may see.',
    query: listQuery(['date', 'rating'], {
      coach: id('Coach').optional(),
      booking: id('Booking').optional(),
      session: id('Session').optional(),
      rating: queryNumber('Rating', 1, bestRating).optional(),
      low: queryFlag('Below threshold').optional(),
    }),
    response: pageOf(reviewLine),
    ...read,
  },
  'GET /review/filter': {
    summary: 'The ways to sort reviews.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /reviews/of/{coach}': {
    summary: 'How a coach was rated, on average and over the last twelve months.',
    response: coachReviews,
    ...read,
  },
  'GET /reviews/mine/{booking}': {
    summary: 'What the reader has said of a session they take part in, or can say.',
    response: ownReview,
    ...read,
  },
  'GET /attendees/{attendee}/review': {
    summary: 'What someone said of a session: for themselves, its coach and staff.',
    response: attendeeReview,
    ...read,
  },
  'POST /reviews/{review}/events': {
    summary: 'Send an event to the chart of a review.',
    body: commandOf(payloadsOf(reviewVerbs)),
    response: ownReview,
    rate: 'write',
    audit: 'change',
  },
});
