// Made by `npm run registries` of the chart.
/** The states of a forum thread, as its row has them. */
export const forumThreadState = {
  draft: 'draft',
  pending: 'pending',
  acceptedFresh: 'accepted.fresh',
  acceptedSettled: 'accepted.settled',
  rejectedFresh: 'rejected.fresh',
  unheard: 'rejected.unheard',
  rejectedSettled: 'rejected.settled',
  deleted: 'deleted',
} as const;

export type ForumThreadState = (typeof forumThreadState)[keyof typeof forumThreadState];

/** The states of a forum thread by the tags of its chart. */
export const forumThreadStates = {
  all: ['draft', 'pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.unheard', 'rejected.settled', 'deleted'],
  open: ['draft', 'pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.unheard', 'rejected.settled'],
  published: ['accepted.fresh', 'accepted.settled'],
  terminal: ['deleted'],
  unpublished: ['rejected.fresh', 'rejected.unheard', 'rejected.settled'],
  waiting: ['pending'],
} as const satisfies Readonly<Record<string, readonly ForumThreadState[]>>;
