import type { ForumCommentContext } from '#machines/forum-comment/machine.ts';
import type { Moderated } from '#machines/forum-thread/moderating.ts';
import type { ForumThreadContext } from '#machines/forum-thread/machine.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const second = 1_000;
const minute = 60 * second;

const undecided = { decidedBy: null, reason: null, remark: null };
const unpublished = { publishedAt: null, wasPublished: false };
const published = ({ publishedAt }: Moderated, { at }: Sent) => ({
  publishedAt: publishedAt ?? at,
  wasPublished: true,
});
const byAuthor = { updatedBy: 'mia' };
const byStaff = { updatedBy: 'sam' };
const began = { createdBy: 'mia', updatedBy: 'mia' };
/** Half an hour to the last millisecond. */
const settles = ({ publishedAt }: Moderated) => (publishedAt ?? 0) + 30 * minute + 1;
const accepted = ['accepted.fresh', 'accepted.settled'];
const rejected = ['rejected.fresh', 'rejected.settled'];

interface Post<Context extends object> {
  /** What else may be written with it. */
  readonly even: NonNullable<Row<Context>['even']>;
  /** What its author writes. */
  readonly written: Partial<Context>;
  /** What is forgotten of an earlier time when it is sent again. */
  readonly forgotten: Partial<Context>;
  /** The question whether somebody has answered it. */
  readonly unanswered: string;
  /** What follows when it is published, and when it is deleted. */
  readonly publishing: readonly string[];
  readonly deleting: readonly string[];
  deleted(event: Sent): Partial<Context>;
  readonly rejection: string;
  /** Who hears of it once nobody has taken its publication back. */
  readonly announced: string;
}

/** What happens to threads and comments alike. */
function moderation<Context extends Moderated>(post: Post<Context>): Row<Context>[] {
  const { even, written, forgotten, unanswered, publishing, deleting, deleted, rejection } = post;
  const some = (values: Partial<Moderated>) => values as Partial<Context>;
  const settled = `settleNotices ${rejection}`;
  return [
    {
      tried: ['staff publish it'],
      leads: 'pending → accepted.fresh',
      orders: publishing,
      writes: (before, event) =>
        some({ ...published(before, event), ...byStaff, decidedBy: 'sam' }),
    },
    ...['pending', ...accepted].map((state): Row<Context> => ({
      tried: ['staff reject it'],
      leads: `${state} → rejected.fresh`,
      orders: ['recount'],
      writes: () =>
        some({ ...byStaff, decidedBy: 'sam', reason: 'offTopic', remark: null, reported: false }),
    })),
    {
      tried: ['whoever decided takes it back'],
      leads: 'rejected.fresh → accepted.settled',
      when: ({ wasPublished }) => wasPublished,
      orders: ['recount'],
      writes: () => some({ ...byStaff, ...undecided }),
    },
    {
      tried: ['whoever decided takes it back'],
      leads: 'rejected.fresh → pending',
      when: ({ wasPublished }) => !wasPublished,
      writes: () => some({ ...byStaff, ...undecided }),
    },
    {
      tried: ['whoever decided takes it back'],
      leads: 'accepted.fresh → pending',
      orders: ['recount'],
      writes: () => some({ ...byStaff, ...undecided, ...unpublished }),
    },
    {
      tried: ['undoWindow is over'],
      leads: 'accepted.fresh → accepted.settled',
      orders: [post.announced],
    },
    {
      tried: ['undoWindow is over'],
      leads: 'rejected.fresh → rejected.settled',
      orders: [`notify ${rejection} author`],
    },
    ...accepted.flatMap((state): Row<Context>[] => [
      {
        tried: ['a reader reports it'],
        leads: `${state} → ${state}`,
        anybody: true,
        orders: ['keepReport'],
        writes: () => some({ reported: true }),
      },
      {
        tried: ['staff keep it'],
        leads: `${state} → ${state}`,
        when: ({ reported }) => reported,
        orders: ['dropReports'],
        writes: () => some({ ...byStaff, reported: false }),
      },
      {
        tried: ['the author edits it', 'an author who needs no approval edits it late'],
        leads: `${state} → ${state}`,
        even,
        writes: () => ({ ...written, ...some(byAuthor) }),
      },
      {
        tried: ['the author edits it late'],
        leads: `${state} → ${state}`,
        until: settles,
        even,
        writes: () => ({ ...written, ...some(byAuthor) }),
      },
      {
        tried: ['the author edits it late'],
        leads: `${state} → pending`,
        since: settles,
        orders: ['recount'],
        even,
        writes: () => ({ ...written, ...some({ ...byAuthor, ...unpublished }) }),
      },
    ]),
    {
      tried: [
        'the author edits it',
        'the author edits it late',
        'an author who needs no approval edits it late',
      ],
      leads: 'pending → pending',
      even,
      writes: () => ({ ...written, ...some(byAuthor) }),
    },
    ...rejected.map((state): Row<Context> => ({
      tried: ['the author sends it again'],
      leads: `${state} → pending`,
      orders: [settled],
      even,
      writes: () => ({
        ...written,
        ...forgotten,
        ...some({ ...byAuthor, ...unpublished, ...undecided }),
      }),
    })),
    ...['pending', ...accepted, ...rejected].flatMap((state): Row<Context>[] => [
      {
        tried: ['the author deletes it'],
        leads: `${state} → deleted`,
        unless: [unanswered],
        orders: deleting,
        writes: (_, event) => deleted(event),
      },
      {
        tried: ['staff delete it'],
        leads: `${state} → deleted`,
        orders: deleting,
        writes: (_, event) => deleted(event),
      },
    ]),
  ];
}

const moments = ({ publishedAt }: Moderated) =>
  publishedAt === null ? [] : [publishedAt + 30 * minute];
const timers = [
  {
    delay: 'undoWindow',
    during: ['accepted.fresh', 'rejected.fresh'],
    lasts: () => 30 * second,
  },
];

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
const unless = ['hasAcceptedRules', 'isWithinLimit'];
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
      orders: ['recount', 'followOwn'],
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
      orders: ['recount', 'followOwn'],
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
      deleting: ['settleNotices ForumThreadRejection'],
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
      orders: ['recount', 'notify ForumThreadComment threadAuthor followers'],
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
      deleting: ['recount', 'settleNotices ForumThreadCommentRejection'],
      deleted: ({ by }) => ({ updatedBy: by.id }),
      rejection: 'ForumThreadCommentRejection',
      announced: 'notify ForumThreadComment threadAuthor followers',
    }),
  ],
  timers,
  moments,
  beforehand: () => ({ body: 'Something else.', thread: 'another', parent: 'c-1' }),
};
