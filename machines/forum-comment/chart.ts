import { plainChart } from '../plain-record.ts';
import { sentences } from '../forum-thread/moderating.ts';
import {
  forumCommentMachine,
  forumCommentQuestions,
  type ForumCommentContext,
  type ForumCommentEvent,
} from './machine.ts';
import { verbs } from './writing.ts';

const notPublished = {
  REPORT: 'This comment is not published.',
  KEEP: 'This comment is not published.',
};
const isPublished = {
  ACCEPT: 'This comment is published already.',
  RESUBMIT: 'This comment is published.',
  UNDO: 'Its author knows of the decision. Reject the comment instead.',
};
const isRejected = {
  ...notPublished,
  ACCEPT: 'This comment was rejected. Its author can change it and send it again.',
  REJECT: 'This comment was rejected already.',
  EDIT: 'Change it and send it again.',
  UNDO: 'The author has already been notified. They can send it again.',
};

/** The lifecycle of a comment in the forum as its readers use it. */
export const forumCommentChart = plainChart<
  ForumCommentContext,
  ForumCommentEvent,
  typeof forumCommentQuestions,
  typeof forumCommentMachine
>({
  name: 'forum-comment',
  machine: forumCommentMachine,
  noun: 'comment',
  about: {
    title: 'Forum comment',
    purpose: 'What is said about a thread, or about another comment on it.',
    events: {
      CREATE: 'Someone comments on a thread, or answers a comment.',
      EDIT: 'Its author changes it; what is published is looked at again when that is late.',
      DELETE: 'It is deleted for good; a note stands in its place where it was answered.',
    },
  },
  questions: forumCommentQuestions,
  verbs,
  guards: sentences,
  outcomes: {
    CREATE: { done: 'Your comment was sent.' },
    EDIT: { done: 'Your changes were saved.' },
    // One that is deleted stays so.
    DELETE: { done: 'The comment was deleted.' },
  },
  tooLate: {
    pending: {
      ...notPublished,
      RESUBMIT: 'This comment is waiting for approval.',
      UNDO: 'Nothing was decided about this comment.',
    },
    'accepted.fresh': isPublished,
    'accepted.settled': isPublished,
    'rejected.fresh': isRejected,
    'rejected.unheard': isRejected,
    'rejected.settled': isRejected,
  },
});
