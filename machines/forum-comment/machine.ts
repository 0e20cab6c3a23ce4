import { assign, setup } from 'xstate';
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
import * as moderating from '../forum-thread/moderating.ts';
import { writtenFields, type placeFields } from './fields.ts';
import * as writing from './writing.ts';
import type { ForumCommentContext } from './writing.ts';

export type { ForumCommentContext } from './writing.ts';

export type ForumCommentEvent =
  | PlainEventOf<
      | Writes<'CREATE', typeof writtenFields & typeof placeFields>
      | Writes<'EDIT', typeof writtenFields>
      | { readonly type: 'DELETE' }
    >
  | SentOf<typeof writing.verbs>;

/** What only the server can tell. */
export const forumCommentQuestions = { ...writing.questions, ...moderating.questions } as const;

/** What is said about a thread, or about a comment on it, looked at by staff before others read it (domain reference, 11.1). */
export const forumCommentMachine = setup({
  types: {
    context: {} as ForumCommentContext,
    input: {} as ForumCommentContext,
    events: {} as ForumCommentEvent,
    tags: {} as 'open' | 'published' | 'waiting' | 'unpublished' | 'terminal',
  },
  guards: {
    ...staffGuards,
    ...questionGuards(forumCommentQuestions),
    ...moderating.guards,
  },
  actions: {
    ...plainActions<ForumCommentContext, ForumCommentEvent>(writtenFields),
    takePlace: assign(({ event }) =>
      event.type === 'CREATE' ? { thread: event.thread, parent: event.parent } : {},
    ),
    ...stampActions<ForumCommentContext, ForumCommentEvent>()(moderating.stamps),
    ...effects('recount', 'keepReport', 'dropReports', 'countPoints', 'withdrawPoints'),
    ...moderating.orders,
  },
  delays: moderating.delays,
}).createMachine({
  id: 'forum-comment',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has written it yet.',
      on: { CREATE: writing.creating },
    },
    pending: {
      id: 'pending',
      description: 'It waits for approval: its author and staff see it.',
      tags: ['open', 'waiting'],
      on: {
        ACCEPT: writing.accepting,
        REJECT: moderating.rejecting,
        EDIT: writing.editing,
        DELETE: writing.deleting,
      },
    },
    accepted: {
      id: 'accepted',
      description: 'Everyone reads it.',
      tags: ['open', 'published'],
      initial: 'settled',
      on: {
        REPORT: moderating.reporting,
        KEEP: moderating.keeping,
        EDIT: writing.editingPublished,
        REJECT: moderating.rejecting,
        DELETE: writing.deleting,
      },
      states: {
        fresh: {
          description: 'Staff have just published it and can undo that for {undoWindow}.',
          on: { UNDO: moderating.undoingAcceptance, REJECT: moderating.rejectingUnheard },
          after: {
            undoWindow: { target: 'settled', actions: ['countPoints', writing.notifyFollowers] },
          },
        },
        settled: { description: 'Those who follow the thread know of it.' },
      },
    },
    rejected: {
      id: 'rejected',
      description: 'It is not published: its author can change it and send it again.',
      tags: ['open', 'unpublished'],
      initial: 'fresh',
      on: { RESUBMIT: writing.resubmitting, DELETE: writing.deleting },
      states: {
        fresh: {
          description: 'Staff have just rejected it and can undo that for {undoWindow}.',
          on: { UNDO: moderating.undoingRejection },
          after: moderating.announcingRejection('ForumThreadCommentRejection'),
        },
        unheard: {
          description:
            'Staff have rejected what they had just published, before anyone heard of it, and can undo that for {undoWindow}.',
          on: { UNDO: moderating.undoingUnheardRejection },
          after: moderating.announcingRejection('ForumThreadCommentRejection'),
        },
        settled: { description: 'Its author knows why it was rejected.' },
      },
    },
    deleted: {
      id: 'deleted',
      description: 'It is gone for good; what was said about it stays below a note that says so.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
