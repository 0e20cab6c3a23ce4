import { DAY } from '../time/calendar.ts';

/** What can be rated besides the session as a whole (domain reference, 7.3). */
export const reviewCriteria = ['usefulness', 'preparation', 'rapport'] as const;
export type ReviewCriterion = (typeof reviewCriteria)[number];

/** Times around reviews, in milliseconds (domain reference, 7.3). */
export const reviewTimes = {
  /** For so long after the end of the session its attendees may review it. */
  open: 14 * DAY,
  /** For so long after they gave it they may change their review. */
  editable: DAY,
} as const;

/** How many characters a comment takes. */
export const commentLimit = 2_000;

/** The best rating; the lowest is 1. */
export const bestRating = 5;

/** So many reviews without a name are shown to a coach together, so that no single one can be told by its time. */
export const anonymousTogether = 3;

/** What somebody says of a session. Ratings are whole numbers from 1 to 5; what was not rated is null. */
export interface ReviewFields extends Readonly<Record<ReviewCriterion, number | null>> {
  /** The session as a whole. */
  readonly rating: number | null;
  readonly comment: string | null;
  /** The coach is not told whose it is. */
  readonly anonymous: boolean;
}

/** The average of what was rated; null when nothing was. */
export function averageOf(fields: Partial<ReviewFields>): number | null {
  const given = [fields.rating, ...reviewCriteria.map((criterion) => fields[criterion])].filter(
    (value): value is number => typeof value === 'number',
  );
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
}
