import { meanings } from '../meanings.ts';
import { meaningsOfEveryPost } from './every-post.ts';

export const forumThreadMeanings = meanings({
  senders: { CREATE: 'everyone' },
  people: meaningsOfEveryPost.people,
  guards: {
    ...meaningsOfEveryPost.guards,
    isDraft: 'It is to be kept as a draft.',
    hasNoComments: 'Nobody’s comment on it is published.',
  },
  effects: {
    ...meaningsOfEveryPost.effects,
    followOwn: 'Its author follows it.',
    tidyTags: 'Tags stand in small letters, each once.',
    takeEdits: 'What staff have put right takes the place of what the author wrote, who sees both.',
    forgetEdits: 'What staff had put right no longer matters.',
    lock: 'It is locked.',
    unlock: 'It is no longer locked.',
    pin: 'It is pinned.',
    unpin: 'It is no longer pinned.',
  },
  timers: meaningsOfEveryPost.timers,
  amounts: meaningsOfEveryPost.amounts,
});
