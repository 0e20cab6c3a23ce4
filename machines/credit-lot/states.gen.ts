// Made by `npm run registries` of the chart.
/** The states of a credit lot, as its row has them. */
export const creditLotState = {
  active: 'active',
  exhausted: 'exhausted',
  expired: 'expired',
} as const;

export type CreditLotState = (typeof creditLotState)[keyof typeof creditLotState];

/** The states of a credit lot by the tags of its chart. */
export const creditLotStates = {
  all: ['active', 'exhausted', 'expired'],
  paying: ['active', 'exhausted'],
  usable: ['active'],
} as const satisfies Readonly<Record<string, readonly CreditLotState[]>>;
