// Made by `npm run registries` of the chart.
/** The states of a kpi, as its row has them. */
export const kpiState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type KpiState = (typeof kpiState)[keyof typeof kpiState];

/** The states of a kpi by the tags of its chart. */
export const kpiStates = {
  all: ['active', 'deleted'],
  open: ['active'],
} as const satisfies Readonly<Record<string, readonly KpiState[]>>;
