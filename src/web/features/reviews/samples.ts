import { averageOf, bestRating, reviewTimes } from '#domain/reviews/vocabulary.ts';
import { reviewChart } from '#machines/review/chart.ts';
import { isGiven } from '#machines/review/labels.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { titles, type CoachReviews, type OwnReview, type ReviewLine } from './words.ts';

const session = { id: 's1', name: 'Executive coaching' };

/** Within a year of sample months, a few without a review. */
const averages = [4, 4.5, null, 4.2, 3.8, null, 4.6, 4.4, 4.8, 4.1, 4.5];
const spread = [0, 1, 2, 9, 11];
const count = spread.reduce((sum, each) => sum + each, 0);

export const samplePages = samplePagesOfRecord(
  reviewChart,
  [
    {
      key: 'review',
      title: titles.own,
      address: '/app/bookings/b1/questionnaire-and-review',
      begins: true,
      readers: ['member'],
    },
    {
      key: 'coach',
      title: titles.ofCoach,
      address: '/app/coaches/carl/reviews',
      readers: ['coach', 'staff'],
    },
  ],
  ({ context, base, scene }) => {
    const at = (instant: number) => new Date(instant + scene.shift).toISOString();
    const { endsAt, submittedAt, rating, usefulness, preparation, rapport } = context;
    const { comment, anonymous } = context;
    const said = { rating, usefulness, preparation, rapport, comment, anonymous };
    const coach = samplePerson(context.coach);
    const booking = { id: 'b1', title: `${session.name} with ${coach.fullName}` };
    const { id, version, status, availableEvents } = base;
    const isThere = status !== reviewChart.machine.config.initial;
    const isVeiled = anonymous && scene.as === 'coach';
    const line: ReviewLine = {
      ...said,
      id,
      at: isVeiled || submittedAt === null ? null : at(submittedAt),
      month: at(submittedAt ?? scene.moment.now).slice(0, 7),
      member: isVeiled ? null : samplePerson(context.member),
      session: isVeiled ? null : session,
      booking: isVeiled ? null : booking,
      rating: rating ?? bestRating,
      isLow: (averageOf(said) ?? bestRating) < context.threshold,
    };
    const months = [...averages, averageOf(said) ?? 4.3].map((average, index) => ({
      month: monthsAgo(scene.moment.now + scene.shift, averages.length - index),
      count: average === null ? 0 : 2,
      average,
    }));
    return {
      'GET /reviews/mine/{booking}': {
        booking: { ...booking, startsAt: at(endsAt - 3_600_000) },
        coach,
        review: isThere
          ? {
              ...said,
              id,
              version,
              status,
              availableEvents,
              submittedAt: submittedAt === null ? null : at(submittedAt),
              closesAt: at(endsAt + reviewTimes.open),
              editableUntil: submittedAt === null ? null : at(submittedAt + reviewTimes.editable),
            }
          : null,
      } satisfies OwnReview,
      'GET /reviews/of/{coach}': {
        coach,
        count,
        average: 4.3,
        low: 1,
        spread,
        months,
        sessions: [session],
      } satisfies CoachReviews,
      'GET /reviews': samplePageOf(isGiven(status) ? [line] : []),
      'GET /review/filter': [],
    };
  },
);

/** `YYYY-MM` of so many months before an instant. */
function monthsAgo(now: number, count: number): string {
  const day = new Date(now);
  const month = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - count, 1);
  return new Date(month).toISOString().slice(0, 7);
}
