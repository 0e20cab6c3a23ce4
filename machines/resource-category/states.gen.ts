// Made by `npm run registries` of the chart.
/** The states of a resource category, as its row has them. */
export const resourceCategoryState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type ResourceCategoryState = (typeof resourceCategoryState)[keyof typeof resourceCategoryState];

/** The states of a resource category by the tags of its chart. */
export const resourceCategoryStates = {
  all: ['active', 'deleted'],
  open: ['active'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly ResourceCategoryState[]>>;
