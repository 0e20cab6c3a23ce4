import { plainChart } from '../plain-record.ts';
import {
  forumThreadMachine,
  forumThreadQuestions,
  type ForumThreadContext,
  type ForumThreadEvent,
} from './machine.ts';
import { sentences } from './moderating.ts';
import { verbs } from './writing.ts';

const isPublished = {
  SUBMIT: 'This thread is published already.',
  ACCEPT: 'This thread is published already.',
  RESUBMIT: 'This thread is published.',
  UNDO: 'The author has already been notified. Reject the thread instead.',
};
const isRejected = {
  SUBMIT: 'This thread was rejected. Change it and send it again.',
  ACCEPT: 'This thread was rejected. Its author can change it and send it again.',
  REJECT: 'This thread was rejected already.',
  UNDO: 'The author has already been notified. They can send it again.',
};

const notPublished = 'This thread is not published.';
const unpublished = (state: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    ['REPORT', 'KEEP', 'PIN', 'UNPIN', 'LOCK', 'UNLOCK'].map((type) => [type, notPublished]),
  ),
  ...state,
});

/** The lifecycle of a thread of the forum as its readers use it. */
export const forumThreadChart = plainChart<
  ForumThreadContext,
  ForumThreadEvent,
  typeof forumThreadQuestions,
  typeof forumThreadMachine
>({
  name: 'forum-thread',
  machine: forumThreadMachine,
  noun: 'thread',
  about: {
    title: 'Forum thread',
    purpose: 'Something to talk about in the forum, which staff look at before others read it.',
    events: {
      CREATE: 'Someone writes a thread, and sends it or keeps it as a draft.',
      EDIT: 'Its author changes it; what is published is looked at again when that is late.',
      DELETE: 'It is deleted for good.',
    },
  },
  questions: forumThreadQuestions,
  verbs,
  guards: { ...sentences, isDraft: { kind: 'choice' } },
  outcomes: {
    CREATE: {
      done: ({ payload }) =>
        payload['asDraft'] === true ? 'Your draft was saved.' : 'Your thread was sent.',
    },
    EDIT: { done: 'Your changes were saved.' },
    // One that is deleted stays so.
    DELETE: { done: 'The thread was deleted.' },
  },
  tooLate: {
    draft: unpublished({
      ACCEPT: notPublished,
      REJECT: notPublished,
      RESUBMIT: 'This thread is a draft. Submit it.',
      UNDO: 'Nothing was decided about this thread.',
    }),
    pending: unpublished({
      SUBMIT: 'This thread is waiting for approval.',
      RESUBMIT: 'This thread is waiting for approval.',
      UNDO: 'Nothing was decided about this thread.',
    }),
    'accepted.fresh': isPublished,
    'accepted.settled': isPublished,
    'rejected.fresh': unpublished({ ...isRejected, EDIT: 'Change it and send it again.' }),
    'rejected.unheard': unpublished({ ...isRejected, EDIT: 'Change it and send it again.' }),
    'rejected.settled': unpublished({ ...isRejected, EDIT: 'Change it and send it again.' }),
  },
});
