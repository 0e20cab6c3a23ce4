import { bestRating, commentLimit } from '#domain/reviews/vocabulary.ts';
import {
  flag,
  maybe,
  optionalLines,
  optionalWholeNumber,
  wholeNumber,
} from '#domain/records/fields.ts';
import { verb } from '../verbs.ts';

const payload = {
  rating: maybe(wholeNumber('Overall', 1, bestRating)),
  usefulness: optionalWholeNumber('Usefulness', 1, bestRating),
  preparation: optionalWholeNumber('Preparation', 1, bestRating),
  rapport: optionalWholeNumber('Rapport', 1, bestRating),
  comment: optionalLines('Comment', commentLimit),
  anonymous: flag('Anonymous', false),
} as const;

/** What somebody who was there sends to their review, in order of likelihood. */
export const reviewVerbs = {
  SUBMIT: verb({
    label: 'Submit review',
    meaning: 'They rate the session.',
    payload,
    history: 'reviewed the session',
  }),
  EDIT: verb({
    label: 'Edit review',
    meaning: 'They change what they said, within a day.',
    payload,
    history: 'changed the review',
  }),
} as const;
