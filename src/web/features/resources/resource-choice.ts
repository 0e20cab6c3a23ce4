import { rowChoice } from '#web/screens/list/row-choice.tsx';
import type { ResourceSummary } from './resource-records.ts';
import * as texts from './texts.ts';

/** Several resources at once. */
export const resourceChoice = rowChoice<ResourceSummary, 'POST /resources/{resource}/events'>(
  'POST /resources/{resource}/events',
  {
    noun: 'resource',
    nouns: 'resources',
    events: {
      DELETE: texts.deletedTogether,
    },
    nameOf: ({ name }) => name,
  },
);
