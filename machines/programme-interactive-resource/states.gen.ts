// Made by `npm run registries` of the chart.
/** The states of a programme interactive resource, as its row has them. */
export const programmeInteractiveResourceState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type ProgrammeInteractiveResourceState = (typeof programmeInteractiveResourceState)[keyof typeof programmeInteractiveResourceState];

/** The states of a programme interactive resource by the tags of its chart. */
export const programmeInteractiveResourceStates = {
  all: ['active', 'deleted'],
  open: ['active'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly ProgrammeInteractiveResourceState[]>>;
