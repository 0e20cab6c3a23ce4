import { and, assign, setup } from 'xstate';
import {
  effects,
  plainActions,
  staffGuards,
  writtenBy,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import * as entering from './entering.ts';
import { kpiFields } from './fields.ts';

export type KpiContext = PlainContext<typeof kpiFields>;

export type KpiEvent =
  | PlainEventOf<
      Writes<'CREATE' | 'EDIT', typeof kpiFields> | { readonly type: 'DELETE' | 'RESTORE' }
    >
  | SentOf<typeof entering.verbs>;

/** What only the server can tell. */
export const kpiQuestions = {
  isNameFree: { field: 'name' },
  hasMeasure: { field: 'measure', kind: 'payload' },
  hasProperPeriod: { field: 'period', kind: 'payload' },
  isRange: { field: 'maxValue', kind: 'payload' },
  hasProperTarget: { field: 'targetValue', kind: 'payload' },
  hasProperScope: { field: 'organizationIds', kind: 'payload' },
  fitsItsValues: { field: 'source', kind: 'payload' },
  ...entering.questions,
} as const;

const writing = [
  'isStaff',
  'isNameFree',
  'hasMeasure',
  'hasProperPeriod',
  'isRange',
  'hasProperTarget',
  'hasProperScope',
] as const;

/** A figure that is followed over time (domain reference, 8.3). */
export const kpiMachine = setup({
  types: {
    context: {} as KpiContext,
    input: {} as KpiContext,
    events: {} as KpiEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: { ...staffGuards, ...questionGuards(kpiQuestions) },
  actions: {
    ...plainActions<KpiContext, KpiEvent>(kpiFields),
    takeFields: assign(({ event }) => {
      if (event.type !== 'CREATE' && event.type !== 'EDIT') return {};
      // Only what is computed has a measure.
      return { ...writtenBy(event), ...(event.source !== 'computed' && { measure: null }) };
    }),
    ...effects('addValue', 'correctValue', 'computeValues'),
  },
}).createMachine({
  id: 'kpi',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has created the KPI yet.',
      on: {
        CREATE: {
          guard: and([...writing]),
          target: 'active',
          actions: ['takeFields', 'stampCreation', 'computeValues'],
        },
      },
    },
    active: {
      description: 'Members and teams have values, which come in period by period.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and([...writing, 'fitsItsValues']),
          actions: ['takeFields', 'computeValues'],
        },
        ADD_VALUE: entering.addingValue,
        CORRECT_VALUE: entering.correctingValue,
        DELETE: { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' },
      },
    },
    deleted: {
      description: 'The KPI and its values are hidden; nothing is computed.',
      on: {
        RESTORE: {
          guard: and(['isStaff', 'isNameFree']),
          target: 'active',
          actions: ['stampRestoration', 'computeValues'],
        },
      },
    },
  },
});
