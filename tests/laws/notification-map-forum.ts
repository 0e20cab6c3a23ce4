import type { ForumFacts } from '#domain/notifications/rows/forum.ts';
import { row } from './notification-map-account.ts';

const facts: ForumFacts = {
  thread: '{thread}',
  title: '{thread}',
  comment: '{comment}',
  author: '{author}',
  others: 0,
  reason: '{reason}',
};
const link = '/app/forum/threads/{thread}';

/** What of the notification map (domain reference, 13) is about the forum, as it is written there. */
export const forumMap = [
  row('ForumThreadAccepted', facts, {
    to: ['author'],
    text: 'Your thread “{thread}” is published.',
    link,
    channel: 'I',
    auto: 'opened',
  }),
  row('ForumThreadRejection', facts, {
    to: ['author'],
    text: 'Your thread “{thread}” wasn’t published: {reason}. You can edit and resubmit it.',
    link,
    channel: 'E',
    auto: 'resubmitted',
  }),
  row('ForumThreadComment', facts, {
    to: ['threadAuthor', 'followers'],
    text: '{author} commented on “{thread}”.',
    link: `${link}#comment-{comment}`,
    channel: 'I',
    auto: 'opened',
  }),
  row('ForumThreadCommentRejection', facts, {
    to: ['author'],
    text: 'Your comment on “{thread}” wasn’t published: {reason}.',
    link,
    channel: 'E',
    auto: 'resubmitted',
  }),
];
