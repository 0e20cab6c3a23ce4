// Made by `npm run registries` of the chart.
/** The states of an interactive resource, as its row has them. */
export const interactiveResourceState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type InteractiveResourceState = (typeof interactiveResourceState)[keyof typeof interactiveResourceState];

/** The states of an interactive resource by the tags of its chart. */
export const interactiveResourceStates = {
  all: ['active', 'deleted'],
  open: ['active'],
} as const satisfies Readonly<Record<string, readonly InteractiveResourceState[]>>;
