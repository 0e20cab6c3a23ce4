// Made by `npm run registries` of the chart.
/** The states of a session option, as its row has them. */
export const sessionOptionState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type SessionOptionState = (typeof sessionOptionState)[keyof typeof sessionOptionState];

/** The states of a session option by the tags of its chart. */
export const sessionOptionStates = {
  all: ['active', 'deleted'],
  open: ['active'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly SessionOptionState[]>>;
