import { questionSentences } from '../questions.ts';
import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { MessageContext } from './context.ts';
import { messageMachine } from './machine.ts';
import { messageQuestions, reports, sentences, verbs, type MessageEvent } from './writing.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(reports), ...meaningsOf(verbs) };

const words: Readonly<Record<string, string>> = {
  new: 'This message does not exist yet.',
  scheduled: 'This message has not been sent yet.',
  deleted: 'This message was deleted.',
  unsent: 'This message was not sent.',
};

export const messageChart: RecordChart<MessageContext, MessageEvent, typeof messageMachine> = {
  name: 'message',
  machine: messageMachine,
  guards: { ...questionSentences(messageQuestions), ...sentences },
  questions: messageQuestions,
  asks: labelsOf(verbs),
  declares: { ...reports, ...verbs },
  tooLate: (status) => words[status] ?? 'This message was sent already.',
};
