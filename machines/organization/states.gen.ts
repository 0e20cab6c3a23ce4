// Made by `npm run registries` of the chart.
/** The states of an organization, as its row has them. */
export const organizationState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type OrganizationState = (typeof organizationState)[keyof typeof organizationState];

/** The states of an organization by the tags of its chart. */
export const organizationStates = {
  all: ['active', 'deleted'],
  open: ['active'],
} as const satisfies Readonly<Record<string, readonly OrganizationState[]>>;
