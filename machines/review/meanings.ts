import { reviewTimes } from '#domain/reviews/vocabulary.ts';
import { always, meanings, ofPolicy } from '../meanings.ts';

const where = 'src/domain/reviews/vocabulary.ts, reviewTimes';

export const reviewMeanings = meanings({
  people: { isReviewer: 'whoever came to the session' },
  guards: {
    isInTime: 'The session ended at most {open} ago.',
    isRecent: 'The review was given at most {editable} ago.',
    hasRating: 'An overall rating is given.',
    isLow: 'The average of what is rated is lower than {reviewThreshold}.',
  },
  effects: {
    stampSubmission: 'We record when the review was given.',
    count: 'The points for a review are theirs.',
  },
  timers: {
    reviewCloses: {
      meaning: 'Nobody has reviewed the session in time.',
      when: '{open} after its end',
    },
  },
  amounts: {
    open: always(reviewTimes.open, where),
    editable: always(reviewTimes.editable, where),
    reviewThreshold: ofPolicy('reviewThreshold', { unit: 'of 5' }),
  },
});
