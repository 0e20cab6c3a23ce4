import { setup } from 'xstate';
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
import { assignmentFields, type writtenFields } from './fields.ts';
import { delays } from './moments.ts';

type Context = asking.AssignmentContext;

export type AssignmentEvent =
  | PlainEventOf<
      | Writes<'CREATE', typeof assignmentFields>
      | Writes<'EDIT', typeof writtenFields>
      | { readonly type: 'DELETE' }
    >
  | SentOf<typeof asking.verbs & typeof asking.reports>;

/** What only the server can tell. */
export const assignmentQuestions = {
  isPlaceOpen: { field: 'programmeId', kind: 'payload' },
  canBeAsked: { field: 'questionnaireId', kind: 'payload' },
  hasRespondents: { field: 'memberIds', kind: 'payload' },
  areEnough: { field: 'isAnonymous', kind: 'payload' },
  hasLateOnes: {},
  isUnanswered: {},
} as const;

/** A questionnaire that a programme or a booking asks of its people, for some time (domain reference, 8.2). */
export const assignmentMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    events: {} as AssignmentEvent,
    /** `kept`: it was not deleted. `answerable`: people can answer it. `waiting`: they will be able to, or are. */
    tags: {} as 'kept' | 'answerable' | 'waiting' | 'terminal',
  },
  guards: { ...staffGuards, ...asking.guards, ...questionGuards(assignmentQuestions) },
  actions: {
    ...plainActions<Context, AssignmentEvent>(assignmentFields),
    ...stampActions<Context, AssignmentEvent>()(asking.stamps),
    ...effects(
      'askRespondents',
      'announceOpening',
      'announceToNewcomers',
      'remindRespondents',
      'endAsking',
    ),
  },
  delays,
}).createMachine({
  id: 'questionnaire-assignment',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'The questionnaire is not assigned yet.',
      on: { CREATE: asking.assigning },
    },
    scheduled: {
      description: 'People can answer it from its first day, or once the session is over.',
      tags: ['kept', 'waiting'],
      on: {
        EDIT: asking.editing.waiting,
        FOLLOW: asking.following,
        CLOSE: asking.closing,
        DELETE: asking.deleting,
      },
      after: { opening: asking.opening },
    },
    open: {
      description: 'Those who are asked can answer it.',
      tags: ['kept', 'waiting', 'answerable'],
      on: {
        EDIT: asking.editing.open,
        FOLLOW: asking.following,
        REFRESH: asking.refreshing,
        REMIND: asking.reminding,
        CLOSE: asking.closing,
        DELETE: asking.deleting,
      },
      after: {
        closing: asking.closingByItself,
        firstReminder: asking.remindingByItself,
        lastReminder: asking.remindingByItself,
      },
    },
    closed: {
      description: 'Nobody can answer it any more; answers are kept.',
      tags: ['kept'],
      on: {
        EDIT: asking.editing.waiting,
        FOLLOW: asking.following,
        DELETE: asking.deleting,
      },
    },
    deleted: {
      description: 'It is not asked any more, and nobody had answered it.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
