import type { ForumCommentContext } from '#machines/forum-comment/machine.ts';
import type { ForumThreadContext } from '#machines/forum-thread/machine.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';
import {
  accepted,
  began,
  byAuthor,
  byStaff,
  moderation,
  moments,
  published,
  timers,
} from './forum-moderation.ts';

const thread = {
  name: 'How do you say no?',
  body: 'I find it hard to say no to my manager. How do you do it?',
  tags: ['boundaries'],
  anonymous: false,
};
/** Tags are tidied. */
const untidy = {
  'with tags as people type them': () => ({ tags: [' Boundaries', 'boundaries ', ''] }),
};
const unless = ['isNotMuted', 'hasAcceptedRules', 'isWithinLimit'];
const gone = ({ at, by }: Sent) => ({ updatedBy: by.id, deletedAt: at, deletedBy: by.id });

/** A thread waits for approval where its author is not known yet, and can be kept as a draft before (domain reference, 11.1). */
export const forumThreadTable: Table<ForumThreadContext> = {
  rows: [
    {
      tried: ['a member keeps a draft'],
      anybody: true,
      leads: 'new → draft',
      even: untidy,
      writes: () => ({ ...thread, ...began }),
    },
    {
      tried: ['a member sends a thread and it is published at once'],
      even: untidy,
      anybody: true,
      leads: 'new → accepted.settled',
      unless,
      orders: ['recount', 'followOwn', 'countPoints'],
      writes: (before, event) => ({ ...thread, ...began, ...published(before, event) }),
    },
    {
      tried: ['a member sends a thread and it waits'],
      even: untidy,
      anybody: true,
      leads: 'new → pending',
      unless,
      writes: () => ({ ...thread, ...began }),
    },
    {
      tried: ['the author submits it and it is published at once'],
      leads: 'draft → accepted.settled',
      unless,
      orders: ['recount', 'followOwn', 'countPoints'],
      writes: (before, event) => ({ ...byAuthor, ...published(before, event) }),
    },
    {
      tried: ['the author submits it and it waits'],
      leads: 'draft → pending',
      unless,
      writes: () => byAuthor,
    },
    {
      tried: [
        'the author edits it',
        'the author edits it late',
        'an author who needs no approval edits it late',
      ],
      leads: 'draft → draft',
      even: untidy,
      writes: () => ({ ...thread, ...byAuthor }),
    },
    {
      tried: ['the author deletes it', 'the author deletes what was answered'],
      leads: 'draft → deleted',
      writes: (_, event) => gone(event),
    },
    {
      tried: ['staff publish it with another title'],
      leads: 'pending → accepted.fresh',
      orders: ['recount', 'followOwn'],
      writes: (before, event) => ({
        ...published(before, event),
        ...byStaff,
        decidedBy: 'sam',
        name: 'How do you say no at work?',
        originalName: before.name,
        tags: ['boundaries', 'work'],
        originalTags: before.tags,
      }),
    },
    ...accepted.flatMap((state): Row<ForumThreadContext>[] =>
      (
        [
          ['pin', { pinned: true }],
          ['unpin', { pinned: false }],
          ['lock', { locked: true }],
          ['unlock', { locked: false }],
        ] as const
      ).map(([verb, change]) => ({
        tried: [`staff ${verb} it`],
        leads: `${state} → ${state}`,
        writes: () => ({ ...byStaff, ...change }),
      })),
    ),
    ...moderation<ForumThreadContext>({
      even: untidy,
      written: thread,
      forgotten: { originalName: null, originalTags: null },
      unanswered: 'hasNoComments',
      publishing: ['recount', 'followOwn'],
      deleting: ['withdrawPoints', 'settleNotices ForumThreadRejection'],
      deleted: gone,
      rejection: 'ForumThreadRejection',
      announced: 'notify ForumThreadAccepted author',
    }),
  ],
  timers,
  moments,
  // What is pinned is locked as well.
  beforehand: ({ pinned }) => ({
    name: 'Saying no',
    body: 'How do you do it, all of you?',
    tags: ['work'],
    originalName: 'No',
    originalTags: ['saying no'],
    locked: pinned,
  }),
  among: ({ context: { wasPublished, reported, pinned } }) => [wasPublished, reported, pinned],
};

const comment = { body: 'I say what I can do instead.', anonymous: false };
const place = { thread: 'saying-no', parent: null };
const open = [...unless, 'isThreadOpen', 'isParentThere'];

/** A comment waits for approval as threads do; those who follow the thread hear of it once it is published (domain reference, 11.1). */
export const forumCommentTable: Table<ForumCommentContext> = {
  rows: [
    {
      tried: ['a member sends a comment and it is published at once'],
      anybody: true,
      leads: 'new → accepted.settled',
      unless: open,
      orders: ['recount', 'countPoints', 'notify ForumThreadComment threadAuthor followers'],
      writes: (before, event) => ({
        ...comment,
        ...place,
        ...began,
        ...published(before, event),
      }),
    },
    {
      tried: ['a member sends a comment and it waits'],
      anybody: true,
      leads: 'new → pending',
      unless: open,
      writes: () => ({ ...comment, ...place, ...began }),
    },
    ...moderation<ForumCommentContext>({
      even: {},
      written: comment,
      forgotten: {},
      unanswered: 'hasNoReplies',
      publishing: ['recount'],
      deleting: ['recount', 'withdrawPoints', 'settleNotices ForumThreadCommentRejection'],
      deleted: ({ by }) => ({ updatedBy: by.id }),
      rejection: 'ForumThreadCommentRejection',
      announced: 'notify ForumThreadComment threadAuthor followers',
    }),
  ],
  timers,
  moments,
  beforehand: () => ({ body: 'Something else.', thread: 'another', parent: 'c-1' }),
};
