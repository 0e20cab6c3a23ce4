import { questionSentences } from '../questions.ts';
import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import * as answering from './answering.ts';
import * as asking from './asking.ts';
import type { ResponseContext } from './context.ts';
import {
  responseMachine,
  responseQuestions,
  responseReports,
  responseVerbs,
  type ResponseEvent,
} from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(responseReports), ...meaningsOf(responseVerbs) };

/** The lifecycle of responses as its readers use it. */
export const questionnaireResponseChart: RecordChart<
  ResponseContext,
  ResponseEvent,
  typeof responseMachine
> = {
  name: 'questionnaire-response',
  machine: responseMachine,
  guards: {
    ...questionSentences(responseQuestions),
    ...answering.sentences,
    ...asking.sentences,
  },
  questions: responseQuestions,
  asks: labelsOf(responseVerbs),
  declares: { ...responseReports, ...responseVerbs },
  tooLate: (status, event) => tooLate[status]?.[event] ?? sentences[status] ?? '',
};

const sentences: Readonly<Record<string, string>> = {
  new: 'You are not asked to answer this questionnaire.',
  notStarted: 'Answer a question first.',
  draft: 'This questionnaire is not submitted yet.',
  submitted: 'You have already submitted this questionnaire.',
  reopened: 'The answers are being changed already.',
  withdrawn: 'You are not asked to answer this questionnaire any more.',
};

const tooLate: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  notStarted: {
    CHANGE: 'This questionnaire is not submitted yet.',
    REOPEN: 'This questionnaire is not submitted yet.',
  },
};
