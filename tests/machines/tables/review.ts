import type { ReviewContext } from '#machines/review/context.ts';
import type { Sent, Table } from '#tools/paths/table.ts';

const day = 24 * 60 * 60_000;
const good = {
  rating: 5,
  usefulness: null,
  preparation: null,
  rapport: 4,
  comment: 'It gave me a plan.',
  anonymous: false,
};
const low = {
  rating: 2,
  usefulness: 1,
  preparation: 4,
  rapport: null,
  comment: null,
  anonymous: true,
};
const fair = {
  rating: 3,
  usefulness: null,
  preparation: null,
  rapport: null,
  comment: null,
  anonymous: false,
};
const changed = { updatedBy: 'mia' };

/** Two weeks to the last millisecond, and a day. */
const closes = ({ endsAt }: ReviewContext) => endsAt + 14 * day + 1;
const settles = ({ submittedAt }: ReviewContext) => (submittedAt ?? 0) + day + 1;
const given =
  (fields: typeof good | typeof low | typeof fair) =>
  (_: ReviewContext, { at }: Sent) => ({
    ...fields,
    ...changed,
    submittedAt: at,
  });

/** Whoever came is asked once, for two weeks; staff hear of what is low (domain reference, 7.3). */
export const reviewTable: Table<ReviewContext> = {
  rows: [
    {
      tried: ['the outcome says that they came'],
      leads: 'new → open',
      until: closes,
      writes: () => ({ createdBy: null }),
    },
    { tried: ['the outcome says that they came'], leads: 'closed → open', until: closes },
    { tried: ['the outcome is corrected: they did not come'], leads: 'open → closed' },
    { tried: ['reviewCloses is over'], leads: 'open → closed' },
    {
      tried: ['the member reviews the session'],
      leads: 'open → given',
      until: closes,
      orders: ['count'],
      writes: given(good),
    },
    {
      tried: ['the member gives a low review without a name'],
      leads: 'open → given',
      until: closes,
      orders: ['count', 'notify CoachScoredBelowThesholdForReview staff'],
      writes: given(low),
    },
    {
      tried: ['the member gives a review just good enough'],
      leads: 'open → given',
      until: closes,
      orders: ['count'],
      writes: given(fair),
    },
    {
      tried: ['the member changes it'],
      leads: 'given → given',
      until: settles,
      writes: () => ({ ...good, rating: 4, ...changed }),
    },
  ],
  timers: [{ delay: 'reviewCloses', during: ['open'], at: (review) => closes(review) - 1 }],
  moments: (review) => [closes(review) - 1, ...(review.submittedAt ? [settles(review) - 1] : [])],
};
