import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import {
  categoryQuestions,
  resourceCategoryMachine,
  type ResourceCategoryContext,
  type ResourceCategoryEvent,
} from './machine.ts';
import { verbs } from './moving.ts';

export const resourceCategoryChart = plainChart<
  ResourceCategoryContext,
  ResourceCategoryEvent,
  typeof categoryQuestions
>({
  name: 'resource-category',
  machine: resourceCategoryMachine,
  noun: 'category',
  about: {
    title: 'Resource category',
    purpose: 'What resources are sorted into, in an order that staff choose.',
    events: {
      ...plainEventDescriptions,
      CREATE: 'Staff create the category; it comes last.',
      DELETE: 'Staff delete the category and say where its resources go.',
    },
  },
  questions: categoryQuestions,
  verbs,
  outcomes: { DELETE: { done: '{record} was deleted.' } },
});
