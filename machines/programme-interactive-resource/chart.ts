import { plainChart } from '../plain-record.ts';
import {
  programmeInteractiveResourceMachine,
  programmeInteractiveResourceQuestions,
  type ProgrammeInteractiveResourceContext,
  type ProgrammeInteractiveResourceEvent,
} from './machine.ts';

export const programmeInteractiveResourceChart = plainChart<
  ProgrammeInteractiveResourceContext,
  ProgrammeInteractiveResourceEvent,
  typeof programmeInteractiveResourceQuestions
>({
  name: 'programme-interactive-resource',
  machine: programmeInteractiveResourceMachine,
  noun: 'interactive resource',
  about: {
    title: 'Interactive resource of a programme',
    purpose: 'An activity as part of a programme: in which version, when, and after which others.',
    events: {
      CREATE: 'Staff add an activity to a programme.',
      EDIT: 'Staff change its version, its days, its place or what comes first.',
      DELETE: 'Staff remove it from the programme; responses are kept.',
    },
  },
  questions: programmeInteractiveResourceQuestions,
  outcomes: {
    CREATE: { done: 'The interactive resource was added.' },
    // One that is removed stays so; the activity can be added again.
    DELETE: { done: '{record} was removed.' },
  },
});
