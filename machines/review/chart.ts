import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import { guardSentences, reviewReports, reviewVerbs, type ReviewEvent } from './capabilities.ts';
import type { ReviewContext } from './context.ts';
import { reviewMachine } from './machine.ts';
import { closed } from './opening.ts';

/** The lifecycle of reviews as its readers use it. */
export const reviewChart: RecordChart<ReviewContext, ReviewEvent, typeof reviewMachine> = {
  name: 'review',
  machine: reviewMachine,
  guards: guardSentences,
  asks: labelsOf(reviewVerbs),
  declares: { ...reviewReports, ...reviewVerbs },
  tooLate: (status) => sentences[status] ?? closed,
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This review is not open yet.',
  open: 'This review is not given yet.',
  given: 'You have reviewed this session already.',
};
