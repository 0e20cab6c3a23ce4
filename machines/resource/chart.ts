import { plainChart } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import {
  resourceMachine,
  resourceQuestions,
  type ResourceContext,
  type ResourceEvent,
} from './machine.ts';

export const resourceChart = plainChart<ResourceContext, ResourceEvent, typeof resourceQuestions>({
  name: 'resource',
  machine: resourceMachine,
  noun: 'resource',
  about: {
    title: 'Resource',
    purpose: 'A file, a link, a video, an embedded page or an article, where it is needed.',
    events: {
      CREATE: 'Staff add it; in a booking also those who take part.',
      EDIT: 'It says something else; another file is a new version, and links lead to that.',
      DELETE: 'It is deleted with its files; lists no longer show it.',
    },
  },
  questions: resourceQuestions,
  guards: {
    mayAdd: { kind: 'who', sentence: permission },
    mayChange: { kind: 'who', sentence: permission },
  },
  outcomes: {
    CREATE: { done: '{record} was added.' },
    // One that is deleted stays so.
    DELETE: { done: '{record} was deleted.' },
  },
});
