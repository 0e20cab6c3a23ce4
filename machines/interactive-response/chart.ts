import { questionSentences } from '../questions.ts';
import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { ResponseContext } from './context.ts';
import * as deciding from './deciding.ts';
import { interactiveResponseMachine, responseQuestions, type ResponseEvent } from './machine.ts';
import * as working from './working.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(working.reports), ...meaningsOf(deciding.verbs) };

/** The lifecycle of responses as its readers use it. */
export const interactiveResponseChart: RecordChart<
  ResponseContext,
  ResponseEvent,
  typeof interactiveResponseMachine
> = {
  name: 'interactive-response',
  machine: interactiveResponseMachine,
  guards: {
    ...questionSentences(responseQuestions),
    ...working.sentences,
    ...deciding.sentences,
  },
  questions: responseQuestions,
  asks: labelsOf(deciding.verbs),
  declares: { ...working.reports, ...deciding.verbs },
  tooLate: (status, event) => tooLate[status]?.[event] ?? sentences[status] ?? '',
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This activity is not launched yet.',
  notStarted: 'This response was reset. Launch the activity to begin again.',
  inProgress: 'You can restart the activity once it is completed.',
  completed: 'This activity is completed already.',
};

const tooLate: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  notStarted: { RESET: 'This response was reset already.' },
};
