import { plainChart } from '../plain-record.ts';
import type { ResponseContext } from './context.ts';
import * as deciding from './deciding.ts';
import { interactiveResponseMachine, responseQuestions, type ResponseEvent } from './machine.ts';
import * as working from './working.ts';

export const interactiveResponseChart = plainChart<
  ResponseContext,
  ResponseEvent,
  typeof responseQuestions
>({
  name: 'interactive-response',
  machine: interactiveResponseMachine,
  noun: 'response',
  about: {
    title: 'Interactive response',
    purpose: 'How far a member has come with an activity of a programme, through all attempts.',
    events: {},
  },
  questions: responseQuestions,
  verbs: deciding.verbs,
  reports: working.reports,
  guards: { ...working.sentences, ...deciding.sentences },
  tooLate: {
    notStarted: {
      RESTART: 'This response was reset. Launch the activity to begin again.',
      RESET: 'This response was reset already.',
    },
    inProgress: { RESTART: 'You can restart the activity once it is completed.' },
    completed: { COMPLETE: 'This activity is completed already.' },
  },
});
