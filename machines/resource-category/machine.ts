import { and, assign, setup } from 'xstate';
import type { CategoryColour } from '#domain/resources/vocabulary.ts';
import type { Stamp } from '../person.ts';
import {
  createdBy,
  deletedBy,
  question,
  restoredBy,
  staffGuards,
  touchedBy,
  writtenBy,
  type Facts,
  type PlainColumns,
} from '../plain-record.ts';

/** What staff write about a category. `parent` is the category it lies in; there is one level. */
export interface ResourceCategoryFields {
  readonly name: string;
  readonly description: string | null;
  readonly colour: CategoryColour;
  readonly parent: string | null;
}

export type ResourceCategoryContext = ResourceCategoryFields & PlainColumns;

export type ResourceCategoryEvent = Stamp & { readonly facts?: Facts } & (
    | ({ readonly type: 'CREATE' | 'EDIT' } & ResourceCategoryFields)
    /** `order`: the place among its neighbours, from 1. */
    | { readonly type: 'MOVE'; readonly order: number }
    | { readonly type: 'DELETE'; readonly moveTo: string | null }
    | { readonly type: 'RESTORE' }
  );

/** Where resources are sorted into. */
export const resourceCategoryMachine = setup({
  types: {
    context: {} as ResourceCategoryContext,
    input: {} as ResourceCategoryContext,
    events: {} as ResourceCategoryEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: {
    ...staffGuards,
    isNameFree: question('isNameFree'),
    hasProperParent: question('hasProperParent'),
    hasNoCategories: question('hasNoCategories'),
    haveResourcesAPlace: question('haveResourcesAPlace'),
  },
  actions: {
    takeFields: assign(({ event }) =>
      event.type === 'CREATE' || event.type === 'EDIT' ? writtenBy(event) : {},
    ),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampDeletion: assign(({ event }) => deletedBy(event)),
    stampRestoration: assign(({ event }) => restoredBy(event)),
    placeLast: () => {},
    placeInParent: () => {},
    placeWhereAsked: () => {},
    leavePlace: () => {},
    moveResources: () => {},
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
        MOVE: { guard: 'isStaff', actions: ['stampChange', 'placeWhereAsked'] },
        DELETE: {
          guard: and(['isStaff', 'hasNoCategories', 'haveResourcesAPlace']),
          target: 'deleted',
          actions: ['stampDeletion', 'moveResources', 'leavePlace'],
        },
      },
    },
    deleted: {
      description: 'The category is hidden, and its resources lie in another one.',
      on: {
        RESTORE: {
          guard: and(['isStaff', 'isNameFree', 'hasProperParent']),
          target: 'active',
          actions: ['stampRestoration', 'placeLast'],
        },
      },
    },
  },
});
