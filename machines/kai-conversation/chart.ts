import { questionSentences } from '../questions.ts';
import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import {
  guardSentences,
  kaiConversationQuestions,
  kaiConversationReports,
  kaiConversationVerbs,
  type KaiConversationEvent,
} from './capabilities.ts';
import type { KaiConversationContext } from './context.ts';
import { kaiConversationMachine } from './machine.ts';

const stateWords: Readonly<Record<string, string>> = {
  new: 'There is no such conversation yet.',
  draft: 'Nothing has been uploaded yet.',
  uploading: 'The files are still being checked.',
  awaitingCredit: 'This conversation waits for an AI credit.',
  queued: 'This conversation waits for its turn.',
  transcribing: 'This conversation is being transcribed.',
  analysing: 'This conversation is being analysed.',
  complete: 'This conversation has been analysed.',
  completeWithErrors: 'This conversation has been analysed.',
  failed: 'This conversation could not be analysed.',
  deleted: 'This conversation was deleted.',
};

/** The lifecycle of AI conversations as its readers use it. */
export const kaiConversationChart: RecordChart<KaiConversationContext, KaiConversationEvent> = {
  name: 'kai-conversation',
  machine: kaiConversationMachine,
  guards: { ...questionSentences(kaiConversationQuestions), ...guardSentences },
  questions: kaiConversationQuestions,
  asks: labelsOf(kaiConversationVerbs),
  declares: { ...kaiConversationReports, ...kaiConversationVerbs },
  outcomes: { CREATE: { done: null } },
  tooLate: (status) => stateWords[status] ?? 'This conversation has changed since.',
};
