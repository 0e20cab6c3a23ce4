import { meaningsOfEveryPost } from '../forum-thread/every-post.ts';
import { meanings } from '../meanings.ts';

export const forumCommentMeanings = meanings({
  senders: { CREATE: 'everyone' },
  ...meaningsOfEveryPost,
  guards: {
    ...meaningsOfEveryPost.guards,
    isThreadOpen: 'The thread is published and not locked.',
    isParentThere: 'What it answers is a published comment on the thread, and no answer itself.',
    hasNoReplies: 'Nobody has answered it.',
  },
  effects: {
    ...meaningsOfEveryPost.effects,
    takePlace: 'It is kept which thread or comment it is about.',
  },
});
