import { questionSentences } from '../questions.ts';
import type { RecordChart } from '../record-chart.ts';
import { permission } from '../sentences.ts';
import { labelsOf, meaningsOf } from '../verbs.ts';
import { sentences, verbs } from './answering.ts';
import {
  supportQuestions,
  supportRequestMachine,
  type SupportRequestContext,
  type SupportRequestEvent,
} from './machine.ts';

const closed = 'This request is closed. Send a new one if the problem is back.';
const resolved = 'This request is resolved. Reopen it if the problem is back.';

const merged = 'This request was merged into another one. Write there.';

/** The same sentence for each of these events. */
const allSay = (sentence: string, ...events: readonly string[]) =>
  Object.fromEntries(events.map((event) => [event, sentence]));

const isOpen = { REOPEN: 'This request is open.' };
const tooLate: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  open: isOpen,
  waitingForUser: isOpen,
  resolved: allSay(resolved, 'REPLY', 'RESOLVE', 'ASSIGN', 'LOOK', 'MERGE'),
  closed: allSay(closed, 'REPLY', 'RESOLVE', 'REOPEN', 'ASSIGN', 'LOOK', 'MERGE'),
  merged: allSay(merged, 'REPLY', 'RESOLVE', 'REOPEN', 'ASSIGN', 'LOOK', 'MERGE'),
};

/** The lifecycle of requests for support as its readers use it. */
export const supportRequestChart: RecordChart<SupportRequestContext, SupportRequestEvent> = {
  name: 'support-request',
  machine: supportRequestMachine,
  guards: {
    isStaff: { kind: 'who', sentence: permission },
    ...questionSentences(supportQuestions),
    ...sentences,
  },
  questions: supportQuestions,
  asks: labelsOf(verbs),
  declares: verbs,
  outcomes: { CREATE: { done: 'Your request was sent. We reply by email and here.' } },
  tooLate: (status, event) =>
    tooLate[status]?.[event] ??
    (status === 'new' ? 'This request does not exist yet.' : 'This request exists already.'),
};

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { CREATE: 'Someone asks for help.', ...meaningsOf(verbs) };
