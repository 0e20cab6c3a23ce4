import { and, setup } from 'xstate';
import { stampActions } from '../capability.ts';
import {
  effects,
  plainActions,
  staffGuards,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import * as asking from './asking.ts';
import { writtenFields } from './fields.ts';

type Context = asking.QuestionnaireContext;

export type QuestionnaireEvent =
  | PlainEventOf<
      Writes<'CREATE' | 'EDIT', typeof writtenFields> | { readonly type: 'DELETE' | 'RESTORE' }
    >
  | SentOf<typeof asking.verbs>;

/** What only the server can tell. */
export const questionnaireQuestions = { isNameFree: { field: 'name' } } as const;

const deleting = { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' } as const;

/** Questions that are written once, published in versions, and asked of many (domain reference, 8.1). */
export const questionnaireMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    events: {} as QuestionnaireEvent,
    /** `open`: it was not deleted. `asked`: one of its versions can be asked. */
    tags: {} as 'open' | 'asked',
  },
  guards: { ...staffGuards, ...asking.guards, ...questionGuards(questionnaireQuestions) },
  actions: {
    ...plainActions<Context, QuestionnaireEvent>(writtenFields),
    ...stampActions<Context, QuestionnaireEvent>()(asking.stamps),
    ...effects('keepVersion'),
  },
}).createMachine({
  id: 'questionnaire',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has written the questionnaire yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'isNameFree']),
          target: 'draft',
          actions: ['takeFields', 'startUnpublished', 'stampCreation'],
        },
      },
    },
    draft: {
      description: 'Staff write it; nobody can be asked it.',
      tags: ['open'],
      on: {
        EDIT: asking.editing.unpublished,
        REORDER: asking.reordering.unpublished,
        PUBLISH: asking.publishing,
        DELETE: deleting,
      },
    },
    published: {
      description: 'It can be asked as it stands.',
      tags: ['open', 'asked'],
      on: {
        EDIT: asking.editing.published,
        REORDER: asking.reordering.published,
        DELETE: deleting,
      },
    },
    revised: {
      description: 'A new version is being written; the one before it is asked until then.',
      tags: ['open', 'asked'],
      on: {
        EDIT: asking.editing.unpublished,
        REORDER: asking.reordering.unpublished,
        PUBLISH: asking.publishing,
        DELETE: deleting,
      },
    },
    deleted: {
      description: 'It is hidden and can’t be asked; what was answered is kept.',
      on: { RESTORE: asking.restoring },
    },
  },
});
