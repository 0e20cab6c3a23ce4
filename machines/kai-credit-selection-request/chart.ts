import { questionSentences } from '../questions.ts';
import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { SelectionContext } from './context.ts';
import { reports, sentences, verbs } from './deciding.ts';
import { selectionQuestions, selectionRequestMachine, type SelectionEvent } from './machine.ts';

const ended: Readonly<Record<string, string>> = {
  open: 'This request was made already.',
  resolved: 'A credit was already chosen for this conversation.',
  rejected: 'This request was already rejected.',
  withdrawn: 'The conversation was deleted.',
};

/** The lifecycle of requests to choose a credit as its readers use it. */
export const selectionRequestChart: RecordChart<
  SelectionContext,
  SelectionEvent,
  typeof selectionRequestMachine
> = {
  name: 'kai-credit-selection-request',
  machine: selectionRequestMachine,
  guards: { ...questionSentences(selectionQuestions), ...sentences },
  questions: selectionQuestions,
  asks: labelsOf(verbs),
  declares: { ...reports, ...verbs },
  tooLate: (status) => ended[status] ?? 'This request does not exist yet.',
};

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(reports), ...meaningsOf(verbs) };
