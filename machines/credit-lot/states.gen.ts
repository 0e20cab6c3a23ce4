// Made by `npm run registries` of the chart.
/** The states of a credit lot, as its row has them. */
export const creditLotState = {
  active: 'active',
  exhausted: 'exhausted',
  expired: 'expired',
  deallocated: 'deallocated',
  deleted: 'deleted',
} as const;

export type CreditLotState = (typeof creditLotState)[keyof typeof creditLotState];

/** The states of a credit lot by the tags of its chart. */
export const creditLotStates = {
  all: ['active', 'exhausted', 'expired', 'deallocated', 'deleted'],
  kept: ['active', 'exhausted', 'expired', 'deallocated'],
  paying: ['active', 'exhausted'],
  usable: ['active'],
} as const satisfies Readonly<Record<string, readonly CreditLotState[]>>;
