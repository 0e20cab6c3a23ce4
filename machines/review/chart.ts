import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import { reviewVerbs } from './verbs.ts';
import type { ReviewContext, ReviewEvent } from './context.ts';
import { reviewMachine } from './machine.ts';

const permission = 'You do not have the necessary permissions.';
const closed = 'Reviews for this session are closed.';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(reviewVerbs),
  OPEN: 'The outcome of the session says that they came.',
  RELEASE: 'The corrected outcome says that they did not come.',
} as const;

/** The lifecycle of reviews as its readers use it. */
export const reviewChart: RecordChart<ReviewContext, ReviewEvent> = {
  name: 'review',
  machine: reviewMachine,
  guards: {
    isReviewer: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    isInTime: { kind: 'what', sentence: closed },
    isRecent: { kind: 'what', sentence: 'You can change a review for 24 hours.' },
    hasRating: { kind: 'payload', field: 'rating', sentence: 'Choose an overall rating.' },
    isLow: { kind: 'choice' },
  },
  asks: labelsOf(reviewVerbs),
  tooLate: (status) => sentences[status] ?? closed,
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This review is not open yet.',
  open: 'This review is not given yet.',
  given: 'You have reviewed this session already.',
};
