// Made by `npm run registries` of the chart.
/** The states of a forum comment, as its row has them. */
export const forumCommentState = {
  pending: 'pending',
  acceptedFresh: 'accepted.fresh',
  acceptedSettled: 'accepted.settled',
  rejectedFresh: 'rejected.fresh',
  unheard: 'rejected.unheard',
  rejectedSettled: 'rejected.settled',
  deleted: 'deleted',
} as const;

export type ForumCommentState = (typeof forumCommentState)[keyof typeof forumCommentState];

/** The states of a forum comment by the tags of its chart. */
export const forumCommentStates = {
  all: ['pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.unheard', 'rejected.settled', 'deleted'],
  open: ['pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.unheard', 'rejected.settled'],
  published: ['accepted.fresh', 'accepted.settled'],
  terminal: ['deleted'],
  unpublished: ['rejected.fresh', 'rejected.unheard', 'rejected.settled'],
  waiting: ['pending'],
} as const satisfies Readonly<Record<string, readonly ForumCommentState[]>>;
