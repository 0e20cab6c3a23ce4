// Made by `npm run registries` of the chart.
/** The states of a review, as its row has them. */
export const reviewState = {
  open: 'open',
  given: 'given',
  closed: 'closed',
} as const;

export type ReviewState = (typeof reviewState)[keyof typeof reviewState];

/** The states of a review by the tags of its chart. */
export const reviewStates = {
  all: ['open', 'given', 'closed'],
  open: ['open'],
  readable: ['given'],
} as const satisfies Readonly<Record<string, readonly ReviewState[]>>;
