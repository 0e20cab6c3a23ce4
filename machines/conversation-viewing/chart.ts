import { questionSentences } from '../questions.ts';
import type { RecordChart } from '../record-chart.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import type { ConversationViewingContext } from './context.ts';
import { conversationViewingMachine } from './machine.ts';
import {
  reports,
  sentences,
  verbs,
  viewingQuestions,
  type ConversationViewingEvent,
} from './viewing.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(reports), ...meaningsOf(verbs) };

const over = 'This viewing is over. Start another one if you still need access.';
const words: Readonly<Record<string, string>> = {
  new: 'This viewing does not exist yet.',
  choosing: 'Choose a contact first.',
  reading: 'The conversation is chosen already.',
  ended: over,
  expired: over,
};

export const conversationViewingChart: RecordChart<
  ConversationViewingContext,
  ConversationViewingEvent
> = {
  name: 'conversation-viewing',
  machine: conversationViewingMachine,
  guards: { ...questionSentences(viewingQuestions), ...sentences },
  questions: viewingQuestions,
  asks: labelsOf(verbs),
  declares: { ...reports, ...verbs },
  tooLate: (status) => words[status] ?? over,
};
