import { setup } from 'xstate';
import type { ValuesOf } from '#domain/records/fields.ts';
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
import { writtenFields } from './fields.ts';
import * as moderating from './moderating.ts';
import * as writing from './writing.ts';
import type { ForumThreadContext } from './writing.ts';

export type { ForumThreadContext } from './writing.ts';

type Created = { readonly type: 'CREATE'; readonly asDraft: boolean } & ValuesOf<
  typeof writtenFields
>;

export type ForumThreadEvent =
  | PlainEventOf<Created | Writes<'EDIT', typeof writtenFields> | { readonly type: 'DELETE' }>
  | SentOf<typeof writing.verbs>;

/** What only the server can tell. */
export const forumThreadQuestions = { ...moderating.questions, ...writing.questions } as const;

/** Something to talk about in the forum, looked at by staff before others read it (domain reference, 11.1). */
export const forumThreadMachine = setup({
  types: {
    context: {} as ForumThreadContext,
    input: {} as ForumThreadContext,
    events: {} as ForumThreadEvent,
    tags: {} as 'open' | 'published' | 'waiting' | 'unpublished' | 'terminal',
  },
  guards: {
    ...staffGuards,
    ...questionGuards(forumThreadQuestions),
    ...moderating.guards,
    isDraft: ({ event }) => event.type === 'CREATE' && event.asDraft,
  },
  actions: {
    ...plainActions<ForumThreadContext, ForumThreadEvent>(writtenFields),
    ...stampActions<ForumThreadContext, ForumThreadEvent>()(moderating.stamps),
    ...stampActions<ForumThreadContext, ForumThreadEvent>()(writing.stamps),
    ...effects(
      'recount',
      'followOwn',
      'keepReport',
      'dropReports',
      'countPoints',
      'withdrawPoints',
    ),
    ...moderating.orders,
  },
  delays: moderating.delays,
}).createMachine({
  id: 'forum-thread',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has written it yet.',
      on: { CREATE: writing.creating },
    },
    draft: {
      description: 'Only its author sees it.',
      tags: ['open'],
      on: {
        SUBMIT: writing.submitting,
        EDIT: writing.editing,
        DELETE: { guard: 'isAuthor', target: '#deleted', actions: 'stampDeletion' },
      },
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
      description: 'Everyone reads it, and can comment unless it is locked.',
      tags: ['open', 'published'],
      initial: 'settled',
      on: {
        REPORT: moderating.reporting,
        KEEP: moderating.keeping,
        EDIT: writing.editingPublished,
        PIN: { guard: 'isStaff', actions: ['pin', 'stampChange'] },
        UNPIN: { guard: 'isStaff', actions: ['unpin', 'stampChange'] },
        LOCK: { guard: 'isStaff', actions: ['lock', 'stampChange'] },
        UNLOCK: { guard: 'isStaff', actions: ['unlock', 'stampChange'] },
        REJECT: moderating.rejecting,
        DELETE: writing.deleting,
      },
      states: {
        fresh: {
          description: 'Staff have just published it and can undo that for {undoWindow}.',
          on: { UNDO: moderating.undoingAcceptance, REJECT: moderating.rejectingUnheard },
          after: {
            undoWindow: {
              target: 'settled',
              actions: ['countPoints', moderating.notify('ForumThreadAccepted', 'author')],
            },
          },
        },
        settled: { description: 'Its author knows that it is published.' },
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
          after: moderating.announcingRejection('ForumThreadRejection'),
        },
        unheard: {
          description:
            'Staff have rejected what they had just published, before anyone heard of it, and can undo that for {undoWindow}.',
          on: { UNDO: moderating.undoingUnheardRejection },
          after: moderating.announcingRejection('ForumThreadRejection'),
        },
        settled: { description: 'Its author knows why it was rejected.' },
      },
    },
    deleted: {
      id: 'deleted',
      description: 'It is gone for good.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
