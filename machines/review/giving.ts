import { formatDuration } from '#domain/time/words.ts';
import { and } from 'xstate';
import {
  averageOf,
  bestRating,
  commentLimit,
  reviewCriteria,
  reviewTimes,
  type ReviewFields,
} from '#domain/reviews/vocabulary.ts';
import {
  flag,
  maybe,
  optionalLines,
  optionalWholeNumber,
  wholeNumber,
} from '#domain/records/fields.ts';
import { touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

const payload = {
  rating: maybe(wholeNumber('Overall', 1, bestRating)),
  usefulness: optionalWholeNumber('Usefulness', 1, bestRating),
  preparation: optionalWholeNumber('Preparation', 1, bestRating),
  rapport: optionalWholeNumber('Rapport', 1, bestRating),
  comment: optionalLines('Comment', commentLimit),
  anonymous: flag('Anonymous', false),
} as const;

/** What somebody who was there sends to their review, in order of likelihood. What they say is in no history. */
export const verbs = {
  SUBMIT: verb({
    label: 'Submit review',
    done: 'Thank you for your review.',
    meaning: 'They rate the session.',
    payload,
    keeps: [],
    history: 'reviewed the session',
  }),
  EDIT: verb({
    label: 'Edit review',
    done: 'Your review was saved.',
    meaning: 'They change what they said, within a day.',
    payload,
    keeps: [],
    history: 'changed the review',
  }),
} as const;

function fieldsIn(event: Asked['event']): ReviewFields {
  const fields: Partial<ReviewFields> = isSent(verbs, event) ? event : {};
  const [usefulness = null, preparation = null, rapport = null] = reviewCriteria.map(
    (criterion) => fields[criterion] ?? null,
  );
  const { rating = null, comment = null, anonymous = false } = fields;
  return { rating, usefulness, preparation, rapport, comment, anonymous };
}

export const guards = {
  isReviewer: ({ context, event }: Asked) => event.by.id === context.member,
  isRecent: ({ context, event }: Asked) =>
    context.submittedAt !== null && event.at <= context.submittedAt + reviewTimes.editable,
  hasRating: ({ event }: Asked) => typeof fieldsIn(event).rating === 'number',
  isLow: ({ context, event }: Asked) =>
    (averageOf(fieldsIn(event)) ?? context.threshold) < context.threshold,
};

export const sentences: Words = {
  isReviewer: { kind: 'who', sentence: permission },
  isRecent: {
    kind: 'what',
    sentence: `You can change a review for ${formatDuration(reviewTimes.editable)}.`,
  },
  hasRating: { kind: 'payload', field: 'rating', sentence: 'Choose an overall rating.' },
  isLow: { kind: 'choice' },
};

export const stamps = {
  takeFields: ({ event }) => fieldsIn(event),
  stampChange: ({ event }) => touchedBy(event),
  stampSubmission: ({ event }) => ({ submittedAt: event.at }),
} satisfies Stamps;

const given = ['takeFields', 'stampChange', 'stampSubmission', 'count'] as const;
const notifyStaff = {
  type: 'notify',
  params: { type: 'CoachScoredBelowThesholdForReview', to: ['staff'] },
} as const;

export const submitting = [
  {
    guard: and(['isReviewer', 'isInTime', 'hasRating', 'isLow']),
    target: 'given',
    actions: [...given, notifyStaff],
  },
  { guard: and(['isReviewer', 'isInTime', 'hasRating']), target: 'given', actions: given },
] as const;

export const editing = {
  guard: and(['isReviewer', 'isRecent', 'hasRating']),
  actions: ['takeFields', 'stampChange'],
} as const;
