// Made by `npm run registries` of the chart.
/** The states of a resource, as its row has them. */
export const resourceState = {
  published: 'published',
  deleted: 'deleted',
} as const;

export type ResourceState = (typeof resourceState)[keyof typeof resourceState];

/** The states of a resource by the tags of its chart. */
export const resourceStates = {
  all: ['published', 'deleted'],
  open: ['published'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly ResourceState[]>>;
