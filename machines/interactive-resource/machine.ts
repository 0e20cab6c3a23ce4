import { and, assign, setup } from 'xstate';
import {
  effects,
  plainActions,
  staffGuards,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { writtenFields, type interactiveResourceFields } from './fields.ts';

export type InteractiveResourceContext = PlainContext<typeof interactiveResourceFields>;

export type InteractiveResourceEvent = PlainEventOf<
  | Writes<'CREATE', typeof writtenFields>
  | (Writes<'EDIT', typeof writtenFields> & { readonly asNewVersion: boolean })
  | { readonly type: 'DELETE' | 'RESTORE' }
>;

/** What only the server can tell, and what is to be said at a field. */
export const interactiveResourceQuestions = {
  hasContent: { field: 'url', kind: 'payload' },
  hasOrigin: { field: 'allowedOrigin', kind: 'payload' },
  hasScores: { field: 'minScore', kind: 'payload' },
  isVersionFree: { field: 'asNewVersion', kind: 'payload' },
} as const;

/** An activity that runs in a frame, as staff define it (domain reference, 9.4). */
export const interactiveResourceMachine = setup({
  types: {
    context: {} as InteractiveResourceContext,
    input: {} as InteractiveResourceContext,
    events: {} as InteractiveResourceEvent,
    tags: {} as 'open',
  },
  guards: { ...staffGuards, ...questionGuards(interactiveResourceQuestions) },
  actions: {
    ...plainActions<InteractiveResourceContext, InteractiveResourceEvent>(writtenFields),
    beginVersions: assign({ contentVersion: 1 }),
    countVersion: assign(({ context, event }) =>
      'asNewVersion' in event && event.asNewVersion
        ? { contentVersion: context.contentVersion + 1 }
        : {},
    ),
    ...effects('keepVersion'),
  },
}).createMachine({
  id: 'interactive-resource',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has created the activity yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'hasContent', 'hasOrigin', 'hasScores']),
          target: 'active',
          actions: ['takeFields', 'beginVersions', 'stampCreation', 'keepVersion'],
        },
      },
    },
    active: {
      description: 'Staff can add the activity to programmes, and members of these launch it.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and(['isStaff', 'hasContent', 'hasOrigin', 'hasScores', 'isVersionFree']),
          actions: ['takeFields', 'countVersion', 'keepVersion'],
        },
        DELETE: { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' },
      },
    },
    deleted: {
      description: 'Nobody can launch the activity; what members have done stays.',
      on: { RESTORE: { guard: 'isStaff', target: 'active', actions: 'stampRestoration' } },
    },
  },
});
