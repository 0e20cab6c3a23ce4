// Made by `npm run registries` of the chart.
/** The states of a support request, as its row has them. */
export const supportRequestState = {
  open: 'open',
  waitingForUser: 'waitingForUser',
  resolved: 'resolved',
  merged: 'merged',
  closed: 'closed',
} as const;

export type SupportRequestState = (typeof supportRequestState)[keyof typeof supportRequestState];

/** The states of a support request by the tags of its chart. */
export const supportRequestStates = {
  all: ['open', 'waitingForUser', 'resolved', 'merged', 'closed'],
  open: ['open', 'waitingForUser', 'resolved'],
  unsolved: ['open', 'waitingForUser'],
} as const satisfies Readonly<Record<string, readonly SupportRequestState[]>>;
