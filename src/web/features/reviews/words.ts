import { formatMonth } from '#domain/time/format.ts';
import { bestRating, reviewCriteria, type ReviewCriterion } from '#domain/reviews/vocabulary.ts';
import type { Counted } from '#domain/text/counted.ts';
import type { DataOf } from '#web/api/call.ts';

export type ReviewLine = DataOf<'GET /reviews'>['data']['results'][number];
export type CoachReviews = DataOf<'GET /reviews/of/{coach}'>;
export type OwnReview = DataOf<'GET /reviews/mine/{booking}'>;
export type AttendeeReview = DataOf<'GET /attendees/{attendee}/review'>;
export type Review = NonNullable<OwnReview['review']>;

export const titles = {
  own: 'Questionnaire and Review',
  ofBooking: 'Booking Reviews',
  ofCoach: 'Coach Reviews',
} as const;

/** What a rating means, from 1 to 5. */
const ratingNames = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'] as const;

export const ratings = ratingNames.map((name, index) => ({
  value: String(index + 1),
  label: `${index + 1} ${name}`,
}));

export const criterionNames: Readonly<Record<ReviewCriterion, string>> = {
  usefulness: 'Usefulness',
  preparation: 'Preparation',
  rapport: 'Rapport',
};

/** "4 of 5", "4.3 of 5" */
export const ofBest = (rating: number): string =>
  `${Math.round(rating * 10) / 10} of ${bestRating}`;

/** "4 of 5, good" */
export const ratingWords = (rating: number): string =>
  `${ofBest(rating)}, ${(ratingNames[rating - 1] ?? '').toLowerCase()}`;

/** "Usefulness 4, Rapport 5": what was rated besides the whole. */
export const criteriaWords = (rated: Readonly<Record<ReviewCriterion, number | null>>): string =>
  reviewCriteria
    .flatMap((criterion) =>
      rated[criterion] === null ? [] : [`${criterionNames[criterion]} ${rated[criterion]}`],
    )
    .join(', ');

/** "November 2026" */
export const monthWords = (month: string): string => formatMonth(month, 'long');

/** "Nov 2026" */
export const shortMonth = (month: string): string => formatMonth(month, 'short');

/** "12 reviews" */
export const countWords = (count: number, counted: Counted): string => counted(count, 'review');

export const reviewPageOf = (booking: string) =>
  ({ to: '/app/bookings/$booking/questionnaire-and-review', params: { booking } }) as const;

export const bookingPageOf = (booking: string) =>
  ({ to: '/app/bookings/$booking', params: { booking } }) as const;
