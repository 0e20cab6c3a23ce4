// Made by `npm run registries` of the chart.
/** The states of a team, as its row has them. */
export const teamState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type TeamState = (typeof teamState)[keyof typeof teamState];

/** The states of a team by the tags of its chart. */
export const teamStates = {
  all: ['active', 'deleted'],
  open: ['active'],
} as const satisfies Readonly<Record<string, readonly TeamState[]>>;
