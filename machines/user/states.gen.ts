// Made by `npm run registries` of the chart.
/** The states of a user, as its row has them. */
export const userState = {
  invited: 'invited',
  active: 'active',
  deleted: 'deleted',
  obfuscated: 'obfuscated',
} as const;

export type UserState = (typeof userState)[keyof typeof userState];

/** The states of a user by the tags of its chart. */
export const userStates = {
  all: ['invited', 'active', 'deleted', 'obfuscated'],
  open: ['invited', 'active'],
  putAway: ['deleted', 'obfuscated'],
  terminal: ['obfuscated'],
} as const satisfies Readonly<Record<string, readonly UserState[]>>;
