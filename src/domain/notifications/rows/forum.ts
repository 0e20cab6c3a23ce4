import { counted } from '../../text/counted.ts';
import type { NoticeRows } from '../notice.ts';

/** What the texts say about a thread of the forum, or a comment on one. */
export interface ForumFacts {
  readonly thread: string;
  readonly title: string;
  /** The comment that it is about; null for the thread itself. */
  readonly comment: string | null;
  /** Who commented; "Someone" where they don’t want to be named. */
  readonly author: string;
  /** Other comments that the reader has not seen. */
  readonly others: number;
  /** Why it was not published. */
  readonly reason: string;
}

const path = ({ thread }: Pick<ForumFacts, 'thread'>) => `/app/forum/threads/${thread}`;
const go = (f: ForumFacts) => ({ path: path(f), label: 'Open the thread' });
const all = ['member', 'organizationAdmin', 'coach', 'staff'] as const;

const commented = ({ author, others, title }: ForumFacts): string =>
  others === 0
    ? `${author} commented on “${title}”.`
    : `${author} commented on “${title}”, and there ${others === 1 ? 'is' : 'are'} ${counted(others, 'other new comment')}.`;

/** What people hear of the forum. */
export const forumNotices = {
  ForumThreadAccepted: {
    to: ['author'],
    text: (f) => `Your thread “${f.title}” is published.`,
    subject: (f) => `“${f.title}” is published`,
    go,
    channel: 'I',
    settled: 'opened',
    label: 'A thread of yours is published',
    readers: all,
  },
  ForumThreadRejection: {
    to: ['author'],
    text: (f) =>
      `Your thread “${f.title}” wasn’t published: ${f.reason}. You can edit and resubmit it.`,
    subject: (f) => `“${f.title}” wasn’t published`,
    go,
    channel: 'E',
    settled: 'resubmitted',
    label: 'A thread of yours is not published',
    readers: all,
  },
  ForumThreadComment: {
    to: ['threadAuthor', 'followers'],
    text: commented,
    subject: (f) => `New comments on “${f.title}”`,
    go: (f) => ({ path: `${path(f)}#comment-${f.comment ?? ''}`, label: 'Open the comment' }),
    channel: 'I',
    settled: 'opened',
    label: 'Someone comments on a thread that you follow',
    readers: all,
  },
  ForumThreadCommentRejection: {
    to: ['author'],
    text: (f) => `Your comment on “${f.title}” wasn’t published: ${f.reason}.`,
    subject: (f) => `Your comment on “${f.title}” wasn’t published`,
    go,
    channel: 'E',
    settled: 'resubmitted',
    label: 'A comment of yours is not published',
    readers: all,
  },
} as const satisfies NoticeRows<ForumFacts>;
