import { and, setup } from 'xstate';
import { categoryFields } from './fields.ts';
import {
  effects,
  plainActions,
  staffGuards,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import { moving, type verbs } from './moving.ts';

export type ResourceCategoryContext = PlainContext<typeof categoryFields>;

export type ResourceCategoryEvent =
  | PlainEventOf<
      | Writes<'CREATE' | 'EDIT', typeof categoryFields>
      | { readonly type: 'DELETE'; readonly moveTo: string | null }
    >
  | SentOf<typeof verbs>;

/** What only the server can tell. */
export const categoryQuestions = {
  isNameFree: { field: 'name' },
  hasProperParent: { field: 'parent' },
  hasNoCategories: {},
  haveResourcesAPlace: { field: 'moveTo', kind: 'payload' },
} as const;

/** Where resources are sorted into. */
export const resourceCategoryMachine = setup({
  types: {
    context: {} as ResourceCategoryContext,
    input: {} as ResourceCategoryContext,
    events: {} as ResourceCategoryEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: { ...staffGuards, ...questionGuards(categoryQuestions) },
  actions: {
    ...plainActions<ResourceCategoryContext, ResourceCategoryEvent>(categoryFields),
    ...effects('placeLast', 'placeInParent', 'placeWhereAsked', 'leavePlace', 'moveResources'),
  },
}).createMachine({
  id: 'resource-category',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has created the category yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'isNameFree', 'hasProperParent']),
          target: 'active',
          actions: ['takeFields', 'stampCreation', 'placeLast'],
        },
      },
    },
    active: {
      description: 'Resources can be sorted into the category.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and(['isStaff', 'isNameFree', 'hasProperParent']),
          actions: ['takeFields', 'placeInParent'],
        },
        MOVE: moving,
        DELETE: {
          guard: and(['isStaff', 'hasNoCategories', 'haveResourcesAPlace']),
          target: 'deleted',
          actions: ['stampDeletion', 'moveResources', 'leavePlace'],
        },
      },
    },
    deleted: {
      description: 'The category is gone for good, and its resources lie in another one.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
