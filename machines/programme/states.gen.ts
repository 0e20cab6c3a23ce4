// Made by `npm run registries` of the chart.
/** The states of a programme, as its row has them. */
export const programmeState = {
  draft: 'draft',
  normal: 'active.normal',
  nearComplete: 'active.nearComplete',
  complete: 'complete',
  deleted: 'deleted',
} as const;

export type ProgrammeState = (typeof programmeState)[keyof typeof programmeState];

/** The states of a programme by the tags of its chart. */
export const programmeStates = {
  all: ['draft', 'active.normal', 'active.nearComplete', 'complete', 'deleted'],
  active: ['active.normal', 'active.nearComplete'],
  kept: ['draft', 'active.normal', 'active.nearComplete', 'complete'],
  open: ['draft', 'active.normal', 'active.nearComplete'],
  shown: ['active.normal', 'active.nearComplete', 'complete'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly ProgrammeState[]>>;
