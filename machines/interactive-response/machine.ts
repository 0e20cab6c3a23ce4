import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import type { ResponseContext } from './context.ts';
import * as deciding from './deciding.ts';
import * as working from './working.ts';

export type ResponseEvent = SentOf<typeof working.reports & typeof deciding.verbs>;

/** What only the server can tell. */
export const responseQuestions = { mayLaunch: {} } as const;

/** How far a member has come with an activity of a programme (domain reference, 9.4). */
export const interactiveResponseMachine = setup({
  types: {
    context: {} as ResponseContext,
    input: {} as ResponseContext,
    events: {} as ResponseEvent,
    tags: {} as 'open' | 'begun',
  },
  guards: { ...working.guards, ...deciding.guards, ...questionGuards(responseQuestions) },
  actions: {
    ...stampActions<ResponseContext, ResponseEvent>()({ ...working.stamps, ...deciding.stamps }),
    ...effects('takeVersion'),
  },
}).createMachine({
  id: 'interactive-response',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'The member has never launched the activity.',
      on: { LAUNCH: working.beginning },
    },
    notStarted: {
      description: 'Staff have reset the response, and the member has not begun again.',
      tags: ['open'],
      on: { LAUNCH: working.beginning },
    },
    inProgress: {
      description: 'The member works in the activity, or left off and can go on.',
      tags: ['open', 'begun'],
      on: {
        LAUNCH: working.launching,
        PROGRESS: working.progressing,
        SAVE_STATE: working.saving,
        SCORE: working.scoring,
        REPORT_COMPLETED: working.ending,
        COMPLETE: deciding.completing,
        RESET: deciding.resetting,
      },
    },
    completed: {
      description: 'The member has completed the activity; they can look at it, or restart.',
      tags: ['begun'],
      on: {
        LAUNCH: working.launching,
        PROGRESS: working.lingering,
        SAVE_STATE: working.saving,
        SCORE: working.scoringAgain,
        REPORT_COMPLETED: working.lingering,
        RESTART: deciding.restarting,
        RESET: deciding.resetting,
      },
    },
  },
});
