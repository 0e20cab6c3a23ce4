// Made by `npm run registries` of the chart.
/** The states of an interactive response, as its row has them. */
export const interactiveResponseState = {
  notStarted: 'notStarted',
  inProgress: 'inProgress',
  completed: 'completed',
} as const;

export type InteractiveResponseState = (typeof interactiveResponseState)[keyof typeof interactiveResponseState];

/** The states of an interactive response by the tags of its chart. */
export const interactiveResponseStates = {
  all: ['notStarted', 'inProgress', 'completed'],
  begun: ['inProgress', 'completed'],
  open: ['notStarted', 'inProgress'],
} as const satisfies Readonly<Record<string, readonly InteractiveResponseState[]>>;
