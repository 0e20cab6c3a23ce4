import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import {
  resourceCategoryMachine,
  type ResourceCategoryContext,
  type ResourceCategoryEvent,
} from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...plainEventDescriptions,
  CREATE: 'Staff create the category; it comes last.',
  MOVE: 'The category changes its place among its neighbours.',
  DELETE: 'Staff put the category away and say where its resources go.',
} as const;

export const resourceCategoryChart = plainChart<ResourceCategoryContext, ResourceCategoryEvent>({
  name: 'resource-category',
  machine: resourceCategoryMachine,
  noun: 'category',
  questions: {
    isNameFree: { field: 'name' },
    hasProperParent: { field: 'parent' },
    hasNoCategories: {},
    haveResourcesAPlace: { field: 'moveTo', kind: 'payload' },
  },
  asks: { MOVE: 'Move' },
});
