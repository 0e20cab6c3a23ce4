import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import * as answering from './answering.ts';
import * as asking from './asking.ts';
import type { ResponseContext } from './context.ts';

export const responseVerbs = { ...answering.verbs, ...asking.verbs };
export const responseReports = { ...asking.reports, ...answering.reports };

export type ResponseEvent = SentOf<typeof responseVerbs & typeof responseReports>;

/** What only the server can tell. */
export const responseQuestions = { ...answering.questions, ...asking.questions } as const;

/** What one person answers to a questionnaire (domain reference, 8.2). */
export const responseMachine = setup({
  types: {
    context: {} as ResponseContext,
    input: {} as ResponseContext,
    events: {} as ResponseEvent,
    /** `due`: somebody is to answer it, or to go on. `readable`: it was handed in, and counts. `given`: it was handed in once. */
    tags: {} as 'due' | 'begun' | 'readable' | 'given',
  },
  guards: { ...answering.guards, ...asking.guards, ...questionGuards(responseQuestions) },
  actions: {
    ...stampActions<ResponseContext, ResponseEvent>()({ ...answering.stamps, ...asking.stamps }),
    ...effects('countScore', 'announceSubmission', 'announceReturn', 'announceReminder'),
  },
}).createMachine({
  id: 'questionnaire-response',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nobody is asked yet.', on: { ASK: asking.asking } },
    notStarted: {
      description: 'Someone is asked, and has not begun to answer.',
      tags: ['due'],
      on: {
        ANSWER: answering.answering.first,
        REMIND: asking.reminding,
        RELEASE: asking.releasing,
      },
    },
    draft: {
      description: 'What is answered is kept; it is not handed in.',
      tags: ['due', 'begun'],
      on: {
        ANSWER: answering.answering.begun,
        SUBMIT: answering.submitting,
        REMIND: asking.reminding,
        RELEASE: asking.releasing,
      },
    },
    submitted: {
      description: 'It is handed in, and those who may read it can.',
      tags: ['begun', 'readable', 'given'],
      on: { CHANGE: answering.changing, REOPEN: asking.reopening },
    },
    reopened: {
      description: 'It was handed in, and is being changed; it counts again once that is done.',
      tags: ['due', 'begun', 'given'],
      on: {
        ANSWER: answering.answering.begun,
        SUBMIT: answering.submitting,
        REMIND: asking.reminding,
      },
    },
    withdrawn: {
      description: 'Someone is asked no longer.',
      on: { ASK: asking.askingAgain },
    },
  },
});
