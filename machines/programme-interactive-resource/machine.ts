import { and, setup } from 'xstate';
import {
  plainActions,
  staffGuards,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { programmeInteractiveResourceFields, type writtenFields } from './fields.ts';

export type ProgrammeInteractiveResourceContext = PlainContext<
  typeof programmeInteractiveResourceFields
>;

export type ProgrammeInteractiveResourceEvent = PlainEventOf<
  | Writes<'CREATE', typeof programmeInteractiveResourceFields>
  | Writes<'EDIT', typeof writtenFields>
  | { readonly type: 'DELETE' }
>;

/** What only the server can tell. */
export const programmeInteractiveResourceQuestions = {
  isProgrammeOpen: { field: 'programmeId', kind: 'payload' },
  isActivityThere: { field: 'interactiveResourceId', kind: 'payload' },
  isNew: { field: 'interactiveResourceId', kind: 'payload' },
  hasVersion: { field: 'contentVersion', kind: 'payload' },
  hasDays: { field: 'closesOn', kind: 'payload' },
  arePrerequisites: { field: 'prerequisites', kind: 'payload' },
} as const;

/** An activity in a programme: in which version, when, after which others (domain reference, 9.4). */
export const programmeInteractiveResourceMachine = setup({
  types: {
    context: {} as ProgrammeInteractiveResourceContext,
    input: {} as ProgrammeInteractiveResourceContext,
    events: {} as ProgrammeInteractiveResourceEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: { ...staffGuards, ...questionGuards(programmeInteractiveResourceQuestions) },
  actions: plainActions<ProgrammeInteractiveResourceContext, ProgrammeInteractiveResourceEvent>(
    programmeInteractiveResourceFields,
  ),
}).createMachine({
  id: 'programme-interactive-resource',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'The programme does not have the activity yet.',
      on: {
        CREATE: {
          guard: and([
            'isStaff',
            'isProgrammeOpen',
            'isActivityThere',
            'isNew',
            'hasVersion',
            'hasDays',
            'arePrerequisites',
          ]),
          target: 'active',
          actions: ['takeFields', 'stampCreation'],
        },
      },
    },
    active: {
      description: 'Members of the programme can launch the activity while it is open.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and(['isStaff', 'hasVersion', 'hasDays', 'arePrerequisites']),
          actions: 'takeFields',
        },
        DELETE: { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' },
      },
    },
    deleted: {
      description: 'The programme has the activity no longer; responses are kept.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
