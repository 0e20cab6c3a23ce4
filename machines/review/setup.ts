import { assign, setup } from 'xstate';
import {
  averageOf,
  reviewCriteria,
  reviewTimes,
  type ReviewFields,
} from '#domain/reviews/vocabulary.ts';
import type { Notice } from '../booking/effects.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import type { ReviewContext, ReviewEvent } from './context.ts';

type Asked = { context: ReviewContext; event: ReviewEvent };

/** The vocabulary of the chart of reviews. Effects without a context of their own are carried out by the server. */
export const review = setup({
  types: {
    context: {} as ReviewContext,
    input: {} as ReviewContext,
    events: {} as ReviewEvent,
    tags: {} as 'open' | 'readable',
  },
  guards: {
    isReviewer: ({ context, event }: Asked) => event.by.id === context.member,
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    isInTime: ({ context, event }: Asked) => event.at <= context.endsAt + reviewTimes.open,
    isRecent: ({ context, event }: Asked) =>
      context.submittedAt !== null && event.at <= context.submittedAt + reviewTimes.editable,
    hasRating: ({ event }: Asked) => typeof fieldsIn(event).rating === 'number',
    isLow: ({ context, event }: Asked) =>
      (averageOf(fieldsIn(event)) ?? context.threshold) < context.threshold,
  },
  actions: {
    takeFields: assign(({ event }) => fieldsIn(event)),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampSubmission: assign(({ event }) => ({ submittedAt: event.at })),

    notify: (_: unknown, _notice: Notice) => {},
    count: () => {},
  },
  delays: {
    reviewCloses: ({ context, event }: Asked) =>
      Math.max(0, context.endsAt + reviewTimes.open - event.at),
  },
});

function fieldsIn(event: ReviewEvent): ReviewFields {
  const fields: Partial<ReviewFields> =
    event.type === 'SUBMIT' || event.type === 'EDIT' ? event : {};
  const [usefulness = null, preparation = null, rapport = null] = reviewCriteria.map(
    (criterion) => fields[criterion] ?? null,
  );
  const { rating = null, comment = null, anonymous = false } = fields;
  return { rating, usefulness, preparation, rapport, comment, anonymous };
}
