// Made by `npm run registries` of the chart.
/** The states of a session, as its row has them. */
export const sessionState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type SessionState = (typeof sessionState)[keyof typeof sessionState];

/** The states of a session by the tags of its chart. */
export const sessionStates = {
  all: ['active', 'deleted'],
  open: ['active'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly SessionState[]>>;
