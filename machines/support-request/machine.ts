import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects, plainActions, type PlainEventOf, type Writes } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import * as answering from './answering.ts';
import { askedFields, type attached } from './fields.ts';

export type SupportRequestContext = answering.Context;

export type SupportRequestEvent =
  | PlainEventOf<Writes<'CREATE', typeof askedFields & typeof attached>>
  | SentOf<typeof answering.verbs>;

/** What only the server can tell. */
export const supportQuestions = {
  isOfStaff: { field: 'assignee', kind: 'payload' },
  canTakeIt: { field: 'into', kind: 'payload' },
} as const;

/** Somebody's request for help, and what is said about it until it is solved (domain reference, 11.7). */
export const supportRequestMachine = setup({
  types: {
    context: {} as SupportRequestContext,
    input: {} as SupportRequestContext,
    events: {} as SupportRequestEvent,
    tags: {} as 'open' | 'unsolved',
  },
  guards: { ...answering.guards, ...questionGuards(supportQuestions) },
  actions: {
    ...plainActions<SupportRequestContext, SupportRequestEvent>(askedFields),
    ...stampActions<SupportRequestContext, SupportRequestEvent>()(answering.stamps),
    ...effects('keepFiles', 'keepAnswer', 'mailAnswer', 'mailResolved', 'keepLook', 'mailMerged'),
  },
  delays: answering.delays,
}).createMachine({
  id: 'support-request',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has asked yet.',
      on: { CREATE: { target: 'open', actions: ['takeFields', 'stampCreation', 'keepFiles'] } },
    },
    open: {
      description: 'Staff have to answer.',
      tags: ['open', 'unsolved'],
      on: {
        REPLY: [answering.asked, answering.answered],
        RESOLVE: answering.resolving,
        ASSIGN: answering.assigning,
        LOOK: answering.looking,
        MERGE: answering.merging,
      },
    },
    waitingForUser: {
      description: 'Staff have answered; it is whoever asked who has to say something.',
      tags: ['open', 'unsolved'],
      on: {
        REPLY: [answering.asked, answering.answered],
        RESOLVE: answering.resolving,
        ASSIGN: answering.assigning,
        LOOK: answering.looking,
        MERGE: answering.merging,
      },
    },
    resolved: {
      description: 'Staff have solved it. Whoever asked may reopen it for {reopenable}.',
      tags: ['open'],
      on: { REOPEN: answering.reopening },
      after: { reopenable: 'closed' },
    },
    merged: {
      description: 'It said the same as another request of the same person, which goes on.',
      type: 'final',
    },
    closed: {
      description: 'It is over. If the problem is back, a new request is sent.',
      type: 'final',
    },
  },
});
