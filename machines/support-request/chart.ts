import { plainChart } from '../plain-record.ts';
import { sentences, verbs } from './answering.ts';
import {
  supportQuestions,
  supportRequestMachine,
  type SupportRequestContext,
  type SupportRequestEvent,
} from './machine.ts';

const closed = 'This request is closed. Send a new one if the problem is back.';
const resolved = 'This request is resolved. Reopen it if the problem is back.';

export const supportRequestChart = plainChart<
  SupportRequestContext,
  SupportRequestEvent,
  typeof supportQuestions
>({
  name: 'support-request',
  machine: supportRequestMachine,
  noun: 'request',
  about: {
    title: 'Support Request',
    purpose: 'Somebody’s request for help, and what is said about it until it is solved.',
    events: { CREATE: 'Somebody asks for help.' },
  },
  questions: supportQuestions,
  verbs,
  guards: sentences,
  outcomes: { CREATE: { done: 'Your request was sent. We reply by email and here.' } },
  tooLate: {
    open: { REOPEN: 'This request is open.' },
    waitingForUser: { REOPEN: 'This request is open.' },
    resolved: { REPLY: resolved, RESOLVE: 'This request is resolved.', ASSIGN: resolved },
    closed: { REPLY: closed, RESOLVE: closed, REOPEN: closed, ASSIGN: closed },
  },
});
