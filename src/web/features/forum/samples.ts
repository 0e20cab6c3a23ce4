import { forumCommentChart } from '#machines/forum-comment/chart.ts';
import { forumThreadChart } from '#machines/forum-thread/chart.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import {
  sampleHistory,
  samplePageOf,
  samplePagesOfRecord,
} from '#web/charts/sample/sample-record.ts';
import { isPublished, type ForumComment, type ForumThread } from './forum-records.ts';
import type { Rules } from './rules-first.tsx';

const threadId = '00000000-0000-4000-8000-000000000061';
const commentId = '00000000-0000-4000-8000-000000000062';

const rules: Rules = {
  version: 1,
  body: '## Be kind\nWrite to others as you would speak to them.',
  publishedAt: '2027-01-04T09:00:00.000Z',
  accepted: 1,
  muted: null,
  mayUpdate: false,
};

const wire = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** Answers that pages of the forum ask for besides the record. */
const around = {
  'GET /forum/rules': rules,
  'GET /forum/tags': [{ tag: 'boundaries', threads: 3 }],
  'GET /forum/awaiting': { items: [], total: 0 },
  'GET /forum/mutes': [],
  'GET /forum-thread/filter': [],
};

const aThread: Omit<
  ForumThread,
  'version' | 'status' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'availableEvents'
> = {
  id: threadId,
  name: 'How do you say no?',
  body: 'I find it hard to say no to my manager. How do you do it?',
  tags: ['boundaries'],
  author: samplePerson('mia'),
  anonymous: false,
  isOwn: true,
  publishedAt: null,
  rejection: null,
  reports: null,
  locked: false,
  pinned: false,
  comments: 0,
  lastActivityAt: '2027-03-08T12:00:00.000Z',
  isUnread: false,
  isFollowed: true,
  original: null,
  mayFollow: true,
  mayComment: true,
  mayModerate: false,
  mayReadHistory: true,
  background: null,
  createdBy: samplePerson('mia'),
  updatedBy: samplePerson('mia'),
};

const rejectionOf = ({
  reason,
  remark,
}: {
  readonly reason: NonNullable<ForumThread['rejection']>['reason'] | null;
  readonly remark: string | null;
}) => (reason === null ? null : { reason, remark });

const threadSamples = samplePagesOfRecord(
  forumThreadChart,
  [
    {
      key: 'thread',
      title: 'Thread',
      address: `/app/forum/threads/${threadId}`,
      readers: ['member', 'staff'],
    },
    {
      key: 'moderate',
      title: 'Moderate Thread',
      address: `/app/forum/threads/${threadId}/moderate`,
      readers: ['staff'],
    },
    { key: 'list', title: 'Forum', address: '/app/forum', readers: ['member', 'staff'] },
    {
      key: 'create',
      title: 'Create Thread',
      address: '/app/forum/threads/create',
      begins: true,
      readers: ['member'],
    },
  ],
  (record) => {
    const { base, context } = record;
    const thread: ForumThread = {
      ...aThread,
      ...base,
      id: threadId,
      name: context.name,
      tags: [...context.tags],
      publishedAt: wire(context.publishedAt),
      rejection: rejectionOf(context),
      locked: context.locked,
      pinned: context.pinned,
      mayFollow: isPublished(base.status),
      mayComment: isPublished(base.status) && !context.locked,
    };
    return {
      ...around,
      'GET /forum-threads/{forumThread}': thread,
      'GET /forum-threads/{forumThread}/history': sampleHistory(record),
      'GET /forum-threads': samplePageOf([thread]),
      'GET /forum-comments': samplePageOf([]),
    };
  },
);

const commentSamples = samplePagesOfRecord(
  forumCommentChart,
  [
    {
      key: 'thread',
      title: 'Thread',
      address: `/app/forum/threads/${threadId}`,
      readers: ['member', 'staff'],
    },
  ],
  ({ base, context }) => {
    const comment: ForumComment = {
      ...base,
      id: commentId,
      author: samplePerson('mia'),
      anonymous: context.anonymous,
      isOwn: true,
      publishedAt: wire(context.publishedAt),
      rejection: rejectionOf(context),
      reports: null,
      thread: threadId,
      parent: null,
      isDeleted: false,
      body: context.body,
    };
    const thread: ForumThread = {
      ...aThread,
      version: 1,
      status: 'accepted.settled',
      createdAt: base.createdAt,
      updatedAt: base.updatedAt,
      deletedAt: null,
      availableEvents: [],
    };
    return {
      ...around,
      'GET /forum-threads/{forumThread}': thread,
      'GET /forum-threads/{forumThread}/history': [],
      'GET /forum-comments': samplePageOf([comment]),
    };
  },
);

export const samplePages = [...threadSamples, ...commentSamples];
