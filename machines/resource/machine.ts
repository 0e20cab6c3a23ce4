import { and, assign, setup } from 'xstate';
import { partOf } from '#domain/resources/content.ts';
import { isStaff } from '../person.ts';
import {
  effects,
  plainActions,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { writtenFields, type resourceFields } from './fields.ts';

export type ResourceContext = PlainContext<typeof resourceFields>;

/** The categories that it is sorted into: rows of their own, which an effect writes. */
interface Sorted {
  readonly categories: readonly string[];
}

export type ResourceEvent = PlainEventOf<
  | (Writes<'CREATE', typeof resourceFields> & Sorted & { readonly silently: boolean })
  | (Writes<'EDIT', typeof writtenFields> & Sorted)
  | { readonly type: 'DELETE' }
>;

/** What only the server can tell, and what is to be said at a field. */
export const resourceQuestions = {
  hasPlace: { field: 'target', kind: 'payload' },
  hasFile: { field: 'file', kind: 'payload' },
  hasLink: { field: 'url', kind: 'payload' },
  hasText: { field: 'article', kind: 'payload' },
  hasDays: { field: 'availableTo', kind: 'payload' },
  areCategories: { field: 'categories', kind: 'payload' },
} as const;

/** Something to read, watch or do (domain reference, 9.1). */
export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    input: {} as ResourceContext,
    events: {} as ResourceEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: {
    /** Staff everywhere; in a booking those who take part in it, which is asked of the booking. */
    mayAdd: ({ context: { scope }, event: { by } }) => isStaff(by) || scope === 'booking',
    /** Staff, and in a booking whoever added it. */
    mayChange: ({ context: { scope, createdBy }, event: { by } }) =>
      isStaff(by) || (scope === 'booking' && createdBy === by.id),
    ...questionGuards(resourceQuestions),
  },
  actions: {
    ...plainActions<ResourceContext, ResourceEvent>(writtenFields),
    /** What is left of another kind goes. */
    keepContent: assign(({ context: { kind, file, url, article } }) => ({
      file: partOf(kind) === 'file' ? file : null,
      url: partOf(kind) === 'url' ? url : null,
      article: partOf(kind) === 'article' ? article : null,
    })),
    ...effects('sortIn', 'keepFile', 'announceAdded', 'dropFiles'),
  },
}).createMachine({
  id: 'resource',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has added the resource yet.',
      on: {
        CREATE: {
          guard: and([
            'mayAdd',
            'hasPlace',
            'hasFile',
            'hasLink',
            'hasText',
            'hasDays',
            'areCategories',
          ]),
          target: 'published',
          actions: [
            'takeFields',
            'keepContent',
            'stampCreation',
            'sortIn',
            'keepFile',
            'announceAdded',
          ],
        },
      },
    },
    published: {
      description: 'Those it is for can open the resource, on the days that it is available.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and(['mayChange', 'hasFile', 'hasLink', 'hasText', 'hasDays', 'areCategories']),
          actions: ['takeFields', 'keepContent', 'sortIn', 'keepFile'],
        },
        DELETE: {
          guard: 'mayChange',
          target: 'deleted',
          actions: ['stampDeletion', 'dropFiles'],
        },
      },
    },
    deleted: {
      description: 'The resource is gone for good, and so are its files.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
