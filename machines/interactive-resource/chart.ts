import { plainChart } from '../plain-record.ts';
import {
  interactiveResourceMachine,
  interactiveResourceQuestions,
  type InteractiveResourceContext,
  type InteractiveResourceEvent,
} from './machine.ts';

export const interactiveResourceChart = plainChart<
  InteractiveResourceContext,
  InteractiveResourceEvent,
  typeof interactiveResourceQuestions
>({
  name: 'interactive-resource',
  machine: interactiveResourceMachine,
  noun: 'interactive resource',
  about: {
    title: 'Interactive resource',
    purpose: 'An activity that runs in a frame of its own and says how far someone has come.',
    events: {
      CREATE: 'Staff create the activity: an address, or a package that was sent.',
      EDIT: 'It says something else; what programmes use already becomes a new version.',
      DELETE: 'It is deleted; nobody can launch it, and what members have done stays.',
      RESTORE: 'It comes back, in the programmes that use it too.',
    },
  },
  questions: interactiveResourceQuestions,
});
