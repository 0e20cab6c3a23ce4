// Made by `npm run registries` of the chart.
/** The states of a kai credit selection request, as its row has them. */
export const kaiCreditSelectionRequestState = {
  open: 'open',
  resolved: 'resolved',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const;

export type KaiCreditSelectionRequestState = (typeof kaiCreditSelectionRequestState)[keyof typeof kaiCreditSelectionRequestState];

/** The states of a kai credit selection request by the tags of its chart. */
export const kaiCreditSelectionRequestStates = {
  all: ['open', 'resolved', 'rejected', 'withdrawn'],
} as const satisfies Readonly<Record<string, readonly KaiCreditSelectionRequestState[]>>;
